/** Sentences on the dashas of signs in English. */
import type { CareMark, CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import type { LifeClass } from '../../astro/jaimini/longevityPairs.ts';
import type { SignInfluence, SignPeriodFindings } from '../../astro/judgement/dasha/signPeriod.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality } from '../../astro/tables/signs.ts';
import type { VargaId } from '../../astro/varga/vargas.ts';
import type { Sentences } from '../sentences.ts';
import type { CharaCount, SignDashaWords } from '../facts/signDasha.ts';
import { lengthEn } from './dasha.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from './grammar.ts';

const NODE_SIGNS: Readonly<Record<SignDashaWords['node_exaltation']['nodes'], string>> = {
  taurus: 'Rahu is exalted in Taurus and debilitated in Scorpio, Ketu the other way round',
  gemini: 'Rahu is exalted in Gemini and debilitated in Sagittarius, Ketu the other way round',
};

const ADVICE: Readonly<Record<CarePeriod['level'], string>> = {
  1: 'keep regular hours for food and rest',
  2: 'keep regular hours and rest, and look after small complaints early',
  3: 'have your health checked regularly, keep strain low and let others help',
};

const MARKS: Readonly<Record<CareMark['id'], (sign: string, planet: string) => string>> = {
  trident: (sign, rudra) => `${sign} is a sign of the trident of ${rudra}, who is Rudra.`,
  in_third: () => 'It runs in the third of life in which the texts place care of health.',
  rudra_aspects: (sign, rudra) => `${capitalised(rudra)}, who is Rudra, aspects ${sign} by sign.`,
  eighth_from_atmakaraka: (sign, atmakaraka) => `${sign} is the eighth from the atmakaraka, ${atmakaraka}.`,
  eighth_lord: (sign, lord) => `${capitalised(lord)}, lord of your eighth house, stands in ${sign}.`,
};

const CONCLUSIONS: Readonly<Record<SignPeriodFindings['tone'], string>> = {
  supported: 'What you begin here finds support.',
  mixed: 'Results follow effort.',
  demanding: 'Progress comes by patience and steady work.',
};

const LIFE_THIRDS: Readonly<Record<LifeClass, string>> = {
  alpayu: 'The texts place care of health early in life. It is a third of life as they divide it, not its measure.',
  madhyayu:
    'The texts place care of health in the middle years. It is a third of life as they divide it, not its measure.',
  purnayu:
    'The texts place care of health in the later years. It is a third of life as they divide it, not its measure.',
  undecided: 'The ways of the texts do not agree on a third of life here, so none is told.',
};

export const SIGN_DASHA_EN: Sentences<SignDashaWords> = {
  begins_with_ascendant: ({ signIndex }) => `Chara dasha begins with the ascendant, ${signEn(signIndex)}.`,
  way_of_ninth: ({ isOddFooted, signIndex }) => {
    const [feet, way] = isOddFooted ? ['odd-footed', 'forward'] : ['even-footed', 'backward'];
    return `Your ninth house, ${signEn(signIndex)}, is ${feet}, so the signs follow ${way} from the ascendant.`;
  },
  way_of_seed: ({ signIndex }) =>
    isOddSign(signIndex)
      ? `${signEn(signIndex)} is an odd sign, so the signs follow forward.`
      : `${signEn(signIndex)} is an even sign, so the signs follow backward.`,
  chara_years: charaEn,
  yogardha_years: ({ chara, sthiraYears, years }) =>
    `${charaEn(chara)} Sthira dasha gives it ${lengthEn(sthiraYears)}. Half of both together is ${lengthEn(years)}.`,
  kind_years: ({ signIndex, years }) =>
    `${signEn(signIndex)} is a ${modality(signIndex)} sign, so it has ${lengthEn(years)}.`,
  node_exaltation: ({ nodes }) =>
    `Exaltation counts in the whole sign. ${NODE_SIGNS[nodes]}. The field node_exaltation chooses.`,
  counted_one_way: ({ isForward, signIndex }) =>
    `The years of all signs are counted ${isForward ? 'forward' : 'backward'}, as your ninth house, ${signEn(signIndex)}, shows.`,
  described_for: ({ isRunning }) =>
    isRunning ? 'Told here for the mahadasha that runs.' : 'Told here for the first mahadasha, as none runs.',
  consecutive_signs: ({ isForward, signIndex }) =>
    `The signs follow one after another from ${signEn(signIndex)}, ${isForward ? 'forward' : 'backward'}, with the same years.`,
  nine_years_each: ({ signIndex }) =>
    `Nine years for each sign, forward from ${signEn(signIndex)}, the stronger of ascendant and seventh.`,
  second_rudra: ({ afflictedBy, planet }) => {
    const press = afflictedBy.length > 1 ? 'press' : 'presses';
    return `${capitalised(named(planet))} is Rudra too, as ${namedList(afflictedBy)} ${press} on it by sign. The trident is counted from the stronger of the two.`;
  },
  life_third: ({ third }) => LIFE_THIRDS[third],
  care_mark: ({ mark, planet, signIndex }) => MARKS[mark](signEn(signIndex), named(planet)),
  care: ({ level, signIndex }) => `In the time of ${signEn(signIndex)}, ${ADVICE[level]}.`,
  reading_span: ({ house, varga, ...span }) =>
    `${spanOf(span)} It brings forward ${houseIn(varga, house)}, of ${areaOf(house)}.`,
  reading_of_own_sign: (span) =>
    `${spanOf({ ...span, level: 2 })} Its sign is that of the mahadasha, whose matters are felt most in it.`,
  reading_relation: ({ fromHouse, isEasy, mahadashaSignIndex, signIndex }) => {
    const way = isEasy ? 'The two work together.' : 'The two need adjusting to each other.';
    return fromHouse === 1
      ? `${signEn(signIndex)} is the sign of the mahadasha too. ${way}`
      : `${signEn(signIndex)} is the ${ordinal(fromHouse)} from ${signEn(mahadashaSignIndex)}, the sign of the mahadasha. ${way}`;
  },
  reading_planets: ({ aspectedBy, occupants }) => {
    if (occupants.length + aspectedBy.length === 0) return 'No planet stands in it or aspects it by sign.';
    const [inIt, onIt] = [capitalised(namedList(occupants)), capitalised(namedList(aspectedBy))];
    const stands =
      occupants.length > 0 ? `${inIt} ${occupants.length > 1 ? 'stand' : 'stands'} in it.` : 'No planet stands in it.';
    const aspects =
      aspectedBy.length > 0
        ? `${onIt} ${aspectedBy.length > 1 ? 'aspect' : 'aspects'} it by sign.`
        : 'No planet aspects it by sign.';
    return `${stands} ${aspects}`;
  },
  reading_lord: ({ house, isHome, lord, lordSignIndex, varga }) =>
    isHome
      ? `Its lord, ${named(lord)}, is at home in it.`
      : `Its lord, ${named(lord)}, stands in ${signEn(lordSignIndex)}, ${houseIn(varga, house)}, and ties it to ${areaOf(house)}.`,
  reading_tone: ({ influences, lordFromHouse, tone }) =>
    [
      ...sideEn(influences, true, lordFromHouse, ['helps it', 'help it']),
      ...sideEn(influences, false, lordFromHouse, ['weighs on it', 'weigh on it']),
      CONCLUSIONS[tone],
    ].join(' '),
};

/** Returns `your 7th house`; of a divisional chart `the 7th house of your D9`. */
function houseIn(varga: VargaId | null, house: number): string {
  return varga === null ? `your ${ordinal(house)} house` : `the ${ordinal(house)} house of your ${varga.toUpperCase()}`;
}

/** Explains how years were counted: `The Sun, lord of Leo, stands in Aries. Counted backward, that makes 4 years.` */
function charaEn(count: CharaCount): string {
  const { counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex, signIndex, years } = count;
  const who = `${capitalised(named(lord))}, lord of ${signEn(signIndex)},`;
  const found =
    lordSignIndex === signIndex
      ? `${who} is at home there, which makes ${lengthEn(counted)}.`
      : `${who} stands in ${signEn(lordSignIndex)}. Counted ${isForward ? 'forward' : 'backward'}, that makes ${lengthEn(counted)}.`;
  if (exalted.length + debilitated.length === 0) return found;
  const changes = [
    ...(exalted.length > 0 ? [`${inItEn(exalted, 'exalted', signIndex)}, which adds one.`] : []),
    ...(debilitated.length > 0 ? [`${inItEn(debilitated, 'debilitated', signIndex)}, which takes one away.`] : []),
  ];
  const end = isBounded ? `Years are kept within 1 to 12, so it has ${lengthEn(years)}.` : `It has ${lengthEn(years)}.`;
  return [found, ...changes, end].join(' ');
}

function inItEn(planets: readonly Planet[], dignity: 'exalted' | 'debilitated', signIndex: number): string {
  return `${capitalised(namedList(planets))} ${planets.length > 1 ? 'are' : 'is'} ${dignity} in ${signEn(signIndex)}`;
}

function spanOf({
  fromDate,
  level,
  signIndex,
  untilDate,
}: Omit<SignDashaWords['reading_span'], 'house' | 'varga'>): string {
  const name = level === 1 ? 'mahadasha' : 'antardasha';
  return `The ${name} of ${signEn(signIndex)} runs from ${dateEn(fromDate)} to ${dateEn(untilDate)}.`;
}

/** Returns a sentence for each kind of influence: `Mars, strong by sign, helps it. So does Venus, a natural benefic.` */
function sideEn(
  all: readonly SignInfluence[],
  isHelp: boolean,
  lordFromHouse: number,
  [one, many]: readonly [one: string, many: string],
): string[] {
  const groups = new Map<SignInfluence['kind'], Planet[]>();
  for (const { kind, planet } of all.filter((influence) => influence.isHelp === isHelp)) {
    groups.set(kind, [...(groups.get(kind) ?? []), planet]);
  }
  return [...groups].map(([kind, planets], i) => {
    const who = `${namedList(planets)}, ${kindEn(kind, planets.length > 1, lordFromHouse)}`;
    if (i === 0) return `${capitalised(who)}, ${planets.length > 1 ? many : one}.`;
    return `So ${planets.length > 1 ? 'do' : 'does'} ${who}.`;
  });
}

function kindEn(kind: SignInfluence['kind'], isMany: boolean, lordFromHouse: number): string {
  switch (kind) {
    case 'strong_by_sign':
      return 'strong by sign';
    case 'benefic':
    case 'malefic':
      return isMany ? `natural ${kind}s` : `a natural ${kind}`;
    case 'debilitated':
      return 'debilitated';
    case 'lord_strong_by_sign':
      return 'its lord, strong by sign';
    case 'lord_debilitated':
      return 'its lord, debilitated';
    case 'lord_well_placed':
    case 'lord_badly_placed':
      return `its lord, in the ${ordinal(lordFromHouse)} from it`;
  }
}
