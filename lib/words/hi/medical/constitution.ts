/** Sentences on the constitution in Hindi. */
import { ELEMENT_ROWS, HUMOUR_ROWS } from '../../../astro/judgement/medical/tables/humours.ts';
import type { VoteFacts } from '../../../astro/judgement/medical/constitutionFacts.ts';
import type { ConstitutionWords, HabitId } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, planetHi, signHi } from '../grammar.ts';
import {
  ELEMENT_ADDS_HI,
  ELEMENT_GIFTS_HI,
  EXCESSES_HI,
  EXERCISES_HI,
  FOODS_HI,
  HEADLINES_HI,
  NATURES_HI,
  RHYTHMS_HI,
  SEASONS_HI,
} from './humours.ts';

const VOTES: Sentences<VoteFacts> = {
  ascendant_lord: ({ planet }) => `लग्नेश ${planetHi(planet)}`,
  ascendant_sign: ({ signIndex }) => `${signHi(signIndex)} लग्न`,
  moon_sign: ({ signIndex }) => `चंद्रमा की राशि ${signHi(signIndex)}`,
  moon_lord: ({ planet }) => `चंद्र राशि का स्वामी ${planetHi(planet)}`,
  in_first: ({ planet }) => `लग्न में ${planetHi(planet)}`,
  on_first: ({ planet }) => `लग्न को देखता ${planetHi(planet)}`,
  sun_sign: ({ signIndex }) => `सूर्य की राशि ${signHi(signIndex)}`,
};

const voteText = (vote: ConstitutionWords['vote']['vote']) => sayIn<VoteFacts, keyof VoteFacts>(VOTES, vote);

const HABITS: Readonly<Record<HabitId, string>> = { ...FOODS_HI, ...RHYTHMS_HI, ...EXERCISES_HI };

/** The most that the summary names. */
const VOTERS_NAMED = 2;

export const CONSTITUTION_HI: Sentences<ConstitutionWords> = {
  vote: ({ vote }) => voteText(vote),
  humour_nature: ({ humour, second }) =>
    second === null
      ? NATURES_HI[humour]
      : `${NATURES_HI[humour]} साथ में ${HUMOUR_ROWS[second].sanskrit} का असर भी है: ${NATURES_HI[second]}`,
  excess: ({ excess }) => EXCESSES_HI[excess],
  habit: ({ habit }) => HABITS[habit],
  habit_of_second: ({ habit, humour }) => `दूसरे दोष ${HUMOUR_ROWS[humour].sanskrit} के लिए: ${HABITS[habit]}`,
  habit_for: ({ habit, humour }) => `${HUMOUR_ROWS[humour].sanskrit} प्रकृति में अच्छा है: ${HABITS[habit]}।`,
  season: ({ humour }) => SEASONS_HI[humour],
  scarce_element: ({ element }) =>
    `इस कुंडली में ${ELEMENT_ROWS[element].sanskrit} तत्त्व सबसे कम है; वह ${ELEMENT_ADDS_HI[element]} से बढ़ता है।`,
  constitution: ({ age, ascendantLord, element, humour, moonLord, second, voters }) => {
    const { bodyType, sanskrit } = HUMOUR_ROWS[humour];
    const whose = age === 'child' ? 'बच्चे की' : 'आपकी';
    const also = second === null ? '' : ` और उसके पीछे ${HUMOUR_ROWS[second].sanskrit}`;
    const lords =
      ascendantLord === moonLord
        ? `लग्न और चंद्र राशि दोनों का स्वामी ${planetHi(ascendantLord)} है।`
        : `लग्न का स्वामी ${planetHi(ascendantLord)} और चंद्र राशि का ${planetHi(moonLord)} है।`;
    return [
      `${whose} प्रकृति में ${sanskrit} प्रमुख है${also}; इसका आधार ${listHi(voters.slice(0, VOTERS_NAMED).map(voteText))} है।`,
      `${ELEMENT_ROWS[element].sanskrit} तत्त्व सबसे प्रबल है, जिससे ${ELEMENT_GIFTS_HI[element]} मिलता है।`,
      lords,
      `शरीर ${bodyType.sanskrit} माना जाता है।`,
    ].join(' ');
  },
  constitution_headline: ({ age, humour, second }) => {
    const whose = age === 'child' ? 'बच्चे की' : 'आपकी';
    const humours = [humour, ...(second === null ? [] : [second])].map((id) => HUMOUR_ROWS[id].sanskrit);
    return `${whose} प्रकृति ${listHi(humours)} की है: ${HEADLINES_HI[humour]}।`;
  },
};
