/** Sentences of /special/upachaya in English. */
import type { GrowthHouse, UpachayaEffect } from '../../astro/chart/upachaya.ts';
import { scoreLevel, type ScoreLevel } from '../../astro/score.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SCORE_EN } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import type { GrowthWay, UpachayaWords } from '../facts/upachaya.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from './grammar.ts';
import { gradeEn, placingText } from './placing.ts';

/** What grows in each of them. */
const GROWTH: Readonly<Record<GrowthHouse, string>> = {
  3: 'courage, skill and enterprise',
  6: 'strength over rivals and debts, and the capacity for work',
  10: 'standing, responsibility and achievement',
  11: 'income, friends and the reaching of aims',
};

const EFFECTS: Readonly<Record<UpachayaEffect, (what: string) => string>> = {
  prospers: (what) => `as a malefic it prospers here: ${what} are won by effort and grow with the years`,
  grows: (what) => `as a benefic it grows here: ${what} come with good will and increase with the years`,
  mixed: () =>
    'as a benefic it is mixed here: it eases conflict and makes service pleasant, but gives more than it gets, so clear terms and rest are well kept',
};

const FROM = { ascendant: '', moon: ' from the Moon' } as const;
const FRAMES = { ascendant: 'From the ascendant', moon: 'From the Moon' } as const;

const LORD_OUTLOOKS: Readonly<Record<ScoreLevel, string>> = {
  high: 'it carries the house well',
  middle: 'it carries the house with some effort',
  low: 'it needs steady support',
};

const WAYS: Readonly<Record<GrowthWay, string>> = {
  effort: 'what is begun with effort and against resistance turns out well in time',
  both: 'effort and good will work together, and more comes with the years than at the start',
  good_will: 'growth comes through good will and skill rather than through struggle',
};

const placedList = (placed: readonly { planet: Planet; house: number }[]) =>
  placed.length === 0 ? 'none' : listed(placed.map(({ house, planet }) => `${planet} in the ${ordinal(house)}`));

export const UPACHAYA_EN: Sentences<UpachayaWords> = {
  ...SCORE_EN,
  malefics_placed: ({ placed }) => `Malefics in houses of growth: ${placedList(placed)}`,
  benefics_placed: ({ placed }) => `Benefics in houses of growth, half in the 6th: ${placedList(placed)}`,
  lords_mean: ({ lords, mean }) => `Mean strength of their lords ${listed(lords)}: ${mean.toFixed(1)} of 100`,
  occupant: ({ age, effect, fromDate, house, origin, planet, untilDate, year, ...placing }) => {
    const where = `${capitalised(named(planet))}, ${placingText(placing)}, stands in the ${ordinal(house)}${FROM[origin]}`;
    const period = `${fromDate === null ? 'birth' : dateEn(fromDate)} to ${dateEn(untilDate)}`;
    return `${where}; ${EFFECTS[effect](GROWTH[house])}, clearly from about the age of ${age} (${year}) and in the periods of ${named(planet)} (mahadasha ${period}).`;
  },
  elsewhere: ({ house, houseFromMoon, planet }) => {
    const stands = `${capitalised(named(planet))} stands in the ${ordinal(house)} house`;
    const rest = 'its results do not wait for the years';
    return planet === 'Moon'
      ? `${stands}, which is no house of growth; ${rest}.`
      : `${stands} and in the ${ordinal(houseFromMoon)} from the Moon, neither of them a house of growth; ${rest}.`;
  },
  house: ({ grade, house, houseSignIndex, isLordGrowing, lord, lordHouse, origin, planets, score, ...placing }) => {
    const who =
      planets.length === 0
        ? 'no planet stands in it, so it works through its lord'
        : `${namedList(planets)} ${planets.length === 1 ? 'stands' : 'stand'} in it`;
    const grows = isLordGrowing ? ', and being in a house of growth itself it gains with time' : '';
    return `The ${ordinal(house)}${FROM[origin]} is ${signEn(houseSignIndex)}, the house of ${GROWTH[house]}: ${who}. Its lord ${named(lord)} is ${placingText(placing)}, in the ${ordinal(lordHouse)}${FROM[origin]} (strength ${score}, ${gradeEn(grade)}): ${LORD_OUTLOOKS[scoreLevel(score)]}${grows}.`;
  },
  frame: ({ grade, origin, placed, score, way }) => {
    const described = listed(placed.map(({ house, planet }) => `${named(planet)} in the ${ordinal(house)}`));
    return `${FRAMES[origin]} ${described} ${placed.length === 1 ? 'stands' : 'stand'} in houses of growth (${score} of 100, ${gradeEn(grade)}): ${WAYS[way]}.`;
  },
  frame_empty: ({ grade, origin, score }) =>
    `${FRAMES[origin]} no planet stands in a house of growth: gains come at their own pace, and the lords of these houses carry them (${score} of 100, ${gradeEn(grade)}).`,
  summary: ({ best, both, planets }) => {
    const twice =
      both.length > 0
        ? `From the Moon too: ${namedList(both)}, whose growth is felt as well as seen.`
        : 'From the Moon none of them does, so outer growth and inner ease keep different times.';
    return `In houses of growth ${planets.length === 1 ? 'stands' : 'stand'} ${namedList(planets)}. ${planets.length === 1 ? 'It' : `The strongest of them, ${named(best)},`} gives most with the years. ${twice}`;
  },
  summary_empty: () =>
    'No planet stands in a house of growth from the ascendant; what grows with the years is seen from the lords of 3, 6, 10 and 11.',
};
