/** What answers say of who touches the ascendant and the Moon in the tri-pataki chakra. */
import type { Planet } from '../../../astro/tables/planets.ts';

/** For what the chakra is read. */
export type TouchedPoint = 'ascendant' | 'moon';

export interface TripatakiWords {
  readonly touched_by_none: { readonly of: TouchedPoint };
  readonly touched_by_benefics: { readonly of: TouchedPoint; readonly planets: readonly Planet[] };
  readonly touched_by_malefics: { readonly of: TouchedPoint; readonly planets: readonly Planet[] };
  readonly touched_by_rahu: { readonly of: TouchedPoint };
  readonly touched_by_ketu: { readonly of: TouchedPoint };
  readonly joined_by: { readonly of: TouchedPoint; readonly planets: readonly Planet[] };
}
