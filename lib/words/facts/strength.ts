/** What makes planets and houses strong or weak. */
import type { StrengthFacts } from '../../astro/strength/facts.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** The six strengths of shadbala. */
export type SixfoldId = 'sthana' | 'dig' | 'kaala' | 'cheshta' | 'naisargika' | 'drik';

export interface StrengthWords extends StrengthFacts {
  /** `lacking`: the strengths that are less than the planet needs. */
  readonly shadbala_summary: {
    readonly planet: SevenPlanet;
    readonly rupas: number;
    readonly leastRupas: number;
    /** Rupas to those needed. */
    readonly ratio: number;
    readonly rank: number;
    readonly lacking: readonly SixfoldId[];
  };
  readonly lord_shadbala: { readonly lord: SevenPlanet };
  /** The sign on the middle of a house. */
  readonly middle_sign: { readonly signIndex: number };
  readonly middle_aspects: Nothing;
}
