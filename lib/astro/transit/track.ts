/** A planet's course along the zodiac: its sidereal longitude by time, and how fast it can go. */
import { wrap360 } from '../angle.ts';
import { ayanamsaDeg } from '../earth/ayanamsa.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import { PRECESSION_DEG_PER_DAY, type SkyConventions } from '../chart/sky.ts';
import type { Planet } from '../tables/planets.ts';

export interface CoursePoint {
  readonly jdTT: number;
  /** Sidereal, 0 <= x < 360. */
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

export interface Track {
  readonly planet: Planet;
  /** First and last instant that can be read. */
  readonly startJdTT: number;
  readonly endJdTT: number;
  /** Never exceeded, forwards or backwards, degrees per day. */
  readonly fastestDegPerDay: number;
  /** Days within which it turns once at the most. */
  readonly stepDays: number;
  at(jdTT: number): CoursePoint;
}

/** Greatest sidereal rates of 1600-2400 and a little more, and steps shorter than the shortest time between stations. */
const PACES = {
  Sun: { fastestDegPerDay: 1.03, stepDays: 30 },
  Moon: { fastestDegPerDay: 15.5, stepDays: 2 },
  Mars: { fastestDegPerDay: 0.82, stepDays: 50 },
  Mercury: { fastestDegPerDay: 2.25, stepDays: 15 },
  Jupiter: { fastestDegPerDay: 0.25, stepDays: 100 },
  Venus: { fastestDegPerDay: 1.28, stepDays: 35 },
  Saturn: { fastestDegPerDay: 0.135, stepDays: 115 },
  meanNode: { fastestDegPerDay: 0.0535, stepDays: 500 },
  // The osculating node swings to and fro every few days.
  trueNode: { fastestDegPerDay: 0.28, stepDays: 0.75 },
} as const;

/** Days left out at both ends, as star ayanamsas read the Sun some hours before and after; no covered year is touched. */
const MARGIN_DAYS = 1;

/** Returns the course of a planet under the ayanamsa and the node of a chart. */
export function trackOf(planet: Planet, ephemeris: Ephemeris, { ayanamsa, node }: SkyConventions): Track {
  const isNodal = planet === 'Rahu' || planet === 'Ketu';
  const ofNode = node === 'mean' ? 'meanNode' : 'trueNode';
  const body = BODY[isNodal ? ofNode : (planet.toLowerCase() as Lowercase<Exclude<Planet, 'Rahu' | 'Ketu'>>)];
  const turnedDeg = planet === 'Ketu' ? 180 : 0;
  const values = new Float64Array(VALUES_PER_BODY);
  return {
    planet,
    ...PACES[isNodal ? ofNode : planet],
    startJdTT: ephemeris.coverage.startJdTT + MARGIN_DAYS,
    endJdTT: ephemeris.coverage.endJdTT - MARGIN_DAYS,
    at(jdTT) {
      ephemeris.readBody(body, jdTT, values);
      return {
        jdTT,
        longitudeDeg: wrap360(values[0]! - ayanamsaDeg(ayanamsa, jdTT, ephemeris) + turnedDeg),
        speedDegPerDay: values[3]! - PRECESSION_DEG_PER_DAY,
      };
    },
  };
}
