/** Sentences of /houses. */
import type { HouseFacts } from '../../astro/judgement/house/facts.ts';

export interface HouseWords extends HouseFacts {
  /** The place of an aspect, counted from the planet. */
  readonly aspect_kind: { readonly place: number };
}
