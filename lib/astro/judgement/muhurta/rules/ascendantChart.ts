/** The chart of a moment as its rules read it: houses of the planets by whole signs, and which of them are fit. */
import { countFrom } from '../../../angle.ts';
import type { Conventions } from '../../../conventions.ts';
import { isSignDebilitated } from '../../../planet/dignity.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { HURTERS } from '../../../tables/muhurta/rules.ts';
import type { Unfit } from '../facts.ts';
import { isCombustIn, signOf, type MomentSky } from '../moments.ts';

export interface AscendantChart {
  readonly risingSignIndex: number;
  readonly sky: MomentSky;
  /** Houses in the order of `PLANETS`, 1 to 12. */
  readonly houses: readonly number[];
  readonly nodeExaltation: Conventions['nodeExaltation'];
}

/** Returns the chart of a rising sign. */
export function ascendantChart(
  risingSignIndex: number,
  sky: MomentSky,
  nodeExaltation: Conventions['nodeExaltation'],
): AscendantChart {
  return { risingSignIndex, sky, nodeExaltation, houses: sky.signs.map((sign) => countFrom(risingSignIndex, sign)) };
}

/** Returns the house of a planet, 1 to 12. */
export function houseOf({ risingSignIndex, sky }: AscendantChart, planet: Planet): number {
  return countFrom(risingSignIndex, signOf(sky, planet));
}

/** Lists the planets in some houses, of all nine or of some. */
export function planetsIn(
  { houses }: AscendantChart,
  wanted: readonly number[],
  among: readonly Planet[] = PLANETS,
): Planet[] {
  return PLANETS.filter((planet, i) => wanted.includes(houses[i]!) && among.includes(planet));
}

/** Lists the planets that hurt in some houses. */
export function hurtersIn(chart: AscendantChart, wanted: readonly number[]): Planet[] {
  return planetsIn(chart, wanted, HURTERS);
}

/** What a planet is looked at for. */
export interface Fitness {
  /** Houses in which it is not fit. */
  readonly houses: readonly number[];
  readonly isCombustionAsked: boolean;
}

/** Dusthanas: a planet there cannot help. */
export const DUSTHANAS: readonly number[] = [6, 8, 12];

/** Returns what makes a planet unfit: its fall, its nearness to the Sun, its house. */
export function unfitness(chart: AscendantChart, planet: Planet, { houses, isCombustionAsked }: Fitness): Unfit[] {
  const house = houseOf(chart, planet);
  const found: Unfit[] = [];
  if (isSignDebilitated(planet, signOf(chart.sky, planet), chart.nodeExaltation)) {
    found.push({ planet, reason: 'debilitated', house });
  }
  if (isCombustionAsked && isCombustIn(chart.sky, planet)) found.push({ planet, reason: 'combust', house });
  if (houses.includes(house)) found.push({ planet, reason: 'house', house });
  return found;
}
