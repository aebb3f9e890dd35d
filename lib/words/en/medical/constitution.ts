/** Sentences on the constitution in English. */
import { ELEMENT_ROWS, HUMOUR_ROWS, type Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { VoteFacts } from '../../../astro/judgement/medical/constitutionFacts.ts';
import type { ConstitutionWords, HabitId } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, signEn, uncapitalised } from '../grammar.ts';
import { ELEMENT_ADDS, ELEMENT_GIFTS, EXCESSES, EXERCISES, FOODS, NATURES, RHYTHMS, SEASONS } from './humours.ts';

/** As they stand within a sentence. */
const VOTES_EN: Sentences<VoteFacts> = {
  ascendant_lord: ({ planet }) => `${named(planet)}, lord of the ascendant`,
  ascendant_sign: ({ signIndex }) => `${signEn(signIndex)} rising`,
  moon_sign: ({ signIndex }) => `the Moon’s sign ${signEn(signIndex)}`,
  moon_lord: ({ planet }) => `${named(planet)}, lord of the Moon’s sign`,
  in_first: ({ planet }) => `${named(planet)} in the 1st`,
  on_first: ({ planet }) => `${named(planet)}, aspecting the 1st`,
  sun_sign: ({ signIndex }) => `the Sun’s sign ${signEn(signIndex)}`,
};

const voteText = (vote: ConstitutionWords['vote']['vote']) => sayIn<VoteFacts, keyof VoteFacts>(VOTES_EN, vote);

const HABITS: Readonly<Record<HabitId, string>> = { ...FOODS, ...RHYTHMS, ...EXERCISES };

/** The most that the summary names. */
const VOTERS_NAMED = 2;

export const CONSTITUTION_EN: Sentences<ConstitutionWords> = {
  vote: ({ vote }) => capitalised(voteText(vote)),
  humour_nature: ({ humour, second }) =>
    second === null
      ? NATURES[humour]
      : `${NATURES[humour]} ${HUMOUR_ROWS[second].name} adds to it: ${uncapitalised(NATURES[second])}`,
  excess: ({ excess }) => EXCESSES[excess],
  habit: ({ habit }) => HABITS[habit],
  habit_of_second: ({ habit, humour }) =>
    `For ${HUMOUR_ROWS[humour].name}, the second humour: ${uncapitalised(HABITS[habit])}`,
  habit_for: ({ habit, humour }) => `For ${HUMOUR_ROWS[humour].name}: ${uncapitalised(HABITS[habit])}.`,
  season: ({ humour }) => SEASONS[humour],
  scarce_element: ({ element }) =>
    `${ELEMENT_ROWS[element].name} is least in this chart: ${ELEMENT_ADDS[element]} add it.`,
  constitution: ({ age, ascendantLord, element, humour, moonLord, second, voters }) => {
    const { bodyType, name } = HUMOUR_ROWS[humour];
    const whose = age === 'child' ? 'the child’s' : 'your';
    const also = second === null ? '' : `, with ${HUMOUR_ROWS[second].name} close behind`;
    const lords =
      ascendantLord === moonLord
        ? `${named(ascendantLord)} rules both the ascendant and the Moon’s sign`
        : `${named(ascendantLord)} rules the ascendant and ${named(moonLord)} the Moon’s sign`;
    return [
      `${name} leads in ${whose} constitution${also}, by ${listed(voters.slice(0, VOTERS_NAMED).map(voteText))}.`,
      `${ELEMENT_ROWS[element].name} is the strongest element and gives ${ELEMENT_GIFTS[element]}.`,
      `${capitalised(lords)}.`,
      `The body type is ${uncapitalised(bodyType.name)}.`,
    ].join(' ');
  },
  constitution_headline: ({ age, humour, second }) => {
    const whose = age === 'child' ? 'The child’s' : 'Your';
    const also = second === null ? '' : ` with ${HUMOUR_ROWS[second].name}`;
    return `${whose} constitution is ${HUMOUR_ROWS[humour].name}${also}: ${HEADLINES[humour]}.`;
  },
};

const HEADLINES: Readonly<Record<Humour, string>> = {
  vata: 'warmth and regular hours suit it',
  pitta: 'cool food and pauses suit it',
  kapha: 'movement and light food suit it',
};
