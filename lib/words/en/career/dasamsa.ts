/** Sentences of the third method of /career in English. */
import type {
  DasamsaCondition,
  DasamsaConditions,
  DasamsaFinding,
  DasamsaFound,
  DasamsaOfficeId,
  DasamsaYogaId,
  FormedYoga,
  Joining,
  MissedYogaId,
} from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import { DASAMSA_YOGAS } from '../../../astro/judgement/career/dasamsaYogas.ts';
import { sentence, capitalised, listed, named, namedList, ordinal, signEn, uncapitalised } from '../grammar.ts';
import { placedInSign } from '../../../astro/planetWords.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { DasamsaPlace, DasamsaStanding, DasamsaWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { CAREER_OFFICES_EN } from './offices.ts';

/** What a yoga gives where it is formed, as a clause. */
const GIVES: Readonly<Record<DasamsaYogaId, string>> = {
  raja_yoga: 'superiors entrust rank and responsibility',
  dharma_karma: 'work and conviction pull the same way, which carries a career far',
  tenth_lord_well_placed: 'what the birth chart promises in work finds its ground',
  exalted_in_kendra: 'one quality is seen from afar and opens doors',
  vargottama: 'what is begun in work is held to, and a good name stays',
  amatyakaraka_rising: 'the calling is felt early and can be lived as work',
  sun_in_tenth: 'this speaks for government, public office or the head of a house of work',
  rahu_in_tenth: 'this speaks for foreign firms, technology and new fields, with sharp turns on the way',
  exchange: 'two fields of work feed each other',
  malefic_in_eighth: 'work may be broken off and taken up anew, so savings and a second skill are wise',
  hard_lord_in_tenth: 'the field or the place of work changes, at first not always by own choice',
};

/** What the dasamsa shows where a yoga is not formed, as a clause. */
const MISSED: Readonly<Record<MissedYogaId, string>> = {
  raja_yoga: 'no lords of a kendra and of a trikona are well joined in the dasamsa',
  tenth_lord_well_placed: 'the tenth lord of birth stands in no kendra or trikona of the dasamsa',
  vargottama: 'neither the ascendant nor a planet that speaks for work keeps its birth sign in the dasamsa',
  amatyakaraka_rising: 'the amatyakaraka is not in the 1st, 5th, 9th or 10th of the dasamsa',
  exchange: 'no two planets exchange signs in the dasamsa',
  malefic_in_eighth: 'no malefic stands in the 8th of the dasamsa',
};

const YOGA_NAMES = new Map(DASAMSA_YOGAS.map(({ id, name }) => [id, name]));

const JOININGS: Readonly<Record<Joining, string>> = {
  conjunction: 'stand together',
  exchange: 'exchange signs',
  mutual_aspect: 'aspect each other',
  dispositor_aspect: 'are tied by sign and aspect',
};

/** What of working life an office shows, as the subject of a sentence. */
const SHOWS: Readonly<Record<DasamsaOfficeId, string>> = {
  tenth_lord: 'the work itself',
  birth_tenth_lord: 'the promise of birth',
  ascendant_lord: 'your bearing at work',
  amatyakaraka: 'the calling',
  sun: 'your standing with those above',
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
  'your own name and initiative',
  'pay, resources and speech',
  'effort, messages and colleagues',
  'the place of work and its home ground',
  'ideas, teams and those you train',
  'service, competition and daily tasks',
  'clients, partners and contracts',
  'change, research and what is hidden',
  'mentors, ethics and higher study',
  'office, rank and visible results',
  'gains, networks and large bodies',
  'distance, expenses and quiet work behind the scenes',
];

const COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'The dasamsa bears weight: take offices with real responsibility, and let your name stand on the work.',
  mixed: 'The dasamsa gives in parts: keep to the field of its strongest planet, and let rank come after results.',
  hard: 'The dasamsa asks for patience: learn under a senior you trust, keep a second skill, and grow by small posts.',
};

const inThe = (house: number) => `the ${ordinal(house)}`;

const inTheList = (houses: readonly number[]) => listed(houses.map(inThe));

const ownerOf = ({ house, planet }: { readonly planet: Planet; readonly house: number }) =>
  `${named(planet)}, lord of ${inThe(house)}`;

const placeIn = ({ dignity, house, signIndex }: DasamsaPlace) =>
  `${placedInSign(dignity, signIndex)}, in ${inThe(house)}`;

const foundText = (found: DasamsaFinding) => sayIn<DasamsaFound, keyof DasamsaFound>(DASAMSA_EN, found);

const conditionText = (condition: DasamsaCondition) =>
  sayIn<DasamsaConditions, keyof DasamsaConditions>(DASAMSA_EN, condition);

const yogaText = ({ found, yoga }: FormedYoga) => `${foundText(found)}: ${GIVES[yoga]}`;

