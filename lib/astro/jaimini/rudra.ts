/** Rudra and his trident (trishoola), the signs whose times ask for care (Jaimini Upadesha Sutras 2.1; BPHS 46). */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { aspectsBySign } from './signAspects.ts';
import { strongerLord, strongerPlanet, type Comparison } from './stronger.ts';
import { wrapIndex } from '../angle.ts';

export interface Rudra {
  readonly planet: Planet;
  readonly signIndex: number;
  /** Of the lords of the eighth and of the second, which is the eighth from the seventh. */
  readonly comparison: Comparison<Planet>;
  /** The weaker lord, where malefics join or aspect it; such a one is Rudra too. */
  readonly second: Planet | null;
  /** Malefics that join the weaker lord or aspect it by sign. */
  readonly afflictedBy: readonly Planet[];
  /** Rudra's sign and its trines. */
  readonly tridentSignIndexes: readonly number[];
}

/** Returns Rudra, the stronger of the lords of the eighth and the second, who are two: no planet owns opposite signs. */
export function rudra(chart: Chart): Rudra {
  const lordOf = (house: number) => strongerLord(chart, signOfHouse(chart, house)).winner;
  const comparison = strongerPlanet(chart, lordOf(8), lordOf(2));
  const planet = comparison.winner;
  const weaker = comparison.first === planet ? comparison.second : comparison.first;
  const afflictedBy = malefics(chart, weaker);
  const signIndex = chart.signs[planet];
  return {
    planet,
    signIndex,
    comparison,
    second: afflictedBy.length > 0 ? weaker : null,
    afflictedBy,
    tridentSignIndexes: [0, 4, 8].map((steps) => wrapIndex(signIndex + steps, 12)),
  };
}

function malefics(chart: Chart, planet: Planet): Planet[] {
  const { signs } = chart;
  return PLANETS.filter(
    (other) =>
      other !== planet &&
      !isBenefic(chart, other) &&
      (signs[other] === signs[planet] || aspectsBySign(signs[other], signs[planet])),
  );
}
