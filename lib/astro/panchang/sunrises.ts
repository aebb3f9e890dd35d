/** Whether a tithi, nakshatra or yoga meets a sunrise: one that meets none is lost, one that meets two is counted twice. */
import type { SunriseKind } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { dayStartJdUT, noonNear, type PanchangDay } from './panchangDay.ts';
import type { ElementSpan } from './spans.ts';

/** Kshaya: runs at no sunrise. Vriddhi: runs at two. */
export type SunriseCount = 'kshaya' | 'ordinary' | 'vriddhi';

/** Shorter than any day from sunrise to sunrise, even where the midnight Sun begins and sunrise is set six hours before noon. */
const SHORTEST_DAY_DAYS = 0.7;

/** Beginnings of the day before and of the day after the next, jdUT; each is searched once, at its first use. */
export interface FartherSunrises {
  before(): number;
  after(): number;
}

/**
 * Returns the sunrises one day before and two days after a day as memoized functions.
 *
 * @throws EphemerisRangeError at their call where three days to either side are outside the ephemeris
 */
export function fartherSunrises(
  day: PanchangDay,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): FartherSunrises {
  const found = new Map<number, number>();
  const startOf = (days: number): number => {
    const known = found.get(days);
    if (known !== undefined) return known;
    const jdUT = dayStartJdUT(noonNear(day.noonJdUT + days, place, ephemeris), place, convention, ephemeris);
    found.set(days, jdUT);
    return jdUT;
  };
  return { before: () => startOf(-1), after: () => startOf(2) };
}

/**
 * Returns how many sunrises lie in each span of a day, those of the day before and the day after included.
 *
 * Where the Sun does not rise, the beginning of the day counts as sunrise.
 */
export function sunriseCounts(
  spans: readonly ElementSpan[],
  day: PanchangDay,
  farther: FartherSunrises,
): SunriseCount[] {
  return spans.map((span) => {
    const sunrises = [day.startJdUT, day.endJdUT];
    // Most spans end long before another sunrise, which is then not searched.
    if (span.startJdUT < day.startJdUT - SHORTEST_DAY_DAYS) sunrises.push(farther.before());
    if (span.endJdUT > day.endJdUT + SHORTEST_DAY_DAYS) sunrises.push(farther.after());
    const met = sunrises.filter((jdUT) => span.startJdUT <= jdUT && jdUT < span.endJdUT).length;
    return met === 0 ? 'kshaya' : met === 1 ? 'ordinary' : 'vriddhi';
  });
}
