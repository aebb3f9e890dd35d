/** What the factors of study say in English: clauses that begin with a capital and end without a full stop. */
import type { StudyFactorFacts, StudyText } from '../../../astro/judgement/vidya/factorFacts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../areaWords.ts';
import { namedList, ordinal, uncapitalised } from '../grammar.ts';
import { FOREIGN_EN } from '../videsh/factors.ts';
import { formationEn, giftEn } from '../videsh/promise.ts';

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
  yoga_abroad: ({ name, rule, ways }) => {
    const met = ways.map((way) => uncapitalised(sayIn(FOREIGN_EN, way)));
    return `The yoga “${name.en}” (${giftEn(rule)}): ${met.join('; ')}`;
  },
  no_yoga_abroad: ({ name, rule }) =>
    `The yoga “${name.en}” is not formed: it asks that ${uncapitalised(formationEn(rule))}`,
  one_lord: () => 'one lord rules both for everybody of this rising sign',
};

/** Returns what a factor says within a sentence. */
export function studyFactorEn(text: StudyText): string {
  return uncapitalised(sayIn(STUDY_FACTORS_EN, text));
}
