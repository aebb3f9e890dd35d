/** How the Moon of each part of a month stands to every star and every sign of birth. */
import { countFrom } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { moonSigns } from '../panchang/bhadra.ts';
import { PANCHANG_ELEMENTS } from '../panchang/elements.ts';
import { overlap } from '../panchang/overlap.ts';
import { elementSpans, sunMoonThrough, type ElementSpan, type SunMoon } from '../panchang/spans.ts';
import { tara, type Tara } from '../panchang/tarabala.ts';
import type { Paksha } from '../tables/panchang.ts';
import type { TimeSpan } from '../time.ts';
import { lunarMonths } from './lunarMonths.ts';

/** A stay of the Moon in a nakshatra, whole. */
export interface TaraSpan extends TimeSpan {
  readonly nakshatraIndex: number;
  /** By nakshatra of birth, Ashwini first. */
  readonly taras: readonly Tara[];
}

/** A time in which neither the sign of the Moon nor the half of the month changes. */
export interface ChandrabalaSpan extends TimeSpan {
  readonly moonSignIndex: number;
  readonly paksha: Paksha;
  /** House of the Moon by sign of birth, Aries first. */
  readonly houses: readonly number[];
}

export interface TaraTable {
  readonly spans: readonly TaraSpan[];
  readonly chandrabala: readonly ChandrabalaSpan[];
}

/** Taras of a nakshatra of the Moon to the 27 of birth; the same twenty-seven lists serve every month. */
const TARAS_OF: readonly (readonly Tara[])[] = Array.from({ length: 27 }, (_, nakshatraIndex) =>
  Array.from({ length: 27 }, (_, natalIndex) => tara(natalIndex, nakshatraIndex)),
);
const HOUSES_OF: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, moonSignIndex) =>
  Array.from({ length: 12 }, (_, natalSignIndex) => countFrom(natalSignIndex, moonSignIndex)),
);

/**
 * Returns the tables of a time: stays of the Moon in nakshatras, whole, and her stays in signs, cut at new and full moon.
 *
 * @throws EphemerisRangeError where a lunar month at either end is outside the ephemeris
 */
export function taraTable(span: TimeSpan, ephemeris: Ephemeris, conventions: Pick<Conventions, 'ayanamsa'>): TaraTable {
  const sky = sunMoonThrough(ephemeris, conventions);
  const nakshatras = elementSpans(PANCHANG_ELEMENTS.nakshatra, span.startJdUT, span.endJdUT, sky);
  return {
    spans: nakshatras.map(({ endJdUT, number, startJdUT }) => ({
      startJdUT,
      endJdUT,
      nakshatraIndex: number - 1,
      taras: TARAS_OF[number - 1]!,
    })),
    chandrabala: chandrabalaSpans(span, sky, ephemeris, conventions),
  };
}

function chandrabalaSpans(
  span: TimeSpan,
  sky: SunMoon,
  ephemeris: Ephemeris,
  conventions: Pick<Conventions, 'ayanamsa'>,
): ChandrabalaSpan[] {
  const signs = moonSigns(span, sky);
  const whole = { startJdUT: signs[0]!.startJdUT, endJdUT: signs.at(-1)!.endJdUT };
  const halves = lunarMonths(whole, ephemeris, conventions).flatMap(({ endJdUT, fullMoonJdUT, startJdUT }) => [
    { paksha: 'shukla' as const, startJdUT, endJdUT: fullMoonJdUT },
    { paksha: 'krishna' as const, startJdUT: fullMoonJdUT, endJdUT },
  ]);
  return signs
    .flatMap((stay) => halves.flatMap((half) => ofHalf(stay, half)))
    .filter((found) => overlap(found, span) !== null);
}

function ofHalf(stay: ElementSpan, half: TimeSpan & { readonly paksha: Paksha }): ChandrabalaSpan[] {
  const time = overlap(stay, half);
  const moonSignIndex = stay.number - 1;
  return time ? [{ ...time, moonSignIndex, paksha: half.paksha, houses: HOUSES_OF[moonSignIndex]! }] : [];
}
