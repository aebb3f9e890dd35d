/** What is said in English of the parts of the score of a matter of life. */
import type { AreaTextFacts } from '../../facts/areaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';

export const AREA_TEXTS_EN: Sentences<AreaTextFacts> = {
  ...SCORE_EN,
  start: () => 'Every judgement starts from the middle',
  halved: ({ clauses: [factor, reason] }) => `${factor}; it counts half, as ${reason}`,
  share: ({ clause, percent }) => `${clause}, taken ${percent} %`,
};