const CONDITIONS_EN: Sentences<DasamsaConditions> = {
  kendra_trikona_rule: () => 'The lords of a kendra and of a trikona are joined outside the 6th, 8th and 12th',
  dharma_karma_rule: () =>
    'The lords of the 9th and of the 10th are joined, or are one planet, outside the 6th, 8th and 12th',
  tenth_lord_rule: () => 'The lord of the 10th at birth stands in a kendra or trikona',
  exalted_rule: () => 'A planet is exalted in a kendra',
  kept_sign_rule: () => 'The ascendant or a planet that speaks for work keeps its birth sign',
  amatyakaraka_rule: () => 'The amatyakaraka stands in the 1st, 5th, 9th or 10th',
  in_tenth_rule: ({ planet }) => capitalised(`${named(planet)} stands in the 10th`),
  exchange_rule: () => 'Two planets stand in each other’s signs',
  malefic_rule: () => 'A natural malefic stands in the 8th',
  hard_lord_rule: () => 'The lord of the 8th or of the 12th stands in the 10th',
  one_debilitated: () => 'One of them is debilitated there',
  debilitated: () => 'It is debilitated there',
  one_in_dusthana: () => 'One of them stands in the 6th, 8th or 12th',
  benefic_on_eighth: () => 'A natural benefic stands in the 8th or aspects it',
  strong_by_sign: () => 'It is strong there by sign',
};

const FOUND_EN: Sentences<DasamsaFound> = {
  joined_lords: ({ houses, joining, lords: [one, other] }) =>
    `${ownerOf(one)}, and ${ownerOf(other)}, ${JOININGS[joining]} in ${inTheList(houses)}`,
  lord_of_both: ({ house, ownedHouses: [one, other], planet }) =>
    `${named(planet)} owns ${inThe(one)} and ${inThe(other)} and stands in ${inThe(house)}`,
  tenth_lord_stands: ({ house, planet }) => `${named(planet)}, lord of the 10th at birth, stands in ${inThe(house)}`,
  exalted_planets: ({ exalted }) =>
    listed(exalted.map(({ house, planet }) => `${named(planet)} is exalted in ${inThe(house)}`)),
  kept_signs: ({ ascendantSignIndex, kept }) =>
    listed([
      ...(ascendantSignIndex === null ? [] : [`the ascendant keeps ${signEn(ascendantSignIndex)}`]),
      ...kept.map(({ planet, signIndex }) => `${named(planet)} keeps ${signEn(signIndex)}`),
    ]),
  amatyakaraka_stands: ({ house, planet }) => `${named(planet)}, the amatyakaraka, stands in ${inThe(house)}`,
  stands_in_tenth: ({ planet }) => `${named(planet)} stands in the 10th`,
  exchanged_signs: ({ houses, planets }) => `${namedList(planets)} exchange signs between ${inTheList(houses)}`,
  malefics_in_eighth: ({ planets }) => `${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'} in the 8th`,
  hard_lords_in_tenth: ({ lords }) => listed(lords.map((lord) => `${ownerOf(lord)}, stands in the 10th`)),
};

export const DASAMSA_EN: Sentences<DasamsaWords> = {
  ...CONDITIONS_EN,
  ...FOUND_EN,
  dasamsa_yoga: ({ found, yoga }) => `${YOGA_NAMES.get(yoga)!}: ${foundText(found)}`,
  dasamsa_yoga_missed: ({ yoga }) => capitalised(MISSED[yoga]),
  dasamsa_yoga_halved: ({ condition }) => uncapitalised(conditionText(condition)),
  dasamsa_tenth_holds: ({ planets }) => `The 10th of the dasamsa holds ${namedList(planets)}`,
  dasamsa_yoga_result: (formed) => sentence(yogaText(formed)),
  dasamsa_yoga_care: ({ yoga }) => sentence(GIVES[yoga]),
  dasamsa_yogas: ({ yogas }) => `Of its yogas: ${yogas.map(yogaText).join('; ')}.`,
  no_dasamsa_yoga: () => 'None of the yogas looked for is formed in it.',
  dasamsa_rising: ({ lord, signIndex }) =>
    `${signEn(signIndex)} rises in the dasamsa, its lord ${named(lord.planet)} ${placeIn(lord)}.`,
  dasamsa_tenth: ({ isAscendantLord, lord, occupants, signIndex }) => {
    const held = occupants.length > 0 ? `holds ${namedList(occupants)}` : 'is empty';
    const ruled = isAscendantLord
      ? `${named(lord.planet)} rules it too`
      : `its lord ${named(lord.planet)} stands ${placeIn(lord)}`;
    return `Its 10th, ${signEn(signIndex)}, ${held}; ${ruled}.`;
  },
  same_tenth_lord: ({ planet }) => sentence(`${named(planet)} is the tenth lord of birth as well`),
  birth_tenth_lord: (lord) => sentence(`${named(lord.planet)}, tenth lord of birth, stands ${placeIn(lord)}`),
  key_planet: ({ dignity, house, offices, planet, signIndex, standing }) => {
    const roles = CAREER_OFFICES_EN.dasamsa_offices({ offices });
    const shows = listed(offices.map((office) => SHOWS[office]));
    const [one, many] = STANDINGS[standing];
    const where = `${placedInSign(dignity, signIndex)}, ${inThe(house)} of the dasamsa`;
    return sentence(
      `${named(planet)}, ${roles}, stands ${where}: ${shows} ${offices.length > 1 ? many : one} through ${WORK_AREAS[house - 1]!}`,
    );
  },
  dasamsa_counsel: ({ side }) => COUNSEL[side],
};
