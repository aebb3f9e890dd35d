/** The panchang elements of a day, each with the spans it has on that day. */
import { karanaSpans, type DayElement } from '../astro/panchang/elementSpans.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import type { ElementSpan, SunMoon } from '../astro/panchang/spans.ts';

/** Sun and Moon around a day, with the spans that more than the elements are read from. */
export interface DayReading {
  readonly sky: SunMoon;
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly nityaYogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
}

/** Returns Sun and Moon of a day with the spans of its elements; karanas are halves of its tithis. */
export function dayReading(
  day: PanchangDay,
  sky: SunMoon,
  spansOf: (element: DayElement) => readonly ElementSpan[],
): DayReading {
  const tithis = spansOf('tithi');
  return {
    sky,
    tithis,
    nakshatras: spansOf('nakshatra'),
    nityaYogas: spansOf('yoga'),
    karanas: karanaSpans(tithis, day, sky),
  };
}
