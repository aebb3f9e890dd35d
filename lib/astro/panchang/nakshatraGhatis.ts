/** Varjyam and amrita kaal: parts of the time that the Moon spends in a nakshatra. */
import { AMRITA_GHATIS, GHATIS_LONG, GHATIS_PER_NAKSHATRA, VARJYAM_GHATIS } from '../tables/nakshatraGhatis.ts';
import { overlap } from './overlap.ts';
import type { ElementSpan } from './spans.ts';
import type { TimeSpan } from '../time.ts';

export interface NakshatraWindow extends TimeSpan {
  /** Of the nakshatra it is a part of, from 1. */
  readonly number: number;
  /** How many sixtieths of the nakshatra have passed when it begins. */
  readonly ghati: number;
}

/** Lists the windows of varjyam that touch a day, whole ones, from the nakshatras that do. */
export function varjyams(nakshatras: readonly ElementSpan[], day: TimeSpan): NakshatraWindow[] {
  return windows(nakshatras, day, (number) => VARJYAM_GHATIS[number - 1]!);
}

/** Lists the windows of amrita kaal that touch a day. */
export function amritaKaals(nakshatras: readonly ElementSpan[], day: TimeSpan): NakshatraWindow[] {
  return windows(nakshatras, day, (number) => [AMRITA_GHATIS[number - 1]!]);
}

function windows(
  nakshatras: readonly ElementSpan[],
  day: TimeSpan,
  ghatisOf: (number: number) => readonly number[],
): NakshatraWindow[] {
  return nakshatras
    .flatMap(({ number, startJdUT, endJdUT }) => {
      const ghatiDays = (endJdUT - startJdUT) / GHATIS_PER_NAKSHATRA;
      return ghatisOf(number).map((ghati) => ({
        number,
        ghati,
        startJdUT: startJdUT + ghati * ghatiDays,
        endJdUT: startJdUT + (ghati + GHATIS_LONG) * ghatiDays,
      }));
    })
    .filter((window) => overlap(window, day) !== null);
}
