/** What matters of life are called within English sentences. */
import type { LifeSubject } from '../../../astro/judgement/prediction/subject.ts';

const SUBJECTS: Readonly<Record<LifeSubject, string>> = {
  marriage: 'marriage',
  bond: 'the bond of marriage',
  second_marriage: 'a second marriage',
  parted_marriage: 'the marriage',
  companionship: 'companionship',
  career: 'work',
  experience: 'your life’s work',
  wealth: 'wealth',
  savings: 'what you have saved',
  health: 'health',
  children: 'parenthood',
  creative_play: 'creative play',
  grandchildren: 'the bond with the young',
  education: 'learning',
  joy_of_learning: 'the joy of learning',
  property: 'property',
  home: 'a peaceful home',
  spiritual: 'the spiritual path',
  travel: 'travel',
};

/** Returns a matter within a sentence: `the bond of marriage`. */
export function subjectEn(subject: LifeSubject): string {
  return SUBJECTS[subject];
}
