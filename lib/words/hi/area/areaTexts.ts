/** What is said in Hindi of the score of a matter of life. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AreaTextFacts } from '../../facts/areaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';

/** How a matter stands: before है, of masculine nouns. */
const STANDING: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत मज़बूत',
  good: 'मज़बूत',
  mixed: 'मिला-जुला',
  weak: 'धीरज चाहने वाला',
  difficult: 'बहुत सावधानी चाहने वाला',
};

export const AREA_TEXTS_HI: Sentences<AreaTextFacts> = {
  ...SCORE_HI,
  start: () => 'हर आकलन बीच से शुरू होता है',
  halved: ({ clauses: [factor, reason] }) => `${factor}; इसका आधा असर, क्योंकि ${reason}`,
  share: ({ clause, percent }) => `${clause} (${percent}%)`,
  verdict: ({ band, clause }) => `${clause} ${STANDING[band]} है।`,
  in_favour: ({ clauses }) => (clauses.length > 0 ? `पक्ष में: ${clauses.join('; ')}।` : 'इसके पक्ष में कुछ विशेष नहीं है।'),
  worked_with: ({ clauses }) => (clauses.length > 0 ? `ध्यान दें: ${clauses.join('; ')}।` : 'इस पर कोई बड़ा दबाव नहीं है।'),
  standing: ({ band }) => STANDING[band],
};
