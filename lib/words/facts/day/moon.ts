/** Sentences about tara and Moon of a day for a birth. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { CombinedBala } from '../../../astro/panchang/chandrabala.ts';
import type { ChandraNature } from '../../../astro/tables/chandrabala.ts';
import type { Paksha } from '../../../astro/tables/panchang.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';

export interface DayMoonWords {
  /** The nakshatra of the Moon at noon, with its tara. */
  readonly star_at_noon: {
    readonly date: string;
    readonly nakshatraIndex: number;
    readonly natalNakshatraIndex: number;
  };
  readonly moon_at_noon: { readonly signIndex: number; readonly house: number; readonly paksha: Paksha };
  /** `count` of the nakshatra from that of birth, which is 1; the nature is that of the Moon's place. */
  readonly verdict: {
    readonly combined: CombinedBala;
    readonly count: number;
    readonly nature: ChandraNature;
    readonly stage: LifeStage;
  };
  /** What changes later; the date is null where it is that of the day. */
  readonly turn: {
    readonly time: string;
    readonly date: string | null;
    readonly tara: TaraId;
    readonly house: number;
    readonly combined: CombinedBala;
  };
  readonly taras_of_day: { readonly taras: readonly { readonly tara: TaraId; readonly points: number }[] };
  readonly moons_of_day: { readonly moons: readonly { readonly house: number; readonly points: number }[] };
}
