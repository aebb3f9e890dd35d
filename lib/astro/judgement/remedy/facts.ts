/** What calls for remedies in a chart, as facts. */
import type { Nothing } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';

/** Clauses about a planet, which is their subject. */
export interface NeedFacts {
  readonly strength: { readonly strength: number };
  readonly weak: { readonly strength: number };
  readonly debilitated: Nothing;
  readonly combust: Nothing;
  readonly lost_war: { readonly winner: Planet };
  readonly afflicted: { readonly planets: readonly Planet[] };
  readonly dusthana: { readonly house: number };
  readonly sade_sati: Nothing;
  readonly functional_malefic: Nothing;
  readonly dusthana_lord: { readonly houses: readonly number[] };
  readonly mahadasha_lord: Nothing;
  readonly antardasha_lord: Nothing;
  readonly moon: Nothing;
  readonly ascendant_lord: Nothing;
  /** The urgency is the greatest that the scale has. */
  readonly most_urgent: Nothing;
  readonly at_ease: { readonly strength: number };
  readonly unburdened: Nothing;
}

/** The houses whose weak lord a bead strengthens. */
export type BeadHouse = 3 | 7;

interface LordStrength {
  readonly planet: Planet;
  readonly house: BeadHouse;
  readonly strength: number;
}

interface AscendantLordPlace {
  readonly planet: Planet;
  readonly house: number;
}

/** Why a bead of no single planet is called for, or is not. */
export interface BeadFacts {
  readonly many_strained: { readonly planets: readonly Planet[] };
  readonly few_strained: { readonly count: number; readonly least: number };
  readonly weak_lord: LordStrength;
  readonly strong_lord: LordStrength;
  readonly ascendant_lord_hard: AscendantLordPlace;
  readonly ascendant_lord_well: AscendantLordPlace;
}
