/** Conditions that soften a degree of death: strength by sign, pushkara, benefics joined or aspecting. Practice, not a text. */
import { aspectsOn } from '../chart/aspects.ts';
import { actingPlanet, type PlacedBody } from '../chart/bodies.ts';
import { planetsOf, type Chart } from '../chart/chart.ts';
import { isStrongBySign } from './dignity.ts';
import { isBenefic } from './nature.ts';
import { isPushkaraNavamsa } from './pushkara.ts';
import type { Planet } from '../tables/planets.ts';
import { isVargottama } from '../varga/position.ts';

export interface MrityuRelief {
  readonly id: 'strong_by_sign' | 'vargottama' | 'pushkara_navamsa' | 'benefic_with_it' | 'benefic_aspect';
  /** The benefics, or the strong planet, that give the relief; empty where the place itself does. */
  readonly planets: readonly Planet[];
}

/** Lists what softens the place of a body; a point that is no planet is as strong by sign as the lord of its sign. */
export function mrityuRelief(chart: Chart, body: PlacedBody): MrityuRelief[] {
  const { id, place } = body;
  const acting = actingPlanet(body);
  const benefics = (planets: readonly Planet[]) =>
    planets.filter((planet) => planet !== id && isBenefic(chart, planet));
  const company = planetsOf(chart).filter(({ signIndex }) => signIndex === place.signIndex);
  const joined = benefics(company.map((planet) => planet.id));
  const aspecting = benefics(aspectsOn(chart, place.signIndex));
  const found: [isMet: boolean, relief: MrityuRelief][] = [
    [isStrongBySign(chart.planets[acting].dignity), { id: 'strong_by_sign', planets: [acting] }],
    [isVargottama(chart, place), { id: 'vargottama', planets: [] }],
    [isPushkaraNavamsa(place), { id: 'pushkara_navamsa', planets: [] }],
    [joined.length > 0, { id: 'benefic_with_it', planets: joined }],
    [aspecting.length > 0, { id: 'benefic_aspect', planets: aspecting }],
  ];
  return found.filter(([isMet]) => isMet).map(([, relief]) => relief);
}
