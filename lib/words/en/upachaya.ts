/** Sentences of /special/upachaya in English. */
import type { GrowthHouse, UpachayaEffect, UpachayaOrigin } from '../../astro/chart/upachaya.ts';
import { scoreLevel, type ScoreLevel } from '../../astro/score.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SCORE_EN } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import type { GrowthWay, UpachayaWords } from '../facts/upachaya.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from './grammar.ts';
import { bandEn, placingText } from './placing.ts';

/** What grows in each of them. */
const GROWTH: Readonly<Record<GrowthHouse, string>> = {
  3: 'courage, skill and enterprise',
  6: 'strength over rivals and debts, and capacity for work',
  10: 'standing, responsibility and achievement',
  11: 'income, friends and the reaching of aims',
};

const EFFECTS: Readonly<Record<UpachayaEffect, (what: string) => string>> = {
  prospers: (what) => `As a malefic it prospers here. Effort wins ${what}, more so with the years.`,
  grows: (what) => `As a benefic it grows here. Good will brings ${what}, more so with the years.`,
  mixed: () =>
    'As a benefic it is mixed here. It eases conflict and makes service pleasant, but gives more than it gets. Agree clear terms and take enough rest.',
};

/** Returns your 6th house, or the 6th from the Moon. */
function houseText(house: number, origin: UpachayaOrigin): string {
  return origin === 'moon' ? `the ${ordinal(house)} from the Moon` : `your ${ordinal(house)} house`;
}

const FRAMES = { ascendant: 'From the ascendant', moon: 'From the Moon' } as const;

const LORD_OUTLOOKS: Readonly<Record<ScoreLevel, string>> = {
  high: 'It supports the house well.',
  middle: 'It supports the house with some effort.',
  low: 'It needs steady support.',
};

const WAYS: Readonly<Record<GrowthWay, string>> = {
  effort: 'What you begin with effort and against resistance turns out well in time.',
  both: 'Effort and good will work together, and more comes with the years than at the start.',
  good_will: 'Growth comes through good will and skill rather than through struggle.',
};

const placedList = (placed: readonly { planet: Planet; house: number }[]) =>
  placed.length === 0 ? 'none' : listed(placed.map(({ house, planet }) => `${planet} in the ${ordinal(house)}`));

export const UPACHAYA_EN: Sentences<UpachayaWords> = {
  ...SCORE_EN,
  malefics_placed: ({ placed }) => `Malefics in houses of growth: ${placedList(placed)}`,
  benefics_placed: ({ placed }) => `Benefics in houses of growth, half in the 6th: ${placedList(placed)}`,
  lords_mean: ({ lords, mean }) => `Mean strength of their lords ${listed(lords)}: ${mean.toFixed(1)} of 100`,
  occupant: ({ age, effect, fromDate, house, origin, planet, untilDate, ...placing }) => {
    const where = `${capitalised(named(planet))}, ${placingText(placing)}, stands in ${houseText(house, origin)}.`;
    const period = `${fromDate === null ? 'birth' : dateEn(fromDate)} to ${dateEn(untilDate)}`;
    return `${where} ${EFFECTS[effect](GROWTH[house])} It shows from about the age of ${age}, most in the mahadasha from ${period}.`;
  },
  elsewhere: ({ house, houseFromMoon, planet }) => {
    const stands = `${capitalised(named(planet))} stands in your ${ordinal(house)} house`;
    const rest = 'Its results do not wait for the years.';
    return planet === 'Moon'
      ? `${stands}, which is no house of growth. ${rest}`
      : `${stands}, the ${ordinal(houseFromMoon)} from the Moon, which is no house of growth. ${rest}`;
  },
  house: ({ band, house, houseSignIndex, isLordGrowing, lord, lordHouse, origin, planets, ...placing }) => {
    const who =
      planets.length === 0
        ? 'No planet stands in it, so it works through its lord.'
        : `${capitalised(namedList(planets))} ${planets.length === 1 ? 'stands' : 'stand'} in it.`;
    const of = `${capitalised(houseText(house, origin))} is ${signEn(houseSignIndex)}, for ${GROWTH[house]}.`;
    const where = origin === 'moon' ? `the ${ordinal(lordHouse)} from the Moon` : `the ${ordinal(lordHouse)} house`;
    const lordIs = `Its lord ${named(lord)} is ${placingText(placing)}, in ${where}.`;
    const grows = isLordGrowing ? ' As it is in a house of growth itself, it gains with time.' : '';
    return `${of} ${who} ${lordIs} ${LORD_OUTLOOKS[scoreLevel(band)]}${grows}`;
  },
  frame: ({ band, origin, placed, way }) => {
    const planets = placed.map(({ planet }) => planet);
    const stand = `${FRAMES[origin]} ${namedList(planets)} ${planets.length === 1 ? 'stands' : 'stand'} in houses of growth.`;
    return `${stand} As a whole these houses are ${bandEn(band)}. ${WAYS[way]}`;
  },
  frame_empty: ({ band, origin }) =>
    `${FRAMES[origin]} no planet stands in a house of growth. Gains come at their own pace, through the lords of these houses. As a whole the houses are ${bandEn(band)}.`,
  summary: ({ best, both, planets }) => {
    const [stand, most] =
      planets.length === 1
        ? ['stands in a house', 'It gives']
        : ['stand in houses', `The strongest of them, ${named(best)}, gives`];
    const twice =
      both.length > 0
        ? `From the Moon too this holds for ${namedList(both)}, whose growth is felt as well as seen.`
        : 'From the Moon none of them stands in one, so outer growth and inner ease keep different times.';
    return `${capitalised(namedList(planets))} ${stand} of growth. ${most} most with the years. ${twice}`;
  },
  summary_empty: () =>
    'No planet stands in a house of growth from the ascendant. What grows with the years is seen from the lords of those houses.',
};
