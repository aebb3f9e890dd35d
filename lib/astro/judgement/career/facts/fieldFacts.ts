/** Why a modern field of work fits, as facts. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { ScoreFacts } from '../../../score.ts';
import type { Planet } from '../../../tables/planets.ts';

/** Where the planet of a field stands, and the Moon, that points to the field. */
export interface ColourFacts {
  readonly element: { readonly planet: Planet; readonly signIndex: number };
  readonly modality: { readonly planet: Planet; readonly signIndex: number };
  readonly house: { readonly planet: Planet; readonly house: number };
  readonly nakshatra: { readonly planet: Planet; readonly nakshatraIndex: number };
  readonly moon_nakshatra: { readonly nakshatraIndex: number };
}

export interface FieldFacts extends ScoreFacts {
  /** Votes on the planet of the field, and on the one that helps it. */
  readonly planet_votes: { readonly planet: Planet; readonly sharePercent: number };
  readonly helper_votes: { readonly planet: Planet; readonly sharePercent: number };
  /** 0 to 100. */
  readonly strength: { readonly planet: Planet; readonly strength: number };
  readonly points_to: { readonly colour: ColourFact };
}

export type ColourFact = Fact<ColourFacts>;
export type FieldFact = Fact<FieldFacts>;

/** Makes the facts on where the planet of a field stands. */
export const colourFact = factsOf<ColourFacts>();

/** Makes the facts on the fit of a field. */
export const fieldFact = factsOf<FieldFacts>();
