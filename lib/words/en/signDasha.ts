/** Sentences on the dashas of signs in English. */
import type { CareMark, CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import type { SignInfluence, SignPeriodFindings } from '../../astro/judgement/dasha/signPeriod.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality } from '../../astro/tables/signs.ts';
import type { Sentences } from '../sentences.ts';
import type { CharaCount, SignDashaWords } from '../facts/signDasha.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from './grammar.ts';

const NODE_SIGNS: Readonly<Record<SignDashaWords['node_exaltation']['nodes'], string>> = {
  taurus: 'Rahu is exalted in Taurus and debilitated in Scorpio, Ketu the other way round',
  gemini: 'Rahu is exalted in Gemini and debilitated in Sagittarius, Ketu the other way round',
};

const ADVICE: Readonly<Record<CarePeriod['level'], string>> = {
  1: 'regular hours, food and rest',
  2: 'regular hours and rest, and for looking after small complaints early',
  3: 'having health looked after as a matter of course, keeping strain low and letting others help',
};

const MARKS: Readonly<Record<CareMark['id'], (sign: string, planet: string) => string>> = {
  trident: (sign, rudra) => `${sign} is a sign of the trident of Rudra, ${rudra}.`,
  in_third: () => 'It runs in the third of life that the three pairs point to.',
  rudra_aspects: (sign, rudra) => `Rudra, ${rudra}, aspects ${sign} by sign.`,
  eighth_from_atmakaraka: (sign, atmakaraka) => `${sign} is the eighth from the atmakaraka, ${atmakaraka}.`,
  eighth_lord: (sign, lord) => `${capitalised(lord)}, lord of the eighth house, stands in ${sign}.`,
};

const CONCLUSIONS: Readonly<Record<SignPeriodFindings['tone'], string>> = {
  supported: 'what is begun here finds support',
  mixed: 'results follow effort',
  demanding: 'progress comes by patience and steady work',
};

export const SIGN_DASHA_EN: Sentences<SignDashaWords> = {
  begins_with_ascendant: ({ signIndex }) => `Chara dasha begins with the ascendant, ${signEn(signIndex)}.`,
  way_of_ninth: ({ isOddFooted, signIndex }) => {
    const [feet, way] = isOddFooted ? ['odd-footed', 'forward'] : ['even-footed', 'backward'];
    return `The ninth house, ${signEn(signIndex)}, is ${feet}, so the signs follow ${way} from the ascendant.`;
  },
  way_of_seed: ({ signIndex }) =>
    isOddSign(signIndex)
      ? `${signEn(signIndex)} is an odd sign, so the signs follow forward.`
      : `${signEn(signIndex)} is an even sign, so the signs follow backward.`,
  chara_years: charaEn,
  yogardha_years: ({ chara, sthiraYears, years }) =>
    `Chara: ${charaEn(chara)} Sthira: ${sthiraYears} years. Half of their sum: ${years}.`,
  kind_years: ({ signIndex, years }) => `${signEn(signIndex)} is a ${modality(signIndex)} sign: ${years} years.`,
  node_exaltation: ({ nodes }) =>
    `Exaltation counts in the whole sign. ${NODE_SIGNS[nodes]}; the field node_exaltation chooses.`,
  counted_one_way: ({ isForward, signIndex }) =>
    `The years of all signs are counted ${isForward ? 'forward' : 'backward'}, as the ninth house, ${signEn(signIndex)}, says.`,
  described_for: ({ isRunning }) =>
    isRunning ? 'Told here for the mahadasha that runs.' : 'Told here for the first mahadasha, as none runs.',
  consecutive_signs: ({ isForward, signIndex }) =>
    `The signs follow one after another from ${signEn(signIndex)}, ${isForward ? 'forward' : 'backward'}, with the same years.`,
  nine_years_each: ({ signIndex }) =>
    `Nine years for each sign, forward from ${signEn(signIndex)}, the stronger of ascendant and seventh.`,
  second_rudra: ({ afflictedBy, planet }) => {
    const touch = afflictedBy.length > 1 ? 'join or aspect' : 'joins or aspects';
    return `${capitalised(named(planet))} is Rudra too, as ${namedList(afflictedBy)} ${touch} it by sign; the trident is counted from the stronger.`;
  },
  life_third: ({ fromAge, toAge }) => {
    const ages =
      toAge === null
        ? `after the age of ${fromAge}`
        : fromAge === 0
          ? `before the age of ${toAge}`
          : `between the ages of ${fromAge} and ${toAge}`;
    return `The three pairs point to the years ${ages} as those in which health is to be looked after best. It is a third of a life as the texts divide it, not its measure.`;
  },
  care_mark: ({ mark, planet, signIndex }) => MARKS[mark](signEn(signIndex), named(planet)),
  care: ({ level, signIndex }) => `The time of ${signEn(signIndex)} is one for ${ADVICE[level]}.`,
  reading_span: ({ house, ...span }) =>
    `${spanOf(span)} brings forward the ${ordinal(house)} house, that of ${areaOf(house)}.`,
  reading_of_own_sign: (span) =>
    `${spanOf({ ...span, level: 2 })} is in the mahadasha’s own sign: what that brings forward is felt most while it runs.`,
  reading_relation: ({ fromHouse, isEasy, mahadashaSignIndex, signIndex }) => {
    const way = isEasy ? 'the two work together' : 'the two ask for adjustment';
    return `${signEn(signIndex)} is the ${ordinal(fromHouse)} from ${signEn(mahadashaSignIndex)}, the sign of the mahadasha: ${way}.`;
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
  reading_lord: ({ house, isHome, lord, lordSignIndex }) =>
    isHome
      ? `Its lord, ${named(lord)}, is at home in it.`
      : `Its lord, ${named(lord)}, stands in ${signEn(lordSignIndex)}, the ${ordinal(house)} house, and ties it to ${areaOf(house)}.`,
  reading_tone: ({ influences, lordFromHouse, tone }) => {
    const sides = [
      sideEn(influences, true, lordFromHouse, ['helps', 'help']),
      sideEn(influences, false, lordFromHouse, ['burdens it', 'burden it']),
    ];
    return `${capitalised(sides.filter((text) => text !== null).join('; '))}: ${CONCLUSIONS[tone]}.`;
  },
};

/** Explains how years were counted: `Backward from Leo to Aries, where its lord, the Sun, stands: 4 years.` */
function charaEn(count: CharaCount): string {
  const { counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex, signIndex, years } = count;
  const sign = signEn(signIndex);
  const found =
    lordSignIndex === signIndex
      ? `Its lord, ${named(lord)}, is at home in ${sign}`
      : `${isForward ? 'Forward' : 'Backward'} from ${sign} to ${signEn(lordSignIndex)}, where its lord, ${named(lord)}, stands`;
  if (exalted.length + debilitated.length === 0) return `${found}: ${yearsEn(counted)}.`;
  const changes = [
    ...(exalted.length > 0 ? [`${inItEn(exalted, 'exalted')}: one more.`] : []),
    ...(debilitated.length > 0 ? [`${inItEn(debilitated, 'debilitated')}: one less.`] : []),
  ].join(' ');
  return `${found}: ${counted}. ${changes} ${isBounded ? `Kept within 1 to 12: ${yearsEn(years)}.` : `That makes ${yearsEn(years)}.`}`;
}

function inItEn(planets: readonly Planet[], dignity: 'exalted' | 'debilitated'): string {
  return `${capitalised(namedList(planets))} ${planets.length > 1 ? 'are' : 'is'} ${dignity} in it`;
}

function yearsEn(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

function spanOf({ fromDate, level, signIndex, untilDate }: Omit<SignDashaWords['reading_span'], 'house'>): string {
  const name = level === 1 ? 'mahadasha' : 'antardasha';
  return `The ${name} of ${signEn(signIndex)}, from ${dateEn(fromDate)} to ${dateEn(untilDate)},`;
}

function sideEn(
  all: readonly SignInfluence[],
  isHelp: boolean,
  lordFromHouse: number,
  [one, many]: readonly [one: string, many: string],
): string | null {
  const influences = all.filter((influence) => influence.isHelp === isHelp);
  if (influences.length === 0) return null;
  const who = listed(influences.map((influence) => influenceEn(influence, lordFromHouse)));
  return `${who} ${influences.length > 1 ? many : one}`;
}

function influenceEn({ kind, planet }: SignInfluence, lordFromHouse: number): string {
  const name = named(planet);
  switch (kind) {
    case 'strong_by_sign':
      return `${name} (strong by sign)`;
    case 'benefic':
    case 'malefic':
      return `${name} (natural ${kind})`;
    case 'debilitated':
      return `${name} (debilitated)`;
    case 'lord_strong_by_sign':
      return `${name} as its lord (strong by sign)`;
    case 'lord_debilitated':
      return `${name} as its lord (debilitated)`;
    case 'lord_well_placed':
    case 'lord_badly_placed':
      return `${name} as its lord (in the ${ordinal(lordFromHouse)} from it)`;
  }
}
