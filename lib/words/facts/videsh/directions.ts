/** Sentences on the direction of a life abroad. */
import type { DirectionFacts, DirectionReason } from '../../../astro/judgement/videsh/directionFacts.ts';
import type { CountryId, DirectionId } from '../../../astro/judgement/videsh/tables/directions.ts';
import type { Element } from '../../../astro/tables/signs.ts';
import type { Nothing } from '../../sentences.ts';

/** Countries that custom sees in a direction. */
interface Seen {
  readonly direction: DirectionId;
  readonly countries: readonly CountryId[];
}

export interface DirectionWords extends DirectionFacts {
  /** Directions with the same, most points. */
  readonly alike: { readonly directions: readonly DirectionId[] };
  readonly single: { readonly direction: DirectionId };
  readonly first_and_next: {
    readonly direction: DirectionId;
    /** Directions with the next most points. */
    readonly nextDirections: readonly DirectionId[];
  };
  readonly reasons: { readonly direction: DirectionId; readonly reasons: readonly DirectionReason[] };
  readonly countries: { readonly first: Seen; readonly second: Seen | null };
  readonly elements: { readonly element: Element };
  readonly custom: Nothing;
  readonly born_elsewhere: Nothing;
}
