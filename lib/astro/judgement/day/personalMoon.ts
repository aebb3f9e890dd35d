/** Which taras and which houses of the Moon are in force through a day, for a birth. */
import { chandrabala, type Chandrabala } from '../../panchang/chandrabala.ts';
import { overlap } from '../../panchang/overlap.ts';
import type { ElementSpan } from '../../panchang/spans.ts';
import { TITHIS, type Paksha } from '../../tables/panchang.ts';
import { tara, type Tara } from '../../panchang/tarabala.ts';
import type { TimeSpan } from '../../time.ts';

export interface TaraSpan extends TimeSpan {
  readonly tara: Tara;
  /** Of the passing Moon, 0..26. */
  readonly nakshatraIndex: number;
}

/** Lists the taras of a day, cut to it and in order. */
export function taraSpans(natalNakshatraIndex: number, nakshatras: readonly ElementSpan[], day: TimeSpan): TaraSpan[] {
  return nakshatras.flatMap((span) => {
    const inDay = overlap(span, day);
    const nakshatraIndex = span.number - 1;
    return inDay ? [{ ...inDay, nakshatraIndex, tara: tara(natalNakshatraIndex, nakshatraIndex) }] : [];
  });
}

export interface ChandrabalaSpan extends TimeSpan {
  readonly moon: Chandrabala;
  /** Of the passing Moon, 0..11. */
  readonly signIndex: number;
  readonly paksha: Paksha;
}

/**
 * Lists the houses that the Moon passes in a day, cut to it and in order; where the half of the month changes too, that
 * cuts them as well, as three houses are good in the bright half only.
 */
export function chandrabalaSpans(
  natalMoonSignIndex: number,
  signs: readonly ElementSpan[],
  tithis: readonly ElementSpan[],
  day: TimeSpan,
): ChandrabalaSpan[] {
  const halves = pakshaSpans(tithis, day);
  return signs.flatMap((stay) =>
    halves.flatMap(({ paksha, ...half }) => {
      const inDay = overlap(stay, half);
      const signIndex = stay.number - 1;
      return inDay ? [{ ...inDay, signIndex, paksha, moon: chandrabala(natalMoonSignIndex, signIndex, paksha) }] : [];
    }),
  );
}

function pakshaSpans(tithis: readonly ElementSpan[], day: TimeSpan) {
  const halves: (TimeSpan & { paksha: Paksha })[] = [];
  for (const tithi of tithis) {
    const inDay = overlap(tithi, day);
    if (!inDay) continue;
    const { paksha } = TITHIS[tithi.number - 1]!;
    const last = halves.at(-1);
    if (last?.paksha === paksha) halves[halves.length - 1] = { ...last, endJdUT: inDay.endJdUT };
    else halves.push({ ...inDay, paksha });
  }
  return halves;
}
