/** What the factors of study say in English: clauses that begin with a capital and end without a full stop. */
import type { StudyFactorFacts } from '../../../astro/judgement/vidya/factorFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../area/areaWords.ts';
import { listed, namedList, ordinal } from '../grammar.ts';

export const STUDY_FACTORS_EN: Sentences<StudyFactorFacts> = {
  ...AREA_EN,
  fighters: ({ places }) => {
    if (places.length === 0) return 'No malefic stands in the 3rd, 6th or 11th, where it would fight for success';
    const where = places.map(({ house, planets }) => `${namedList(planets)} in the ${ordinal(house)}`);
    return `Malefics stand where they fight for success: ${listed(where)}`;
  },
};
