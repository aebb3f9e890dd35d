/** The signs that rise from a sunrise to the next, whole, with their ninths. */
import type { Sky } from '../../chart/sky.ts';
import type { ObserverPlace } from '../../earth/diurnal.ts';
import { pushkaraNavamsas } from '../../planet/pushkara.ts';
import type { TimeSpan } from '../../time.ts';
import { lastingOverlap } from '../overlap.ts';
import { risingSigns } from '../risingSigns.ts';
import type { ElementSpan } from '../spans.ts';
import { polarRising } from './polarRising.ts';

export interface RisingTable {
  /** Those that touch the day, whole; the first rose before it as a rule. */
  readonly signs: readonly ElementSpan[];
  /** Beyond the polar circles: some signs do not rise. */
  readonly isPolar: boolean;
}

/** A ninth of a sign while it rises. */
export interface RisingNavamsha extends TimeSpan {
  /** Within its sign, 1 to 9. */
  readonly number: number;
  /** Aries 0: the sign of the ninth chart. */
  readonly signIndex: number;
  readonly isPushkara: boolean;
}

/** Longer than a sign takes to rise outside the polar circles, and beyond them. */
const MARGIN_DAYS = 0.45;
const POLAR_MARGIN_DAYS = 1;

/**
 * Returns the signs that rise at some time of a day, whole ones, in order of time.
 *
 * @param sky of the beginning of the day
 */
export function risingTable(day: TimeSpan, place: ObserverPlace, sky: Sky): RisingTable {
  const signs = risingParts(day, place, sky, 12);
  return { signs: signs.spans.filter((span) => lastingOverlap(span, day) !== null), isPolar: signs.isPolar };
}

/** Lists the ninths of a sign that rise in a span of a day, in order of time. */
export function risingNavamshas(sign: ElementSpan, place: ObserverPlace, sky: Sky): RisingNavamsha[] {
  const { spans } = risingParts(sign, place, sky, 108);
  const pushkaras = pushkaraNavamsas(sign.number - 1);
  return spans.flatMap((span) => {
    const time = lastingOverlap(span, sign);
    const number = ((span.number - 1) % 9) + 1;
    return time ? [{ ...time, number, signIndex: (span.number - 1) % 12, isPushkara: pushkaras.includes(number) }] : [];
  });
}

/** Returns the sign that rises at an instant, whole. */
export function risingAt(jdUT: number, place: ObserverPlace, sky: Sky): ElementSpan {
  const { spans } = risingParts({ startJdUT: jdUT, endJdUT: jdUT }, place, sky, 12);
  return spans.find(({ endJdUT }) => jdUT < endJdUT)!;
}

function risingParts(
  { endJdUT, startJdUT }: TimeSpan,
  place: ObserverPlace,
  sky: Sky,
  parts: number,
): { readonly spans: readonly ElementSpan[]; readonly isPolar: boolean } {
  const around = (days: number): TimeSpan => ({ startJdUT: startJdUT - days, endJdUT: endJdUT + days });
  const spans = risingSigns(around(MARGIN_DAYS), place, sky, parts);
  if (spans) return { spans, isPolar: false };
  return { spans: polarRising(around(POLAR_MARGIN_DAYS), place, sky, parts), isPolar: true };
}
