/** Matters of life by groups of houses, and what the sub lord of a cusp says of them. */
import { wrapIndex } from '../angle.ts';
import { HOUSES } from '../planet/lordship.ts';
import { practice, type Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { HousedChart } from './kpChart.ts';
import type { Significators } from './significators.ts';

export const PROMISE_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Readers IV and VI: the sub lord of the cusp decides, by the houses that it signifies',
);

export const MATTER_IDS = [
  'marriage',
  'love',
  'children',
  'job',
  'property',
  'education',
  'travel_abroad',
  'recovery',
  'litigation',
] as const;
export type MatterId = (typeof MATTER_IDS)[number];

/** Houses that speak for a matter and against it. */
export interface HouseGroup {
  readonly for: readonly number[];
  readonly against: readonly number[];
}

export interface Matter extends HouseGroup {
  /** The cusp whose sub lord decides. */
  readonly cusp: number;
}

/** Groups of KP Reader IV and later practice. Recovery has those of cure, and against it the rest of those of illness. */
export const MATTERS: Readonly<Record<MatterId, Matter>> = {
  marriage: { cusp: 7, for: [2, 7, 11], against: [1, 6, 10] },
  love: { cusp: 5, for: [2, 5, 7, 8, 11, 12], against: [1, 6, 10] },
  children: { cusp: 5, for: [2, 5, 11], against: [1, 4, 10] },
  job: { cusp: 10, for: [2, 6, 10, 11], against: [1, 5, 9, 12] },
  property: { cusp: 4, for: [4, 11, 12], against: [3, 5, 10] },
  education: { cusp: 4, for: [4, 9, 11], against: [3, 8] },
  travel_abroad: { cusp: 12, for: [3, 9, 12], against: [2, 4, 11] },
  recovery: { cusp: 1, for: [1, 5, 11], against: [6, 8, 12] },
  litigation: { cusp: 6, for: [6, 11], against: [5, 12] },
};

/** The matter that a cusp is read for in a birth chart; the other cusps are read for the house alone. */
const MATTER_OF_CUSP: Readonly<Partial<Record<number, MatterId>>> = {
  4: 'property',
  5: 'children',
  7: 'marriage',
  10: 'job',
  12: 'travel_abroad',
};

/** What is found: only houses for it, only houses against it, both, or neither. */
export type PromiseGrade = 'promised' | 'mixed' | 'not_supported' | 'undecided';

/** What the sub lord of a cusp says of a group of houses. */
export interface CuspPromise {
  readonly cusp: number;
  readonly subLord: Planet;
  /** Houses that the sub lord signifies, a node also those of the planets that it acts for, ascending. */
  readonly houses: readonly number[];
  readonly group: HouseGroup;
  readonly for: readonly number[];
  readonly against: readonly number[];
  readonly grade: PromiseGrade;
  /** Star lord of the sub lord: shows the result. */
  readonly resultBy: Planet;
  /** Sub lord of where the sub lord stands: shows the outcome. */
  readonly outcomeBy: Planet;
}

/** A cusp read for its own group. */
export interface CuspReading extends CuspPromise {
  /** Null where the house itself is what it is read for. */
  readonly matter: MatterId | null;
}

/** Returns what the sub lord of a cusp says of a group of houses. */
export function cuspPromise(chart: HousedChart, found: Significators, cusp: number, group: HouseGroup): CuspPromise {
  const { subLord } = chart.cusps[cusp - 1]!.lords;
  const houses = found.planets[subLord].housesWithAgents;
  const met = { for: shared(houses, group.for), against: shared(houses, group.against) };
  const { lords } = chart.planets[subLord];
  return {
    cusp,
    subLord,
    houses,
    group: { for: group.for, against: group.against },
    ...met,
    grade: gradeOf(met),
    resultBy: lords.starLord,
    outcomeBy: lords.subLord,
  };
}

/** Returns what the sub lord of each cusp says of the matter of that cusp, or of the house itself. */
export function cuspReadings(chart: HousedChart, found: Significators): CuspReading[] {
  return HOUSES.map((house) => {
    const matter = MATTER_OF_CUSP[house] ?? null;
    const group = matter === null ? ownGroup(house) : MATTERS[matter];
    return { ...cuspPromise(chart, found, house, group), matter };
  });
}

/** A house is promised where it is signified itself, and denied by the twelfth from it. */
function ownGroup(house: number): HouseGroup {
  return { for: [house], against: [wrapIndex(house - 2, 12) + 1] };
}

function shared(houses: readonly number[], group: readonly number[]): number[] {
  return houses.filter((house) => group.includes(house));
}

function gradeOf(met: HouseGroup): PromiseGrade {
  if (met.for.length > 0) return met.against.length > 0 ? 'mixed' : 'promised';
  return met.against.length > 0 ? 'not_supported' : 'undecided';
}
