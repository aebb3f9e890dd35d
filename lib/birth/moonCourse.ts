/** Where the Moon stands while a time is open: the quarters of nakshatras and the halves of signs that she crosses. */
import { elementSpans, type SunMoon } from '../astro/panchang/spans.ts';
import type { TimeSpan } from '../astro/time.ts';

/** A time in which the Moon leaves neither her quarter of a nakshatra nor her half of a sign. */
export interface MoonStay extends TimeSpan {
  /** Sidereal, in the middle of the stay. */
  readonly longitudeDeg: number;
}

const PADAS = { parts: 108, moonWeight: 1, sunWeight: 0 } as const;
const HALF_SIGNS = { parts: 24, moonWeight: 1, sunWeight: 0 } as const;

/** Lists the stays of the Moon during a time, in order; for a single instant its one. */
export function moonStays({ startJdUT, endJdUT }: TimeSpan, sky: SunMoon): MoonStay[] {
  if (endJdUT <= startJdUT) return [{ startJdUT, endJdUT, longitudeDeg: sky.moonDeg(startJdUT) }];
  const padas = elementSpans(PADAS, startJdUT, endJdUT, sky);
  // A sign begins where a quarter does; only its middle lies within one.
  const secondHalves = elementSpans(HALF_SIGNS, startJdUT, endJdUT, sky).filter(({ number }) => number % 2 === 0);
  const borders = [...padas, ...secondHalves]
    .map(({ startJdUT: at }) => at)
    .filter((at) => at > startJdUT && at < endJdUT)
    .sort((a, b) => a - b);
  return [startJdUT, ...borders].map((from, index) => {
    const until = borders[index] ?? endJdUT;
    return { startJdUT: from, endJdUT: until, longitudeDeg: sky.moonDeg((from + until) / 2) };
  });
}
