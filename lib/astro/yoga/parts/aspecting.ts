/** Planets that aspect a place, as yogas count them: without the nodes, whose aspects form no yoga. */
import { isAspecting } from '../../chart/aspects.ts';
import type { Chart } from '../../chart/chart.ts';
import { isBenefic } from '../../planet/nature.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

/** Lists the planets with a disc that aspect a sign. */
export function planetsAspecting(chart: Chart, signIndex: number): SevenPlanet[] {
  return SEVEN_PLANETS.filter((id) => isAspecting(chart, id, signIndex));
}

/** Lists the natural benefics with a disc that aspect a sign, index 0 to 11. */
export function beneficsAspecting(chart: Chart, signIndex: number): SevenPlanet[] {
  return planetsAspecting(chart, signIndex).filter((id) => isBenefic(chart, id));
}

/** Lists the natural malefics with a disc that aspect a sign, index 0 to 11. */
export function maleficsAspecting(chart: Chart, signIndex: number): SevenPlanet[] {
  return planetsAspecting(chart, signIndex).filter((id) => !isBenefic(chart, id));
}
