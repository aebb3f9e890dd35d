/** Why a modern field of work fits, as facts. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { ScoreFacts } from '../../../score.ts';
import type { Planet } from '../../../tables/planets.ts';

/** Where the first planet of a field stands, its other planets, the lord of the 10th and the Moon, that points to the field. */
export interface ColourFacts {
  readonly element: { readonly planet: Planet; readonly signIndex: number };
  readonly modality: { readonly planet: Planet; readonly signIndex: number };
  readonly house: { readonly planet: Planet; readonly house: number };
  /** The lord of the 10th in a house of the field. */
  readonly tenth_lord_house: { readonly planet: Planet; readonly house: number };
  readonly nakshatra: { readonly planet: Planet; readonly nakshatraIndex: number };
  readonly moon_nakshatra: { readonly nakshatraIndex: number };
}

export interface FieldFacts extends ScoreFacts {
  /** Votes on a planet of the field. */
  readonly planet_votes: { readonly planet: Planet; readonly sharePercent: number };
  /** Two planets of the field are joined in the birth chart. */
  readonly joined: { readonly planets: readonly [Planet, Planet] };
  readonly points_to: { readonly colour: ColourFact };
}

export type ColourFact = Fact<ColourFacts>;
export type FieldFact = Fact<FieldFacts>;

/** Makes the facts on where the planets of a field stand. */
export const colourFact = factsOf<ColourFacts>();

/** Makes the facts on the fit of a field. */
export const fieldFact = factsOf<FieldFacts>();
