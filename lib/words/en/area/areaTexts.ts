/** What is said in English of the score of a matter of life. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AreaTextFacts } from '../../facts/areaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { uncapitalised } from '../grammar.ts';

const VERDICTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is very well supported',
  good: 'is well supported',
  mixed: 'stands between support and strain',
  weak: 'needs patient work',
  difficult: 'needs much care',
};

/** The names of the low bands would frighten. */
const STANDING: Readonly<Record<AreaBand, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'between support and strain',
  weak: 'asking for patience',
  difficult: 'asking for much care',
};

export const AREA_TEXTS_EN: Sentences<AreaTextFacts> = {
  ...SCORE_EN,
  start: () => 'Every judgement starts from the middle',
  halved: ({ clauses: [factor, reason] }) => `${factor}; it counts half, as ${reason}`,
  share: ({ clause, percent, value }) => `${clause}: ${value} of 100, taken ${percent} %`,
  verdict: ({ band, clause, confidence, value }) =>
    `${clause} ${VERDICTS[band]} (${value} of 100, confidence ${confidence}).`,
  in_favour: ({ clauses }) =>
    clauses.length > 0
      ? `In its favour: ${clauses.map(uncapitalised).join('; ')}.`
      : 'Nothing speaks clearly in its favour.',
  worked_with: ({ clauses }) =>
    clauses.length > 0
      ? `To be worked with: ${clauses.map(uncapitalised).join('; ')}.`
      : 'Nothing weighs on it heavily.',
  standing: ({ band }) => STANDING[band],
};
