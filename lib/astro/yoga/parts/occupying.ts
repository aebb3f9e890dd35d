/** Who stands in a house, by nature; nodes are malefics. */
import { occupants, type Chart } from '../../chart/chart.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Planet } from '../../tables/planets.ts';

/** Lists the natural malefics in a house, 1 to 12, the nodes among them. */
export function maleficsIn(chart: Chart, house: number): Planet[] {
  return occupants(chart, house).filter((id) => !isBenefic(chart, id));
}

/** Lists the natural benefics in a house, 1 to 12. */
export function beneficsIn(chart: Chart, house: number): Planet[] {
  return occupants(chart, house).filter((id) => isBenefic(chart, id));
}

/** Lists the malefics of two houses; none where either has no malefic. */
export function maleficsInBoth(chart: Chart, [a, b]: readonly [number, number]): Planet[] {
  const first = maleficsIn(chart, a);
  const second = first.length > 0 ? maleficsIn(chart, b) : [];
  return second.length > 0 ? [...first, ...second] : [];
}
