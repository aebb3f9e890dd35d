/** Sentences on remedies of health in Hindi. */
import type { HealthRemedyWords } from '../facts/medical.ts';
import type { Sentences } from '../sentences.ts';
import { planetHi } from './grammar.ts';
import { weaknessHi } from './medical/planetClauses.ts';
import { bodyPartsHi } from './medical/planets.ts';

/** The heaviest; the evidence tells all. */
const REASONS_NAMED = 2;

export const HEALTH_REMEDIES_HI: Sentences<HealthRemedyWords> = {
  remedy_reason: ({ parts, planet, types }) =>
    `${bodyPartsHi(parts)} का कारक ${planetHi(planet)} कमज़ोर है। ${types
      .slice(0, REASONS_NAMED)
      .map((type) => `${weaknessHi(type)}।`)
      .join(' ')}`,
  stone_lacks: ({ condition }) => `इसके लिए यह शर्त पूरी नहीं होती: ${condition.hi}`,
  stone_uncalled: () => 'कुंडली में इस रत्न की ज़रूरत नहीं है',
};
