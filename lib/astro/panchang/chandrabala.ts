/** Chandrabala: how the sign of the Moon stands to that of birth. */
import type { Bilingual } from '../bilingual.ts';
import { countFrom } from '../angle.ts';
import { phaladeepika } from '../source.ts';
import { CHANDRABALA, type ChandraNature } from '../tables/chandrabala.ts';
import type { Paksha } from '../tables/panchang.ts';
import type { Tara } from './tarabala.ts';

export const CHANDRABALA_SOURCE = phaladeepika(26);

export interface Chandrabala {
  /** From the Moon of birth, 1 to 12. */
  readonly house: number;
  /**
   * `madhyam` is the 2nd, 5th and 9th in the bright half, when they count as good; in the dark half they are `sama`,
   * neither good nor bad.
   */
  readonly nature: ChandraNature;
  /** In the score of a day; interpretive. */
  readonly points: number;
  /** Chandrashtama: the Moon in the 8th. */
  readonly isChandrashtama: boolean;
  readonly effect: Bilingual;
}

/** House from the Moon of birth in which the passing Moon asks for most care. */
export const CHANDRASHTAMA_HOUSE = 8;

/** Most points that the Moon's house gives to a day. */
export const MOST_CHANDRABALA_POINTS = 8;

/** Returns the strength of the Moon in a sign for a birth; both by index 0..11. */
export function chandrabala(natalMoonSignIndex: number, transitMoonSignIndex: number, paksha: Paksha): Chandrabala {
  const house = countFrom(natalMoonSignIndex, transitMoonSignIndex);
  const { effect, nature, points } = CHANDRABALA[house - 1]!;
  return {
    house,
    nature: nature[paksha],
    points: points[paksha],
    isChandrashtama: house === CHANDRASHTAMA_HOUSE,
    effect: effect[paksha],
  };
}

/** Tells whether the Moon counts as good there, madhyam included. */
export function isFavourable({ nature }: Pick<Chandrabala, 'nature'>): boolean {
  return nature === 'shubh' || nature === 'madhyam';
}

/** Which of the two decides where they disagree: chandrabala while the Moon waxes, tarabala while it wanes. */
export type Prevailing = 'chandrabala' | 'tarabala';

/** Returns what decides in a half of the month where Moon and tara disagree. */
export function prevailing(paksha: Paksha): Prevailing {
  return paksha === 'shukla' ? 'chandrabala' : 'tarabala';
}

export type CombinedBala = 'excellent' | 'good' | 'mixed' | 'avoid';

/**
 * Weighs tara and Moon together.
 *
 * Where only the tara is good the texts disagree between good and mixed: it is good where the tara prevails or the Moon
 * is merely neutral, and never with the Moon in the 8th.
 */
export function combinedBala({ nature }: Pick<Tara, 'nature'>, moon: Chandrabala, paksha: Paksha): CombinedBala {
  if (nature === 'ashubh') return isFavourable(moon) ? 'mixed' : 'avoid';
  if (isFavourable(moon)) return 'excellent';
  if (moon.isChandrashtama) return 'mixed';
  return moon.nature === 'sama' || prevailing(paksha) === 'tarabala' ? 'good' : 'mixed';
}
