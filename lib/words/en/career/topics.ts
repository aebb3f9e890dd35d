/** Matters of work that periods are judged for, in English: what they are about, and what to do (interpretive). */
import type { CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';

/** As part of a sentence. */
export const TOPIC_AREAS: Readonly<Record<CareerTopicId, string>> = {
  career: 'work',
  change: 'change',
  promotion: 'rise and recognition',
  setback: 'what threatens work',
};

export const TOPIC_COUNSELS: Readonly<Record<CareerTopicId, Readonly<Record<ThemeTone, string>>>> = {
  career: {
    supportive: 'put plans forward and take the responsibility that is offered',
    mixed: 'choose one aim and finish it before the next',
    demanding: 'keep what stands, deliver reliably and let large moves wait',
  },
  change: {
    supportive: 'a move in this time is well borne, so compare offers in earnest',
    mixed: 'a move needs preparation: sign the new contract before leaving the old one',
    demanding: 'a move in this time costs more than it gives, so prepare it and wait',
  },
  promotion: {
    supportive: 'ask for the post, the title or the rise, with results in hand',
    mixed: 'make your results visible first and ask after the next success',
    demanding: 'build the case in writing and let others speak for you',
  },
  setback: {
    supportive: 'what threatens work is weathered well, so do not let fear decide',
    mixed: 'keep a reserve of some months and your papers in order',
    demanding: 'avoid guarantees and quarrels at work, and save before spending',
  },
};
