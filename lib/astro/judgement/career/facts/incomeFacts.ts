/** Why income is found near home or away from it, as facts. */
import type { Tie } from '../../../chart/links.ts';
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';

/** What a sign says of a place; a dual sign speaks for both sides. */
export type SignSpeech = 'movable' | 'fixed' | 'dual' | 'water';

/** A bond with another planet, and the houses for which it counts; none where the planet itself does. */
export interface IncomeBond {
  readonly other: Planet;
  /** An aspect of one side is too common to count: with Rahu alone every sixth planet has one. */
  readonly link: Tie;
  readonly houses: readonly number[];
}

export interface IncomeFacts {
  readonly at_home: Nothing;
  readonly in_sign: { readonly planet: Planet; readonly signIndex: number; readonly speech: SignSpeech };
  readonly in_house: { readonly planet: Planet; readonly house: number };
  readonly lord_of: { readonly planet: Planet; readonly houses: readonly number[] };
  readonly bound: { readonly planet: Planet; readonly bonds: readonly IncomeBond[] };
}

export type IncomeFact = Fact<IncomeFacts>;

/** Makes the facts on where income is found. */
export const incomeFact = factsOf<IncomeFacts>();
