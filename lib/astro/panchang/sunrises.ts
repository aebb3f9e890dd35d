/** Whether a tithi, nakshatra or yoga meets a sunrise: one that meets none is lost, one that meets two is counted twice. */
import type { SunriseKind } from '../conventions.ts';
import type { Place } from '../earth/diurnal.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { dayStartJdUT, noonNear, type PanchangDay } from './panchangDay.ts';
import type { ElementSpan } from './spans.ts';

/** Kshaya: runs at no sunrise. Vriddhi: runs at two. */
export type SunriseCount = 'kshaya' | 'ordinary' | 'vriddhi';

/** No day from sunrise to sunrise is shorter, not even where the midnight Sun begins and six hours stand for it. */
const SHORTEST_DAY_DAYS = 0.7;

/** Where the day before begins, and the one after the next: looked for once, when first asked for. */
export interface FartherSunrises {
  before(): number;
  after(): number;
}

/**
 * Returns what finds the sunrises a day before and two days after a day when they are asked for, each once.
 *
 * @throws EphemerisRangeError, when asked, where three days to either side are outside the ephemeris
 */
export function fartherSunrises(
  day: PanchangDay,
  place: Place,
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
 * Returns by how many sunrises spans of a day are met, the one before the day and the one after it included.
 *
 * Where the Sun does not rise, the beginning of the day stands for sunrise.
 */
export function sunriseCounts(
  spans: readonly ElementSpan[],
  day: PanchangDay,
  farther: FartherSunrises,
): SunriseCount[] {
  return spans.map((span) => {
    const sunrises = [day.startJdUT, day.endJdUT];
    // Most spans end long before they could reach another sunrise, which is then not looked for.
    if (span.startJdUT < day.startJdUT - SHORTEST_DAY_DAYS) sunrises.push(farther.before());
    if (span.endJdUT > day.endJdUT + SHORTEST_DAY_DAYS) sunrises.push(farther.after());
    const met = sunrises.filter((jdUT) => span.startJdUT <= jdUT && jdUT < span.endJdUT).length;
    return met === 0 ? 'kshaya' : met === 1 ? 'ordinary' : 'vriddhi';
  });
}
