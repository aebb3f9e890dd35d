/** Sentences of the third method of /career in English. */
import type {
  DasamsaCondition,
  DasamsaConditions,
  DasamsaFinding,
  DasamsaFound,
  DasamsaOfficeId,
  DasamsaYogaId,
  Joining,
  MissedYogaId,
} from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import { capitalised, listed, named, namedList, ordinal, sentence, signEn, uncapitalised } from '../grammar.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import { placedInSign } from '../../../astro/planetWords.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { DasamsaPlace, DasamsaStanding, DasamsaWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { CAREER_OFFICES_EN } from './offices.ts';

/** What a yoga gives where it is formed, as a clause. */
const GIVES: Readonly<Record<DasamsaYogaId, string>> = {
  raja_yoga: 'seniors entrust rank and responsibility',
  dharma_karma: 'work and conviction pull the same way',
  tenth_lord_well_placed: 'what the birth chart shows of work finds good ground',
  exalted_in_kendra: 'one ability is noticed and opens doors',
  vargottama: 'what is begun in work is kept up, and a good name stays',
  amatyakaraka_rising: 'the calling is felt early and can become the work',
  sun_in_tenth: 'government, public office or the head of an institution suits',
  rahu_in_tenth: 'foreign firms, technology and new fields suit, with sharp turns on the way',
  exchange: 'two fields of work feed each other',
  malefic_in_eighth: 'work may be broken off and begun again',
  hard_lord_in_tenth: 'the field or the place of work changes',
};

/** What to do about a hard yoga. */
const CARE: Readonly<Partial<Record<DasamsaYogaId, string>>> = {
  malefic_in_eighth: 'Keep savings for half a year and a second skill.',
  hard_lord_in_tenth: 'Keep your papers and contacts ready for a new place.',
};

/** What the dasamsa shows where a yoga is not formed, as a clause. */
const MISSED: Readonly<Record<MissedYogaId, string>> = {
  raja_yoga: 'in the D10 no lords of a kendra and a trikona are well joined',
  tenth_lord_well_placed: 'the tenth lord of birth is in no kendra or trikona of the D10',
  vargottama: 'neither the ascendant nor a planet of work keeps its birth sign in the D10',
  amatyakaraka_rising: 'the amatyakaraka is not in the 1st, 5th, 9th or 10th house of the D10',
  exchange: 'no two planets exchange signs in the D10',
  malefic_in_eighth: 'no malefic is in the 8th house of the D10',
};

const JOININGS: Readonly<Record<Joining, string>> = {
  conjunction: 'stand together in',
  exchange: 'exchange signs between',
  mutual_aspect: 'aspect each other from',
  dispositor_aspect: 'are tied by sign and aspect from',
};

/** What of working life an office shows, as the subject of a sentence. */
const SHOWS: Readonly<Record<DasamsaOfficeId, string>> = {
  tenth_lord: 'the work itself',
  birth_tenth_lord: 'the work that the birth chart shows',
  ascendant_lord: 'the bearing at work',
  amatyakaraka: 'the calling',
  sun: 'standing with seniors',
  saturn: 'long effort',
  mercury: 'craft and dealing',
  jupiter: 'knowledge',
};

const STANDINGS: Readonly<Record<DasamsaStanding, readonly [one: string, many: string]>> = {
  well: ['comes to the fore', 'come to the fore'],
  even: ['grows by steady use', 'grow by steady use'],
  hard: ['is tested and refined', 'are tested and refined'],
};

/** The areas of working life for the houses of the dasamsa, the 1st first. Interpretive. */
const WORK_AREAS: readonly string[] = [
  'own initiative',
  'pay and speech',
  'effort and colleagues',
  'the place of work',
  'ideas and training',
  'service and daily tasks',
  'clients and partners',
  'change and research',
  'mentors and study',
  'office and visible results',
  'gains and networks',
  'distance and quiet work',
];

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'Give the child small duties of its own at home, and praise the finishing.',
  choice: 'Try one duty of responsibility this year, in a club, a team or a family firm.',
  advice: 'Hand your posts over in good order, and stay as adviser.',
  past: 'Tell the family how you worked; it is worth writing down.',
};

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'Take an office with real responsibility, and sign the work with your own name.',
  mixed: 'Stay in the field of the strongest planet of the D10, and show results before you ask for rank.',
  hard: 'Learn under a senior you trust, and grow by small posts.',
};

const houseOf = (house: number) => `its ${ordinal(house)} house`;

const houseList = (houses: readonly number[]) => listed(houses.map(houseOf));

const ownerOf = ({ house, planet }: { readonly planet: Planet; readonly house: number }) =>
  `${named(planet)}, lord of ${houseOf(house)}`;

const placeIn = ({ dignity, house, signIndex }: DasamsaPlace) =>
  `${placedInSign(dignity, signIndex)}, in ${houseOf(house)}`;

const foundText = (found: DasamsaFinding) => sayIn<DasamsaFound, keyof DasamsaFound>(DASAMSA_EN, found);

const conditionText = (condition: DasamsaCondition) =>
  sayIn<DasamsaConditions, keyof DasamsaConditions>(DASAMSA_EN, condition);

