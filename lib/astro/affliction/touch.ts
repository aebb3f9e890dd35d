/** Malefics and benefics that join or aspect a place; nodes count only where they join, as their aspects form no dosha. */
import { isAspecting } from '../chart/aspects.ts';
import type { Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import { isNode, SEVEN_PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';

/** Malefics in every chart; the waning Moon is added by rules that name her. */
export const HARSH_PLANETS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Planet[];

/** Lists those of some planets that share the sign of a planet. */
export function joining<P extends Planet>({ signs }: Chart, planet: Planet, those: readonly P[]): P[] {
  return those.filter((id) => id !== planet && signs[id] === signs[planet]);
}

/** Lists those of some planets that are in a sign or aspect it. */
export function planetsTouching<P extends Planet>(chart: Chart, signIndex: number, those: readonly P[]): P[] {
  return those.filter((id) => chart.signs[id] === signIndex || (!isNode(id) && isAspecting(chart, id, signIndex)));
}

/** Lists those of some planets that join a planet or aspect it. */
export function touchingPlanet<P extends Planet>(chart: Chart, planet: Planet, those: readonly P[]): P[] {
  return planetsTouching(chart, chart.signs[planet], those).filter((id) => id !== planet);
}

/** Lists the benefics that stand in a sign or aspect it. */
export function beneficsTouching(chart: Chart, signIndex: number): SevenPlanet[] {
  return planetsTouching(chart, signIndex, SEVEN_PLANETS).filter((id) => isBenefic(chart, id));
}

/** Lists the benefics that join a planet or aspect it. */
export function beneficsTouchingPlanet(chart: Chart, planet: Planet): SevenPlanet[] {
  return beneficsTouching(chart, chart.signs[planet]).filter((id) => id !== planet);
}
