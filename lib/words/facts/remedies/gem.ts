/** Sentences about stones: whether they are worn, how, and which not together. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { GemFacts } from '../../../astro/remedy/facts.ts';
import type { GemClash } from '../../../astro/remedy/gemClashes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** What follows from the verdict on a stone. */
export type GemEnd = 'needed' | 'careful' | 'fine' | 'avoid' | 'uncalled' | 'node_at_rest' | 'protects' | 'too_young';

/** In ratti. */
interface Weights {
  readonly least: number;
  readonly most: number;
}

export interface GemWords extends GemFacts {
  readonly advice: {
    readonly planet: Planet;
    readonly ownedHouses: readonly number[];
    readonly house: number;
    readonly grounds: readonly Bilingual[];
    readonly end: GemEnd;
  };
  readonly weight: { readonly stone: Weights; readonly substitute: Weights | null };
  readonly least_first: Nothing;
  readonly trial: { readonly days: number };
  /** The stone of higher priority first; needed where the chart speaks for it and its planet needs it. */
  readonly clash: {
    readonly first: Planet;
    readonly second: Planet;
    readonly conflict: GemClash['conflict'];
    readonly isNeeded: boolean;
  };
  readonly youth_weight: { readonly ratti: number };
  readonly none_needed: Nothing;
  readonly none_for_child: Nothing;
  readonly headline: { readonly planet: Planet };
  readonly headline_none: { readonly isChild: boolean };
  readonly comes_first: {
    readonly planet: Planet;
    readonly isCareful: boolean;
    readonly ground: Bilingual;
  };
  readonly come_after: { readonly planets: readonly Planet[] };
  readonly not_worn: { readonly planets: readonly Planet[] };
}
