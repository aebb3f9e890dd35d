/** Houses counted from any sign of a chart, with aspects of signs, as Jaimini uses them for karakamsha and padas. */
import { countFrom, nthSignFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { HOUSES } from '../planet/lordship.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { planetsAspectingSign } from './signAspects.ts';

export interface SignHouse {
  /** 1..12, counted from the given sign. */
  readonly number: number;
  readonly signIndex: number;
  readonly occupants: readonly Planet[];
  /** By sign. */
  readonly aspectedBy: readonly Planet[];
}

/** Returns the twelve houses counted from a sign. */
export function housesFromSign(chart: Chart, signIndex: number): readonly SignHouse[] {
  return HOUSES.map((number) => houseFromSign(chart, signIndex, number));
}

/** Returns one house, 1..12, counted from a sign. */
export function houseFromSign(chart: Chart, fromSignIndex: number, number: number): SignHouse {
  const signIndex = nthSignFrom(fromSignIndex, number);
  return {
    number,
    signIndex,
    occupants: occupantsOfSign(chart, signIndex),
    aspectedBy: planetsAspectingSign(chart, signIndex),
  };
}

/** Lists the planets in a sign, index 0 to 11, Sun to Ketu. */
export function occupantsOfSign({ signs }: Pick<Chart, 'signs'>, signIndex: number): Planet[] {
  return PLANETS.filter((planet) => signs[planet] === signIndex);
}

/** Returns the house, 1..12, of a planet counted from a sign. */
export function houseOfPlanetFrom({ signs }: Pick<Chart, 'signs'>, signIndex: number, planet: Planet): number {
  return countFrom(signIndex, signs[planet]);
}
