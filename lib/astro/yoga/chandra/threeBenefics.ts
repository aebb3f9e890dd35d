import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';

const THREE = ['Mercury', 'Jupiter', 'Venus'] as const;

/** Two of the three make such a yoga in part. */
export const ENOUGH_BENEFICS = THREE.length - 1;

export type NamedBenefic = (typeof THREE)[number];

/** Lists which of the benefics that a text names, whatever their company, stand in some places from a sign. */
export function namedBeneficsIn({ signs }: Chart, fromSignIndex: number, places: readonly number[]): NamedBenefic[] {
  return THREE.filter((id) => places.includes(countFrom(fromSignIndex, signs[id])));
}
