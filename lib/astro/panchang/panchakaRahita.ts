/** Panchaka rahita: whether tithi, vara, nakshatra and rising sign together leave one of the five faults. */
import type { PanchakaId } from '../tables/panchaka.ts';
import { lastingOverlap } from './overlap.ts';
import type { ElementSpan } from './spans.ts';
import type { TimeSpan } from '../time.ts';

const FAULTS: Readonly<Record<number, PanchakaId>> = { 1: 'mrityu', 2: 'agni', 4: 'raja', 6: 'chora', 8: 'roga' };

export interface PanchakaRahita {
  readonly sum: number;
  /** Remainder by nine. */
  readonly remainder: number;
  /** Null where the time is free (rahita) of the five. */
  readonly fault: PanchakaId | null;
}

/**
 * Returns the remainder by nine of the sum of four numbers, and its fault.
 *
 * @param tithi 1 to 30
 * @param varaIndex 0 is Sunday, which counts as 1
 * @param nakshatra 1 to 27
 * @param risingSignIndex 0 is Aries, which counts as 1
 * @see Kalaprakashika; the almanacs of the south
 */
export function panchakaRahita(
  tithi: number,
  varaIndex: number,
  nakshatra: number,
  risingSignIndex: number,
): PanchakaRahita {
  const sum = tithi + varaIndex + 1 + nakshatra + risingSignIndex + 1;
  const remainder = sum % 9;
  return { sum, remainder, fault: FAULTS[remainder] ?? null };
}

export interface PanchakaRahitaSpan extends TimeSpan, PanchakaRahita {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly risingSignIndex: number;
}

/** Lists the times in which none of the four numbers changes, in order, over the time that the rising signs cover. */
export function panchakaRahitaSpans(
  varaIndex: number,
  risingSigns: readonly ElementSpan[],
  tithis: readonly ElementSpan[],
  nakshatras: readonly ElementSpan[],
): PanchakaRahitaSpan[] {
  const spans: PanchakaRahitaSpan[] = [];
  for (const tithi of tithis) {
    for (const nakshatra of nakshatras) {
      const both = lastingOverlap(tithi, nakshatra);
      if (!both) continue;
      for (const rising of risingSigns) {
        const span = lastingOverlap(both, rising);
        if (!span) continue;
        const found = panchakaRahita(tithi.number, varaIndex, nakshatra.number, rising.number - 1);
        spans.push({
          startJdUT: span.startJdUT,
          endJdUT: span.endJdUT,
          tithi: tithi.number,
          nakshatra: nakshatra.number,
          risingSignIndex: rising.number - 1,
          sum: found.sum,
          remainder: found.remainder,
          fault: found.fault,
        });
      }
    }
  }
  return spans;
}
