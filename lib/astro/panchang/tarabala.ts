/** Tarabala: how the nakshatra of the Moon stands to that of birth. */
import { muhurtaChintamani, practice } from '../source.ts';
import { BEGINNINGS, SPECIAL_TARAS, TARAS, type SpecialTara, type TaraRow } from '../tables/taras.ts';
import { wrapIndex } from '../angle.ts';
import { tenths } from '../rounding.ts';

export const TARABALA_SOURCE = muhurtaChintamani(4);
export const SPECIAL_TARA_SOURCE = practice('Special stars of a birth, as books of gochara list them');

export interface Tara extends TaraRow {
  /** 1 Janma to 9 Parama Mitra. */
  readonly number: number;
  /** Nakshatras from that of birth, which is 1, to 27. */
  readonly count: number;
  /** Which of the three rounds of nine. */
  readonly cycle: 1 | 2 | 3;
  /** Remaining weight of a bad tara: 1 in the first cycle, 2/3 in the second, 1/3 in the third. For a good tara 1. */
  readonly strength: number;
  /** Points in the score of a day: the weight times the strength; interpretive. */
  readonly points: number;
  /** The special name that the nakshatra has for the birth, or null. */
  readonly special: SpecialTara | null;
}

/**
 * Vipat and Pratyak close their time to beginnings in the first round of nine, Naidhana in each: texts lift the fault
 * of the second round in part and that of the third whole, and of Naidhana practice stays wary.
 */
const TARA_BY_COUNT: readonly Tara[] = Array.from({ length: 27 }, (_, i) => {
  const row = TARAS[wrapIndex(i, 9)]!;
  const cycle = (Math.floor(i / 9) + 1) as Tara['cycle'];
  const strength = row.nature === 'ashubh' ? (4 - cycle) / 3 : 1;
  return {
    ...row,
    avoid: row.id === 'naidhana' || cycle === 1 ? row.avoid : row.avoid.filter((what) => what !== BEGINNINGS),
    number: wrapIndex(i, 9) + 1,
    count: i + 1,
    cycle,
    strength,
    points: tenths(row.weight * strength),
    special: SPECIAL_TARAS.find(({ count }) => count === i + 1) ?? null,
  };
});

/** Tells whether nothing is begun under a tara. */
export function isClosedTara({ avoid }: Tara): boolean {
  return avoid.includes(BEGINNINGS);
}

/** Most points that a tara gives to a day. */
export const MOST_TARA_POINTS = Math.max(...TARAS.map(({ weight }) => weight));

/** Returns the tara of a nakshatra to a birth; both by index 0..26. */
export function tara(natalNakshatraIndex: number, transitNakshatraIndex: number): Tara {
  return TARA_BY_COUNT[wrapIndex(transitNakshatraIndex - natalNakshatraIndex, 27)]!;
}
