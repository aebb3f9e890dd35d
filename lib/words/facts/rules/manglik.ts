/** Sentences about what was observed in a chart for each condition that cancels Manglik. */
import type { ManglikMatch } from '../../../astro/dosha/manglik/match.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

interface Place {
  readonly planet: Planet;
  readonly signIndex: number;
  readonly house: number;
}

export type MarsWeakness = 'combust' | 'retrograde' | 'debilitated' | 'spent';

export interface ManglikWords {
  readonly places: { readonly places: readonly Place[] };
  readonly exempt_signs: { readonly signs: readonly { readonly signIndex: number }[] };
  readonly no_exempt_sign: Nothing;
  readonly influence: Place & { readonly influence: 'joined' | 'aspecting' | 'none' };
  readonly saturn: Place & { readonly isInCountedHouse: boolean };
  readonly full_moon: Nothing;
  readonly moon_not_full: Nothing;
  readonly seventh_lord: Place & {
    readonly dignity: Dignity;
    readonly isStrong: boolean;
    readonly aspecting: readonly Planet[];
  };
  readonly nodes_not_counted: Nothing;
  readonly weaknesses: { readonly weaknesses: readonly MarsWeakness[] };
  readonly no_weakness: Nothing;
  readonly ascendant: { readonly signIndex: number };
  readonly company: { readonly gentle: readonly Planet[]; readonly malefics: readonly Planet[] };
  readonly age_unknown: Nothing;
  readonly age: { readonly years: number; readonly isComplete: boolean };
  /** What the chart of the partner has of it; unknown where no partner is given. */
  readonly partner: { readonly partner: 'unknown' | 'none' | 'unlike' | 'like' };
  /** Mars in both charts; whose it is where one has it, and what stands for Mars in the other. */
  readonly match: {
    readonly state: ManglikMatch;
    readonly isOwn: boolean;
    readonly malefics: readonly Planet[];
  };
}
