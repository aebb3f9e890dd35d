/** What the factors of study say in English: clauses that begin with a capital and end without a full stop. */
import type { StudyFactorFacts, StudyText } from '../../../astro/judgement/vidya/factorFacts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../areaWords.ts';
import { namedList, ordinal, uncapitalised } from '../grammar.ts';

export const STUDY_FACTORS_EN: Sentences<StudyFactorFacts> = {
  ...AREA_EN,
  fighters: ({ places }) => {
    if (places.length === 0) return 'No malefic stands in the 3rd, 6th or 11th, where it would fight for success';
    const where = places.map(({ house, planets }) => `${namedList(planets)} in the ${ordinal(house)}`);
    return `Malefics stand where they fight for success: ${where.join('; ')}`;
  },
  home: ({ benefics, isSettled, strength }) => {
    const held = benefics.length > 0 ? `${namedList(benefics)} in it` : 'no benefic in it';
    return `The 4th, home, with ${held} and its lord at ${strength} of 100, ${isSettled ? 'holds the pupil at home' : 'lets go'}`;
  },
  yoga_abroad: ({ clause, clauses, name }) => {
    const ways = clauses.map((way) => uncapitalised(typeof way === 'string' ? way : sayIn(AREA_EN, way)));
    return `The yoga “${name.en}” (${clause}): ${ways.join('; ')}`;
  },
  no_yoga_abroad: ({ clause, name }) => `The yoga “${name.en}” is not formed: it asks that ${uncapitalised(clause)}`,
  one_lord: () => 'one lord rules both for everybody of this rising sign',
};

/** Returns what a factor says within a sentence. */
export function studyFactorEn(text: StudyText): string {
  return uncapitalised(sayIn(STUDY_FACTORS_EN, text));
}
