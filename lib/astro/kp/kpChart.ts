/** A chart of Krishnamurti Paddhati: the lords of planets and cusps, and the houses that cusps begin. */
import { wrap360 } from '../angle.ts';
import { toWireResolution } from '../chart/chart.ts';
import { practice, type Source } from '../source.ts';
import { forEachPlanet, isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { lordsAt, type SubLords } from './subs.ts';

export const CUSPS_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Reader I: cusps of Placidus, each the beginning of its house',
);

/** A longitude with its lords. */
export interface KpPoint {
  /** Sidereal, 0 <= x < 360. */
  readonly longitudeDeg: number;
  readonly signIndex: number;
  readonly lords: SubLords;
}

export interface KpPlanet extends KpPoint {
  readonly id: Planet;
  readonly isRetrograde: boolean;
  /** 1..12, from the cusp passed last; null where there are no cusps. */
  readonly house: number | null;
}

export interface KpCusp extends KpPoint {
  /** 1..12. */
  readonly house: number;
}

export interface KpChart {
  readonly planets: Readonly<Record<Planet, KpPlanet>>;
  /** The 1st first; null beyond the polar circles, where Placidus has none. */
  readonly cusps: readonly KpCusp[] | null;
}

/** A chart that has houses: what significators are found in. */
export interface HousedChart extends KpChart {
  readonly cusps: readonly KpCusp[];
}

/** What a chart is made of. */
export interface KpSky {
  readonly planets: Readonly<Record<Planet, { readonly longitudeDeg: number; readonly speedDegPerDay: number }>>;
  /** Sidereal, by the same ayanamsa. */
  readonly cuspsDeg: readonly number[] | null;
}

/** Returns a longitude with its lords. */
export function kpPoint(siderealDeg: number): KpPoint {
  const longitudeDeg = toWireResolution(siderealDeg);
  return { longitudeDeg, signIndex: Math.floor(longitudeDeg / SIGN_ARC_DEG), lords: lordsAt(longitudeDeg) };
}

/** Returns the chart of a sky: house h is what lies from cusp h up to cusp h + 1. */
export function kpChart({ cuspsDeg, planets }: KpSky): KpChart {
  const cusps = cuspsDeg && cuspsDeg.map((deg, k) => ({ ...kpPoint(deg), house: k + 1 }));
  return {
    cusps,
    planets: forEachPlanet((id) => {
      const point = kpPoint(planets[id].longitudeDeg);
      const isRetrograde = planets[id].speedDegPerDay < 0;
      return { ...point, id, isRetrograde, house: cusps && houseByCusps(cusps, point.longitudeDeg) };
    }),
  };
}

/** Tells whether a chart has cusps. */
export function isHoused(chart: KpChart): chart is HousedChart {
  return chart.cusps !== null;
}

function houseByCusps(cusps: readonly KpCusp[], longitudeDeg: number): number {
  const passedDeg = cusps.map((cusp) => wrap360(longitudeDeg - cusp.longitudeDeg));
  return passedDeg.indexOf(Math.min(...passedDeg)) + 1;
}

/** Returns the owner of a house: the lord of the sign on its cusp. */
export function ownerOf({ cusps }: HousedChart, house: number): SevenPlanet {
  return cusps[house - 1]!.lords.signLord;
}

/** Lists the houses that a planet owns; the nodes own none. */
export function ownedBy({ cusps }: HousedChart, planet: Planet): number[] {
  return isNode(planet) ? [] : cusps.filter(({ lords }) => lords.signLord === planet).map(({ house }) => house);
}
