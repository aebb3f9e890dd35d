/** The summary of education in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { EducationSummaryFacts } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, sentence, spanEn } from '../grammar.ts';
import { LADDER_EN } from '../area/ladder.ts';
import { fieldEn } from './fields.ts';
import { STUDY_MATTERS_EN } from './matters.ts';

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'has very good prospects',
  good: 'has good prospects',
  mixed: 'has fair prospects',
  weak: 'takes patient work',
  difficult: 'is not the strong side of this chart',
};

const MATTERS: Readonly<Record<EducationSummaryFacts['prospect']['matter'], string>> = {
  higher_education: 'college',
  exams: 'success in examinations',
  foreign: 'going abroad',
};

export const EDUCATION_SUMMARY_EN: Sentences<EducationSummaryFacts> = {
  helps: ({ parts }) => parts.map((part) => sentence(sayIn(LADDER_EN, part))).join(' '),
  asks: ({ parts }) => parts.map((part) => sentence(sayIn(LADDER_EN, part))).join(' '),
  fields: ({ first, lead, second }) =>
    lead === 'close'
      ? `Among the subjects two lead, close together: ${fieldEn(first)}, then ${fieldEn(second)}.`
      : `Among the subjects the first place goes to ${fieldEn(first)}, the next to ${fieldEn(second)}.`,
  prospect: ({ band, matter, voice }) =>
    voice === 'parents'
      ? `Later on, ${MATTERS[matter]} ${PROSPECTS[band]}.`
      : `${capitalised(MATTERS[matter])} ${PROSPECTS[band]}.`,
  yogas: ({ names }) => `The chart has ${listed(names.map(({ en }) => en))}, which tradition gives for learning.`,
  running: ({ antardasha, mahadasha, untilDate }) =>
    `Until ${dateEn(untilDate)} the sub-period (antardasha) of ${named(antardasha)} runs in that of ${named(mahadasha)}.`,
  best_time: ({ from, isRunning, timed, until }) => {
    const what = STUDY_MATTERS_EN.timed_name({ timed });
    return isRunning
      ? `A good time for ${what} runs now, until ${dateEn(until)}.`
      : `The next good time for ${what} is ${spanEn({ from, until })}.`;
  },
  advice: (advice) => STUDY_MATTERS_EN.matter_advice({ ...advice, matter: 'study' }),
};
