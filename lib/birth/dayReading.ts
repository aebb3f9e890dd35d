/** The panchang elements of a day, each with the spans it has on that day. */
import { dayElementSpans, karanaSpans } from '../astro/panchang/elementSpans.ts';
import { type SunMoon, type ElementSpan, sunMoonNear } from '../astro/panchang/spans.ts';
import type { DailyContext } from './dayOfDate.ts';

/** Sun and Moon around a day, with the spans that more than the limbs are read from. */
export interface DayReading {
  readonly sky: SunMoon;
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly nityaYogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
}

/** Returns Sun and Moon of a day with the spans of its limbs. */
export function dayReading(context: DailyContext): DayReading {
  const { day } = context;
  const sky = daySunMoon(context);
  const tithis = dayElementSpans('tithi', day, sky);
  return {
    sky,
    tithis,
    nakshatras: dayElementSpans('nakshatra', day, sky),
    nityaYogas: dayElementSpans('yoga', day, sky),
    karanas: karanaSpans(tithis, day, sky),
  };
}

/** Returns where Sun and Moon stand around a day. */
export function daySunMoon({ conventions, day, ephemeris }: DailyContext): SunMoon {
  return sunMoonNear(day.startJdUT, ephemeris, conventions);
}
