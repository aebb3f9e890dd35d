/** Tarabala and chandrabala taken together, at an instant and through a day. */
import { chandrabala, combinedBala, type Chandrabala, type CombinedBala } from '../../panchang/chandrabala.ts';
import type { Chart } from '../../chart/chart.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../panchang/elements.ts';
import { lastingOverlap } from '../../panchang/overlap.ts';
import { TITHIS, type Paksha } from '../../tables/panchang.ts';
import { tara, type Tara } from '../../panchang/tarabala.ts';
import { placement } from '../../chart/zodiac.ts';
import type { ChandrabalaSpan, TaraSpan } from './personalMoon.ts';
import { tenths } from '../../rounding.ts';
import type { TimeSpan } from '../../time.ts';

export interface MoonBala {
  /** Of the passing Moon, 0..26 and 0..11. */
  readonly nakshatraIndex: number;
  readonly signIndex: number;
  readonly paksha: Paksha;
  readonly tara: Tara;
  readonly moon: Chandrabala;
  readonly combined: CombinedBala;
}

/** Returns tarabala and chandrabala for a birth when Sun and Moon have these sidereal longitudes, degrees. */
export function moonBalaAt(natal: Chart, sunDeg: number, moonDeg: number): MoonBala {
  const { Moon } = natal.planets;
  const { nakshatraIndex, signIndex } = placement(moonDeg);
  const { paksha } = TITHIS[elementAt(PANCHANG_ELEMENTS.tithi, sunDeg, moonDeg).number - 1]!;
  const star = tara(Moon.nakshatraIndex, nakshatraIndex);
  const moon = chandrabala(Moon.signIndex, signIndex, paksha);
  return { nakshatraIndex, signIndex, paksha, tara: star, moon, combined: combinedBala(star, moon, paksha) };
}

export interface MoonBalaSpan extends MoonBala, TimeSpan {}

/** Divides a day wherever its tara, the house of the Moon or the half of the month changes. */
export function moonBalaSpans(taras: readonly TaraSpan[], moons: readonly ChandrabalaSpan[]): MoonBalaSpan[] {
  return taras.flatMap((star) =>
    moons.flatMap(({ moon, paksha, signIndex, ...stay }) => {
      const both = lastingOverlap(star, stay);
      if (!both) return [];
      const { nakshatraIndex, tara } = star;
      return [{ ...both, nakshatraIndex, signIndex, paksha, tara, moon, combined: combinedBala(tara, moon, paksha) }];
    }),
  );
}

/** Returns the mean of the points of a day, each counted by how long it holds, in tenths. */
export function meanPoints<Span extends TimeSpan>(spans: readonly Span[], points: (span: Span) => number): number {
  let sum = 0;
  let days = 0;
  for (const span of spans) {
    const lasts = span.endJdUT - span.startJdUT;
    sum += lasts * points(span);
    days += lasts;
  }
  // Adding 0 turns a -0 into 0.
  return tenths(sum / days);
}

/** How a stay of the passing Moon in a sign feels. */
export type MoonTone = 'bright' | 'even' | 'tender' | 'guarded';

/** Houses from the Moon of birth that are even in either half of the month. */
const EVEN_HOUSES = [2, 5, 9];

/** Returns how a stay of the Moon feels, by its house from the Moon of birth (interpretive). */
export function moonTone({ house, isChandrashtama, nature }: Chandrabala): MoonTone {
  if (isChandrashtama) return 'guarded';
  if (nature === 'ashubh') return 'tender';
  return EVEN_HOUSES.includes(house) ? 'even' : 'bright';
}
