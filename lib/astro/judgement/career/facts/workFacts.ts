/** What work a planet gives in a chart, as facts. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Element, Modality } from '../../../tables/signs.ts';
import type { ClassicalWorkId } from '../tables/work.ts';
import type { VoteFact } from './voteFacts.ts';

/** What a sign, a house or a nakshatra makes of work, in a few words. */
export interface WorkColourFacts {
  readonly element_work: { readonly element: Element };
  readonly modality_work: { readonly modality: Modality };
  readonly house_work: { readonly house: number };
  readonly nakshatra_work: { readonly nakshatraIndex: number };
}

export interface WorkFacts extends WorkColourFacts {
  readonly classical_work: { readonly work: ClassicalWorkId };
  /** What the texts name for a planet, with why it gives work here. */
  readonly work_given: { readonly planet: Planet; readonly roles: readonly VoteFact[] };
  readonly work_by_sign: { readonly planet: Planet; readonly signIndex: number };
  readonly work_by_place: { readonly planet: Planet; readonly house: number; readonly nakshatraIndex: number };
}

export type WorkColourFact = Fact<WorkColourFacts>;
export type WorkFact = Fact<WorkFacts>;

/** Makes the facts of work. */
export const workFact = factsOf<WorkFacts>();
