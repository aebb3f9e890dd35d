/** Bandhana: pairs of houses that balance each other and bind (BPHS; Brihat Jataka). */
import { occupants, type Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Planet } from '../tables/planets.ts';

export type BindingPair = readonly [number, number];

const PAIRS: readonly BindingPair[] = [
  [2, 12],
  [5, 9],
  [6, 12],
];

export const BINDING_HOUSES = [2, 5, 6, 9, 12];

/** Lists the pairs of houses with equally many planets, a malefic on either side; nodes count among both. */
export function bindingPairs(chart: Chart): BindingPair[] {
  return PAIRS.filter(([a, b]) => {
    const first = occupants(chart, a);
    const second = occupants(chart, b);
    return first.length === second.length && hasMalefic(chart, first) && hasMalefic(chart, second);
  });
}

/** Lists the planets of all binding pairs, each once; empty where no pair binds. */
export function boundPlanets(chart: Chart): Planet[] {
  return [...new Set(bindingPairs(chart).flatMap((pair) => pair.flatMap((house) => occupants(chart, house))))];
}

function hasMalefic(chart: Chart, planets: readonly Planet[]): boolean {
  return planets.some((id) => !isBenefic(chart, id));
}
