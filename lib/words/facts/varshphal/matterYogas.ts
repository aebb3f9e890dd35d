/** What answers say of the lords of matters in a year. */
import type { Hindrance } from '../../../astro/varshphal/sixteen/lordStates.ts';
import type { RaddaTurn } from '../../../astro/varshphal/sixteen/matters.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';

export interface MatterWords {
  readonly lord_firm: { readonly planet: SevenPlanet; readonly houses: readonly number[] };
  readonly lord_hindered: {
    readonly planet: SevenPlanet;
    readonly houses: readonly number[];
    readonly house: number;
    readonly hindrances: readonly Hindrance[];
  };
  /** Firm and hindered at once. */
  readonly lord_mixed: {
    readonly planet: SevenPlanet;
    readonly houses: readonly number[];
    readonly house: number;
    readonly hindrances: readonly Hindrance[];
  };
  readonly lord_between: { readonly planet: SevenPlanet; readonly houses: readonly number[] };
  readonly coming_bond: {
    readonly faster: SevenPlanet;
    readonly slower: SevenPlanet;
    readonly houses: readonly number[];
  };
  readonly radda_turn: { readonly turn: RaddaTurn; readonly houses: readonly number[] };
}
