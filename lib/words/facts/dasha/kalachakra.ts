/** Sentences on the Kalachakra dasha. */
import type { Gati } from '../../../astro/dasha/kalachakra/gatis.ts';
import type { KalachakraGroup } from '../../../astro/dasha/kalachakra/padaRows.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface KalachakraWords {
  /** Which row the Moon gives, and how much of its years had passed. */
  readonly opening: {
    readonly nakshatraIndex: number;
    readonly pada: number;
    readonly group: KalachakraGroup;
    readonly isSavya: boolean;
    readonly years: number;
    readonly passedYears: number;
    /** The sign whose years alone pass with the pada; null where those of the whole row do. */
    readonly ofSignIndex: number | null;
  };
  /** The sign of the body (deha) or of the life within it (jiva). */
  readonly pole: {
    readonly pole: 'deha' | 'jiva';
    readonly signIndex: number;
    readonly house: number;
    readonly lord: Planet;
    readonly lordHouse: number;
    /** Planets in it that help it, and those that burden it. */
    readonly helping: readonly Planet[];
    readonly burdening: readonly Planet[];
    /** The sign whose mahadasha runs, its place counted from this one, and whether the two agree; null where none runs. */
    readonly running: { readonly signIndex: number; readonly house: number; readonly isEasy: boolean } | null;
  };
  /** A change of sign that leaves the order of the zodiac. */
  readonly gati: {
    readonly gati: Gati;
    readonly fromSignIndex: number;
    readonly signIndex: number;
    readonly fromHouse: number;
    readonly house: number;
    readonly date: string;
    readonly hasCome: boolean;
  };
}
