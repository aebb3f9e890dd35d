/** What is said in Hindi of the parts of the score of a matter of life. */
import type { AreaTextFacts } from '../../facts/areaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';

export const AREA_TEXTS_HI: Sentences<AreaTextFacts> = {
  ...SCORE_HI,
  start: () => 'हर आकलन बीच से शुरू होता है',
  halved: ({ clauses: [factor, reason] }) => `${factor}; इसका आधा असर, क्योंकि ${reason}`,
  share: ({ clause, percent }) => `${clause} (${percent}%)`,
};
