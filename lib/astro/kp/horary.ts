/** Horary numbers: the chart whose ascendant a number from 1 to 249 names, at a place and an instant. */
import { ARCSEC_PER_DEG, wrap360 } from '../angle.ts';
import { siderealHouseCusps, type HouseCusps, type HouseSystem } from '../earth/cusps.ts';
import { midheavenDeg, siderealDegOfAscendant } from '../earth/horizon.ts';
import { practice, type Source } from '../source.ts';
import { kpChart, type KpChart, type KpSky } from './kpChart.ts';
import { SUBS } from './subs.ts';

export const HORARY_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Reader VI: horary astrology by numbers from 1 to 249',
);

/** Which point of the arc of a number rises. */
export const ARC_POINTS = ['start', 'middle'] as const;
export type ArcPoint = (typeof ARC_POINTS)[number];

/** Where a question is asked. */
export interface HoraryPlace {
  readonly latitudeDeg: number;
  /** True obliquity of the ecliptic at the instant. */
  readonly obliquityDeg: number;
  /** Mean ayanamsa plus nutation in longitude at the instant. */
  readonly ayanamsaWithNutationDeg: number;
}

/** Returns the sidereal longitude that a number makes the ascendant, degrees. */
export function horaryAscendantDeg(number: number, point: ArcPoint): number {
  const { endArcsec, startArcsec } = SUBS[number - 1]!;
  return (point === 'start' ? startArcsec : (startArcsec + endArcsec) / 2) / ARCSEC_PER_DEG;
}

/**
 * Returns the sidereal cusps of the chart whose ascendant is given: those of the sidereal time at which it rises at the
 * place, which is not that of the instant.
 */
export function horaryCusps(ascendantDeg: number, system: HouseSystem, place: HoraryPlace): HouseCusps {
  const { ayanamsaWithNutationDeg, latitudeDeg, obliquityDeg } = place;
  const tropicalDeg = wrap360(ascendantDeg + ayanamsaWithNutationDeg);
  const localSiderealDeg = siderealDegOfAscendant(tropicalDeg, obliquityDeg, latitudeDeg);
  const horizon = {
    ascendantDeg: tropicalDeg,
    midheavenDeg: midheavenDeg(localSiderealDeg, obliquityDeg),
    localSiderealDeg,
    obliquityDeg,
    latitudeDeg,
  };
  return siderealHouseCusps(system, horizon, ayanamsaWithNutationDeg);
}

/** Returns the chart of a number: its ascendant is exact, so that no border near it makes its lords doubtful. */
export function horaryChart(sky: KpSky): KpChart {
  const { cusps, planets } = kpChart(sky);
  if (cusps === null) return { cusps, planets };
  const [ascendant, ...others] = cusps;
  return { planets, cusps: [{ ...ascendant!, lords: { ...ascendant!.lords, nearBorder: null } }, ...others] };
}
