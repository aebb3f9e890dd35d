/** The chart: one immutable value that every rule reads. */
import { countFrom, wrap360, nthSignFrom } from '../angle.ts';
import { combustionOf } from '../planet/combustion.ts';
import type { Conventions } from '../conventions.ts';
import { dignityAt, type Dignity } from '../planet/dignity.ts';
import type { SkyPlanet } from './sky.ts';
import type { SignIndexes } from '../planet/relationships.ts';
import { forEachPlanet, PLANETS, type Planet } from '../tables/planets.ts';
import { placement, type Placement } from './zodiac.ts';
import { degrees } from '../rounding.ts';

export interface ChartPlanet extends Placement {
  readonly id: Planet;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
  /** The mean nodes always are; the Sun and the Moon never. */
  readonly isRetrograde: boolean;
  /** Whole-sign house from the ascendant, 1..12: what rules mean by a house. */
  readonly house: number;
  readonly dignity: Dignity;
  readonly isCombust: boolean;
}

export interface Chart {
  readonly conventions: Conventions;
  readonly ascendant: Placement;
  readonly planets: Readonly<Record<Planet, ChartPlanet>>;
  /** Signs of the planets by index, which friendship is counted from. */
  readonly signs: SignIndexes;
  /** How far the Moon is ahead of the Sun in the sky, 0 <= x < 360: its phase, in every chart drawn from this one. */
  readonly elongationDeg: number;
}

export type DrawnPlanet = Pick<SkyPlanet, 'longitudeDeg' | 'latitudeDeg' | 'speedDegPerDay'>;

/**
 * Returns the chart of a sky over a place.
 *
 * Longitudes are taken to 1e-7 degree, the resolution of the wire, so that a sign can never disagree with the
 * degree printed beside it.
 *
 * @param ascendantDeg sidereal longitude rising, 0 <= ascendantDeg < 360
 */
export function castChart(
  planets: Readonly<Record<Planet, DrawnPlanet>>,
  ascendantDeg: number,
  conventions: Conventions,
): Chart {
  const ascendant = placement(toWireResolution(ascendantDeg));
  const places = forEachPlanet((id) => placement(toWireResolution(planets[id].longitudeDeg)));
  const signs = forEachPlanet((id) => places[id].signIndex);
  const cast = (id: Planet): ChartPlanet => {
    const { latitudeDeg, speedDegPerDay } = planets[id];
    const isRetrograde = speedDegPerDay < 0;
    const place = places[id];
    const { degreeInSign, longitudeDeg, nakshatraIndex, pada, signIndex } = place;
    return {
      id,
      longitudeDeg,
      signIndex,
      degreeInSign,
      nakshatraIndex,
      pada,
      latitudeDeg,
      speedDegPerDay,
      isRetrograde,
      house: countFrom(ascendant.signIndex, signIndex),
      dignity: dignityAt(id, place, signs, conventions.nodeExaltation),
      isCombust: combustionOf(id, longitudeDeg, places.Sun.longitudeDeg, isRetrograde).isCombust,
    };
  };
  const elongationDeg = wrap360(places.Moon.longitudeDeg - places.Sun.longitudeDeg);
  return { conventions, ascendant, planets: forEachPlanet(cast), signs, elongationDeg };
}

/** Counts houses from one body of a chart to another, the first sign being 1. */
export function houseFrom(from: Placement, to: Placement): number {
  return countFrom(from.signIndex, to.signIndex);
}

/** Lists the planets in a whole-sign house, 1..12. */
export function occupants(chart: Chart, house: number): Planet[] {
  return PLANETS.filter((id) => chart.planets[id].house === house);
}

/** Lists the nine planets of a chart, Sun to Ketu. */
export function planetsOf(chart: Chart): ChartPlanet[] {
  return Object.values(chart.planets);
}

/** Returns the sign index of a whole-sign house, 1..12. */
export function signOfHouse(chart: Chart, house: number): number {
  return nthSignFrom(chart.ascendant.signIndex, house);
}

/** Rounds a longitude to 1e-7 degree, so that what is compared is what is printed. */
export function toWireResolution(deg: number): number {
  return wrap360(degrees(deg));
}
