/** Motion of planets: retrograde, stationary, fast, and the stations around an instant. */
import type { ChartPlanet } from '../chart/chart.ts';
import { crossings, type Crossing } from '../search.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import { PRECESSION_DEG_PER_DAY } from '../chart/sky.ts';
import type { Planet } from '../tables/planets.ts';

/** Mean rate of geocentric longitude, degrees per day: that of the Sun for Mercury and Venus, which keep with him. */
const MEAN_SPEED_DEG_PER_DAY: Readonly<Record<Planet, number>> = {
  Sun: 0.98565,
  Moon: 13.17636,
  Mars: 0.52402,
  Mercury: 0.98565,
  Jupiter: 0.08309,
  Venus: 0.98565,
  Saturn: 0.03346,
  Rahu: -0.05295,
  Ketu: -0.05295,
};

/** Speed in degrees per day below which a planet counts as stationary: a twentieth of its own mean motion. */
const STATIONARY_BELOW: Readonly<Partial<Record<Planet, number>>> = {
  Mars: 0.026,
  Mercury: 0.07,
  Jupiter: 0.004,
  Venus: 0.06,
  Saturn: 0.002,
};

export type Motion = 'retrograde' | 'stationary' | 'slow' | 'mean' | 'fast';

/** Returns the mean rate of geocentric longitude, degrees per day; negative for the nodes. */
export function meanSpeedDegPerDay(planet: Planet): number {
  return MEAN_SPEED_DEG_PER_DAY[planet];
}

/** Returns how a planet moves; within a tenth of its mean speed it is `mean`. */
export function motionOf({ id, speedDegPerDay }: Pick<ChartPlanet, 'id' | 'speedDegPerDay'>): Motion {
  if (Math.abs(speedDegPerDay) < (STATIONARY_BELOW[id] ?? 0)) return 'stationary';
  if (speedDegPerDay < 0) return 'retrograde';
  const share = speedDegPerDay / Math.abs(MEAN_SPEED_DEG_PER_DAY[id]);
  if (share < 0.9) return 'slow';
  return share > 1.1 ? 'fast' : 'mean';
}

export interface Station {
  readonly jdTT: number;
  readonly turns: 'retrograde' | 'direct';
}

export interface Stations {
  /** Null where the ephemeris ends before one is found. */
  readonly previous: Station | null;
  readonly next: Station | null;
}

/** Planets with stations, and the longest time between two of them in days: retrogrades of Mars are 26 months apart. */
const STATION_SPAN_DAYS = { Mercury: 130, Venus: 620, Mars: 790, Jupiter: 300, Saturn: 260 } as const;
export type StationaryPlanet = keyof typeof STATION_SPAN_DAYS;
export const STATIONARY_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Retrograde loops last three weeks at the least (Mercury). */
const STEP_DAYS = 8;
const STATION_TOLERANCE_DAYS = 1e-5;

/** Finds the stations in sidereal longitude before and after an instant, good to a few minutes. */
export function findStations(ephemeris: Ephemeris, planet: StationaryPlanet, jdTT: number): Stations {
  const { startJdTT, endJdTT } = ephemeris.coverage;
  const values = new Float64Array(VALUES_PER_BODY);
  const body = BODY[planet.toLowerCase() as Lowercase<StationaryPlanet>];
  const speedAt = (at: number): number => {
    ephemeris.readBody(body, at, values);
    return values[3]! - PRECESSION_DEG_PER_DAY;
  };
  // The search looks a step beyond either end of its span.
  const stationsIn = (from: number, to: number): Crossing[] => {
    const [start, end] = [Math.max(from, startJdTT + STEP_DAYS), Math.min(to, endJdTT - 2 * STEP_DAYS)];
    return start < end ? [...crossings(speedAt, start, end, STEP_DAYS, STATION_TOLERANCE_DAYS)] : [];
  };
  const span = STATION_SPAN_DAYS[planet];
  return {
    previous: station(stationsIn(jdTT - span, jdTT).at(-1)),
    next: station(stationsIn(jdTT, jdTT + span)[0]),
  };
}

function station(crossing: Crossing | undefined): Station | null {
  return crossing ? { jdTT: crossing.x, turns: crossing.isRising ? 'direct' : 'retrograde' } : null;
}
