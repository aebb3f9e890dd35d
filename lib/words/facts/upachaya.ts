/** Sentences of /special/upachaya. */
import type { Placing } from '../../astro/judgement/placing.ts';
import type { GrowthHouse, UpachayaEffect, UpachayaFacts, UpachayaOrigin } from '../../astro/chart/upachaya.ts';
import type { Band } from '../../astro/percentile.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** What most of the planets in houses of growth do: win by effort, grow by good will, or both. */
export type GrowthWay = 'effort' | 'both' | 'good_will';

export interface UpachayaWords extends UpachayaFacts {
  /** What a planet gives in a house of growth, from what age on, and in which years; `fromDate` is null before birth. */
  readonly occupant: Placing & {
    readonly planet: Planet;
    readonly house: GrowthHouse;
    readonly origin: UpachayaOrigin;
    readonly effect: UpachayaEffect;
    readonly age: number;
    readonly year: number;
    readonly fromDate: string | null;
    readonly untilDate: string;
  };
  /** A planet that stands in none of them. */
  readonly elsewhere: { readonly planet: Planet; readonly house: number; readonly houseFromMoon: number };
  readonly house: Placing & {
    readonly house: GrowthHouse;
    readonly origin: UpachayaOrigin;
    /** Of the house. */
    readonly houseSignIndex: number;
    readonly planets: readonly Planet[];
    readonly lord: Planet;
    readonly lordHouse: number;
    readonly isLordGrowing: boolean;
    readonly score: number;
    readonly band: Band;
  };
  /** All four houses together. */
  readonly frame: {
    readonly origin: UpachayaOrigin;
    readonly placed: readonly { readonly planet: Planet; readonly house: number }[];
    readonly way: GrowthWay;
    readonly score: number;
    readonly band: Band;
  };
  readonly frame_empty: { readonly origin: UpachayaOrigin; readonly score: number; readonly band: Band };
  readonly summary: { readonly planets: readonly Planet[]; readonly best: Planet; readonly both: readonly Planet[] };
  readonly summary_empty: Nothing;
}
