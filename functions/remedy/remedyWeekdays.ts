/** Weekdays of remedies, and the best dates for them. */
import { wrap360 } from '../../lib/astro/angle.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { VARAS } from '../../lib/astro/tables/panchang.ts';
import { nakshatraLord } from '../../lib/astro/tables/nakshatras.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { jdFromUnixMs } from '../../lib/astro/time.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import { placement } from '../../lib/astro/chart/zodiac.ts';
import { instantOnClock } from '../../lib/time/civilTime.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { nextDate, weeksLater } from '../../lib/birth/remedyDays.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const WEEKS_OF_A_YEAR = 52;

export function weekdayRecord(planet: Planet, names: Names): { id: string; name: string } {
  const vara = VARAS[REMEDIES[planet].varaIndex]!;
  return { id: wireId(vara.name), name: names.of(vara) };
}

/**
 * Finds the first weekday of a planet within a year on which the Moon is at noon in one of the planet's nakshatras; for
 * the Moon itself she must also be waxing. Null where there is none, or the ephemeris ends before.
 */
export function bestDate(context: BirthContext, planet: Planet): string | null {
  const { birth, chart, ephemeris } = context;
  const [moon, sun] = [trackOf('Moon', ephemeris, chart.conventions), trackOf('Sun', ephemeris, chart.conventions)];
  const first = nextDate(context, planet);
  for (let week = 0; week < WEEKS_OF_A_YEAR; week++) {
    const date = weeksLater(first, week);
    const noonJdTT = ttFromUt(jdFromUnixMs(instantOnClock(birth.time.clock, date, '12:00:00').unixMs));
    if (noonJdTT > moon.endJdTT) return null;
    const moonDeg = moon.at(noonJdTT).longitudeDeg;
    const isOwn = nakshatraLord(placement(moonDeg).nakshatraIndex) === planet;
    const isFit = planet !== 'Moon' || wrap360(moonDeg - sun.at(noonJdTT).longitudeDeg) < 180;
    if (isOwn && isFit) return date;
  }
  return null;
}
