/** Sentences on remedies of health in Hindi. */
import type { HealthRemedyWords } from '../facts/medical.ts';
import { WEAKNESS_NAMES } from '../medicalNames.ts';
import type { Sentences } from '../sentences.ts';
import { PLANETS_HI } from './vocabulary.ts';

export const HEALTH_REMEDIES_HI: Sentences<HealthRemedyWords> = {
  remedy_reason: ({ planet, types, value }) =>
    `${PLANETS_HI[planet]} की दुर्बलता 100 में ${value} है: ${types.map(({ id }) => WEAKNESS_NAMES[id].sanskrit).join(', ')}।`,
  stone_lacks: ({ condition }) => `इसके लिए जो चाहिए वह नहीं है: ${condition.hi}`,
  stone_uncalled: () => 'कुंडली में इस रत्न की माँग नहीं है',
};
