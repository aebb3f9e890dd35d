/** Sentences about the houses of growth. */
import { dignityText } from '../../lib/astro/judgement/phrases.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { scoreLevel, type Score, type ScoreLevel } from '../../lib/astro/score.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import {
  MATURITY_AGES,
  UPACHAYA_HOUSES,
  type Upachaya,
  type UpachayaEffect,
  type UpachayaHouse,
  type UpachayaOccupant,
} from '../../lib/astro/chart/upachaya.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';

/** What grows in each of them. */
const GROWTH: Readonly<Record<number, string>> = {
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

/** Describes what a planet gives in a house of growth, from what age on and in which years. */
export function occupantText(
  chart: Chart,
  { effect, planet }: UpachayaOccupant,
  house: number,
  origin: keyof typeof FROM,
  years: { readonly birthYear: number; readonly period: string },
): string {
  const age = MATURITY_AGES[planet];
  const where = `${capitalised(named(planet))}, ${dignityText(chart, planet)}, stands in the ${ordinal(house)}${FROM[origin]}`;
  return `${where}; ${EFFECTS[effect](GROWTH[house]!)}, clearly from about the age of ${age} (${years.birthYear + age}) and in the periods of ${named(planet)} (mahadasha ${years.period}).`;
}

/** The reason where it is absent: the houses it stands in. */
export function elsewhereText(planet: Planet, house: number, fromMoon: number): string {
  const stands = `${capitalised(named(planet))} stands in the ${ordinal(house)} house`;
  const rest = 'its results do not wait for the years';
  return planet === 'Moon'
    ? `${stands}, which is no house of growth; ${rest}.`
    : `${stands} and in the ${ordinal(fromMoon)} from the Moon, neither of them a house of growth; ${rest}.`;
}

export function houseText(
  chart: Chart,
  row: UpachayaHouse,
  strengths: PlanetStrengths,
  origin: keyof typeof FROM,
): string {
  const { house, lord, lordHouse, occupants, signIndex } = row;
  const who =
    occupants.length === 0
      ? 'no planet stands in it, so it works through its lord'
      : `${namedList(occupants.map(({ planet }) => planet))} ${occupants.length === 1 ? 'stands' : 'stand'} in it`;
  const { grade, value } = strengths[lord];
  return `The ${ordinal(house)}${FROM[origin]} is ${SIGNS[signIndex]!}, the house of ${GROWTH[house]!}: ${who}. Its lord ${named(lord)} is ${dignityText(chart, lord)}, in the ${ordinal(lordHouse)}${FROM[origin]} (strength ${value}, ${grade.replace('_', ' ')}): ${lordOutlook(row, value)}.`;
}

function lordOutlook({ lordHouse }: UpachayaHouse, strength: number): string {
  const grows = UPACHAYA_HOUSES.includes(lordHouse) ? ', and being in a house of growth itself it gains with time' : '';
  return `${LORD_OUTLOOKS[scoreLevel(strength)]}${grows}`;
}

const LORD_OUTLOOKS: Readonly<Record<ScoreLevel, string>> = {
  high: 'it carries the house well',
  middle: 'it carries the house with some effort',
  low: 'it needs steady support',
};

export function frameText({ houses, origin }: Upachaya, { grade, value }: Score): string {
  const all = houses.flatMap(({ house, occupants }) => occupants.map((occupant) => ({ ...occupant, house })));
  const from = origin === 'ascendant' ? 'From the ascendant' : 'From the Moon';
  if (all.length === 0) {
    return `${from} no planet stands in a house of growth: gains come at their own pace, and the lords of these houses carry them (${value} of 100, ${grade.replace('_', ' ')}).`;
  }
  const described = listed(all.map(({ house, planet }) => `${named(planet)} in the ${ordinal(house)}`));
  return `${from} ${described} ${all.length === 1 ? 'stands' : 'stand'} in houses of growth (${value} of 100, ${grade.replace('_', ' ')}): ${outlook(all)}.`;
}

function outlook(all: readonly UpachayaOccupant[]): string {
  const malefics = all.filter(({ effect }) => effect === 'prospers').length;
  if (malefics * 2 > all.length) return 'what is begun with effort and against resistance turns out well in time';
  return malefics > 0
    ? 'effort and good will work together, and more comes with the years than at the start'
    : 'growth comes through good will and skill rather than through struggle';
}
