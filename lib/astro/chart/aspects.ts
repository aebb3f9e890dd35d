/** Planetary aspects (graha drishti): whole sign, full strength, as the specification names them (BPHS 26.2-5). */
import { countFrom, wrap360 } from '../angle.ts';
import type { Chart, ChartPlanet } from './chart.ts';
import { isNode, PLANETS, type Planet } from '../tables/planets.ts';

/** Places that a planet fully aspects, ascending: the 7th for all, and the special ones of Mars, Jupiter, Saturn and nodes. */
const ASPECTED_PLACES: Readonly<Record<Planet, readonly number[]>> = {
  Sun: [7],
  Moon: [7],
  Mars: [4, 7, 8],
  Mercury: [7],
  Jupiter: [5, 7, 9],
  Venus: [7],
  Saturn: [3, 7, 10],
  Rahu: [5, 7, 9],
  Ketu: [5, 7, 9],
};
const NOWHERE: readonly number[] = [];

/** Lists the places that a planet fully aspects, counted from it, ascending: Mars 4, 7, 8. */
export function aspectedPlaces(planet: Planet, nodeAspects: 'spec' | 'none'): readonly number[] {
  return isNode(planet) && nodeAspects === 'none' ? NOWHERE : ASPECTED_PLACES[planet];
}

/** Tells whether a planet fully aspects a sign. */
export function isAspecting(chart: Chart, planet: Planet, signIndex: number): boolean {
  const place = countFrom(chart.signs[planet], signIndex);
  return aspectedPlaces(planet, chart.conventions.nodeAspects).includes(place);
}

/** Lists the planets that aspect a sign. */
export function aspectsOn(chart: Chart, signIndex: number): Planet[] {
  return PLANETS.filter((id) => isAspecting(chart, id, signIndex));
}

/** Tells whether a planet shares the sign of another or aspects it. */
export function isInfluencing(chart: Chart, by: Planet, planet: Planet): boolean {
  const signIndex = chart.signs[planet];
  return by !== planet && (chart.signs[by] === signIndex || isAspecting(chart, by, signIndex));
}

/** Lists the planets that share the sign of a planet or aspect it. */
export function influencesOn(chart: Chart, planet: Planet): Planet[] {
  return PLANETS.filter((id) => isInfluencing(chart, id, planet));
}

/** Share of a full aspect on each place without a special one, in percent (BPHS 26.2-5). */
const PARTIAL_PERCENT: Readonly<Record<number, number>> = { 3: 25, 10: 25, 5: 50, 9: 50, 4: 75, 8: 75, 7: 100 };

/** Returns the share of a full aspect that a planet casts on a place counted from it, 0 to 100 percent. */
export function aspectPercent(planet: Planet, place: number, nodeAspects: 'spec' | 'none'): number {
  if (isNode(planet) && nodeAspects === 'none') return 0;
  return aspectedPlaces(planet, nodeAspects).includes(place) ? 100 : (PARTIAL_PERCENT[place] ?? 0);
}

/** A stretch of arc ahead of the aspecting planet, and the virupas that its special aspect adds there. */
interface SpecialArc {
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly virupas: number;
}

const SPECIAL_ARCS: Readonly<Partial<Record<Planet, readonly SpecialArc[]>>> = {
  Mars: [
    { fromDeg: 90, toDeg: 120, virupas: 15 },
    { fromDeg: 210, toDeg: 240, virupas: 15 },
  ],
  Jupiter: [
    { fromDeg: 120, toDeg: 150, virupas: 30 },
    { fromDeg: 240, toDeg: 270, virupas: 30 },
  ],
  Saturn: [
    { fromDeg: 60, toDeg: 90, virupas: 45 },
    { fromDeg: 270, toDeg: 300, virupas: 45 },
  ],
};

/**
 * Returns the exact strength of an aspect by the arc between two longitudes, 0 to 60 virupas.
 *
 * @see BPHS 26.6-12 (Santhanam); B. V. Raman, Graha and Bhava Balas, for the special aspects
 */
export function drishtiVirupas(planet: Planet, fromDeg: number, toDeg: number): number {
  const x = wrap360(toDeg - fromDeg);
  const special = SPECIAL_ARCS[planet]?.find((arc) => x >= arc.fromDeg && x < arc.toDeg)?.virupas ?? 0;
  return Math.min(60, generalVirupas(x) + special);
}

function generalVirupas(x: number): number {
  if (x < 30 || x >= 300) return 0;
  if (x < 60) return (x - 30) / 2;
  if (x < 90) return x - 45;
  if (x < 120) return 30 + (120 - x) / 2;
  if (x < 150) return 150 - x;
  if (x < 180) return 2 * (x - 150);
  return (300 - x) / 2;
}

/** Tells whether two planets stand in one sign. */
export function isConjunct(a: ChartPlanet, b: ChartPlanet): boolean {
  return a.signIndex === b.signIndex;
}
