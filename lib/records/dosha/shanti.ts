/** When the rite for a gandmool birth may be performed: while the Moon is in the birth nakshatra again. */
import { moonStay, STAY_SEARCH_DAYS } from '../../astro/panchang/moonStay.ts';
import { sunMoonThrough } from '../../astro/panchang/spans.ts';
import type { GandmoolVerdict } from '../../schemas/dosha/doshaVerdicts.ts';
import { formatJd } from '../../time/placeClock.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import type { TimeSpan } from '../../astro/time.ts';

/** The Moon leaves a nakshatra within this many days. */
const LEFT_BY_DAYS = 2;

/**
 * Returns the first return of the Moon after birth, about the 27th day, and the return that lasts now or comes next.
 */
export function shantiDays(context: BirthContext): NonNullable<GandmoolVerdict['shanti']> {
  const { birth, chart, ephemeris, nowJdUT } = context;
  const sky = sunMoonThrough(ephemeris, chart.conventions);
  const lastJdUT = ephemeris.coverage.endJdTT - STAY_SEARCH_DAYS;
  const { clock } = birth.time;
  const stayAfter = (jdUT: number): TimeSpan | null =>
    jdUT < lastJdUT ? moonStay(chart.planets.Moon.nakshatraIndex, jdUT, sky) : null;
  const record = (stay: TimeSpan | null) =>
    stay && { start: formatJd(clock, stay.startJdUT), end: formatJd(clock, stay.endJdUT) };
  const first = stayAfter(birth.jdUT + LEFT_BY_DAYS);
  const next = first && first.endJdUT > nowJdUT ? first : stayAfter(nowJdUT);
  return { first: record(first), next: record(next) };
}
