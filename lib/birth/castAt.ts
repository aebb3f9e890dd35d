/** Casts the chart of an instant at a place: sky, horizon, chart and cusps, without a word. */
import { wrap360 } from '../astro/angle.ts';
import { castChart, type Chart } from '../astro/chart/chart.ts';
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import type { Conventions } from '../astro/conventions.ts';
import { siderealHouseCusps, type HouseCusps } from '../astro/earth/cusps.ts';
import { ascendantDeg, midheavenDeg, type Horizon } from '../astro/earth/horizon.ts';
import { localSiderealDeg } from '../astro/earth/siderealTime.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';

/** An instant in both time scales, and a place in degrees, north and east positive. */
export interface PlacedInstant {
  readonly jdUT: number;
  readonly jdTT: number;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** What is cast of an instant. */
export interface CastInstant {
  readonly chart: Chart;
  readonly sky: Sky;
  readonly cusps: HouseCusps;
  readonly horizon: Horizon;
}

/**
 * Returns the chart of an instant at a place, with the sky and the horizon that it was cast from.
 *
 * @throws EphemerisRangeError outside the coverage of the ephemeris
 */
export function castAt(ephemeris: Ephemeris, at: PlacedInstant, conventions: Conventions): CastInstant {
  const sky = skyAt(ephemeris, at.jdTT, conventions);
  const horizon = horizonOf(at, sky);
  // The ascendant stands on the true equinox, so nutation goes out with the ayanamsa.
  const trueAyanamsaDeg = sky.ayanamsaDeg + sky.nutationLongitudeDeg;
  return {
    chart: castChart(sky.planets, wrap360(horizon.ascendantDeg - trueAyanamsaDeg), conventions),
    sky,
    cusps: siderealHouseCusps(conventions.houseSystem, horizon, trueAyanamsaDeg),
    horizon,
  };
}

/** Returns the horizon of an instant at a place. */
export function horizonOf({ jdUT, jdTT, latitudeDeg, longitudeDeg }: PlacedInstant, sky: Sky): Horizon {
  const obliquityDeg = sky.trueObliquityDeg;
  const siderealDeg = localSiderealDeg(jdUT, jdTT, sky.nutationLongitudeDeg, obliquityDeg, longitudeDeg);
  return {
    ascendantDeg: ascendantDeg(siderealDeg, obliquityDeg, latitudeDeg),
    midheavenDeg: midheavenDeg(siderealDeg, obliquityDeg),
    localSiderealDeg: siderealDeg,
    obliquityDeg,
    latitudeDeg,
  };
}