const CONDITIONS_EN: Sentences<DasamsaConditions> = {
  kendra_trikona_rule: () => 'In the D10 the lords of a kendra and a trikona are joined outside the 6th, 8th and 12th',
  dharma_karma_rule: () =>
    'In the D10 the lords of the 9th and 10th are joined, or are one planet, outside the 6th, 8th and 12th',
  tenth_lord_rule: () => 'The lord of the 10th house at birth is in a kendra or trikona of the D10',
  exalted_rule: () => 'A planet is exalted in a kendra of the D10',
  kept_sign_rule: () => 'The ascendant or a planet of work keeps its birth sign in the D10',
  amatyakaraka_rule: () => 'The amatyakaraka is in the 1st, 5th, 9th or 10th house of the D10',
  in_tenth_rule: ({ planet }) => capitalised(`${named(planet)} is in the 10th house of the D10`),
  exchange_rule: () => 'Two planets are in each other’s signs in the D10',
  malefic_rule: () => 'A natural malefic is in the 8th house of the D10',
  hard_lord_rule: () => 'The lord of the 8th or the 12th of the D10 is in its 10th house',
  one_debilitated: () => 'One of them is debilitated there',
  debilitated: () => 'It is debilitated there',
  one_in_dusthana: () => 'One of them is in the 6th, 8th or 12th of the D10',
  benefic_on_eighth: () => 'A natural benefic is in the 8th of the D10 or aspects it',
  strong_by_sign: () => 'It is strong there by sign',
};

const FOUND_EN: Sentences<DasamsaFound> = {
  joined_lords: ({ houses, joining, lords: [one, other] }) =>
    `in the D10 ${ownerOf(one)}, and ${ownerOf(other)}, ${JOININGS[joining]} ${houseList(houses)}`,
  lord_of_both: ({ house, ownedHouses: [one, other], planet }) =>
    `in the D10 ${named(planet)} owns ${houseOf(one)} and ${houseOf(other)} and stands in ${houseOf(house)}`,
  tenth_lord_stands: ({ house, planet }) =>
    `in the D10 ${named(planet)}, the tenth lord of birth, stands in ${houseOf(house)}`,
  exalted_planets: ({ exalted }) =>
    `in the D10 ${listed(exalted.map(({ house, planet }) => `${named(planet)} is exalted in ${houseOf(house)}`))}`,
  kept_signs: ({ ascendantSignIndex, kept }) =>
    `in the D10 ${listed([
      ...(ascendantSignIndex === null ? [] : [`the ascendant keeps ${signEn(ascendantSignIndex)}`]),
      ...kept.map(({ planet, signIndex }) => `${named(planet)} keeps ${signEn(signIndex)}`),
    ])}`,
  amatyakaraka_stands: ({ house, planet }) =>
    `in the D10 ${named(planet)}, the amatyakaraka, stands in ${houseOf(house)}`,
  stands_in_tenth: ({ planet }) => `in the D10 ${named(planet)} stands in its 10th house`,
  exchanged_signs: ({ houses, planets }) =>
    `in the D10 ${namedList(planets)} exchange signs between ${houseList(houses)}`,
  malefics_in_eighth: ({ planets }) =>
    `in the D10 ${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'} in its 8th house`,
  hard_lords_in_tenth: ({ lords }) =>
    `in the D10 ${listed(lords.map(ownerOf))}, ${lords.length > 1 ? 'stand' : 'stands'} in its 10th house`,
};

export const DASAMSA_EN: Sentences<DasamsaWords> = {
  ...CONDITIONS_EN,
  ...FOUND_EN,
  dasamsa_yoga: ({ found }) => capitalised(foundText(found)),
  dasamsa_yoga_missed: ({ yoga }) => capitalised(MISSED[yoga]),
  dasamsa_yoga_halved: ({ condition }) => uncapitalised(conditionText(condition)),
  dasamsa_tenth_holds: ({ planets }) =>
    capitalised(`${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'} in the 10th house of the D10`),
  dasamsa_yoga_result: ({ found, yoga }) => `${sentence(foundText(found))} ${sentence(GIVES[yoga])}`,
  dasamsa_yoga_care: ({ yoga }) => CARE[yoga] ?? sentence(GIVES[yoga]),
  dasamsa_yogas: ({ yogas }) => `Yogas of work in the D10 say that ${listed(yogas.map((yoga) => GIVES[yoga]))}.`,
  no_dasamsa_yoga: () => 'None of the yogas looked for is formed in the D10.',
  dasamsa_rising: ({ lord, signIndex }) =>
    `In the D10 ${signEn(signIndex)} rises, and its lord ${named(lord.planet)} is ${placeIn(lord)}.`,
  dasamsa_tenth: ({ isAscendantLord, lord, occupants, signIndex }) => {
    const held =
      occupants.length > 0
        ? `${capitalised(namedList(occupants))} ${occupants.length > 1 ? 'stand' : 'stands'} in the 10th house of the D10, ${signEn(signIndex)}.`
        : `The 10th house of the D10, ${signEn(signIndex)}, is empty.`;
    const ruled = isAscendantLord
      ? `${named(lord.planet)} rules it as well`
      : `its lord ${named(lord.planet)} is ${placeIn(lord)}`;
    return `${held} ${sentence(ruled)}`;
  },
  same_tenth_lord: ({ planet }) => sentence(`${named(planet)} is the tenth lord of birth as well`),
  birth_tenth_lord: (lord) => sentence(`${named(lord.planet)}, the tenth lord of birth, is ${placeIn(lord)}`),
  key_planet: ({ dignity, house, offices, planet, signIndex, standing }) => {
    const roles = CAREER_OFFICES_EN.dasamsa_offices({ offices });
    const shows = listed(offices.map((office) => SHOWS[office]));
    const [one, many] = STANDINGS[standing];
    const where = `${placedInSign(dignity, signIndex)}, in the ${ordinal(house)} house of the D10`;
    const grows = `${shows} ${offices.length > 1 ? many : one} through ${WORK_AREAS[house - 1]!}`;
    return `${sentence(`${named(planet)}, ${roles}, is ${where}`)} ${sentence(grows)}`;
  },
  dasamsa_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
};
