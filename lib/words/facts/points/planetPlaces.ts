/** Sentences of /planets on planets far from the equator and on fixed significators. */
import type { FixedKarakaStrength, Relative } from '../../../astro/jaimini/fixedKarakas.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface PlanetPlaceWords {
  readonly out_of_bounds: { readonly planets: readonly Planet[] };
  readonly fixed_karaka: {
    readonly relative: Relative;
    readonly planet: Planet;
    /** The weaker of two; null where one alone stands for them. */
    readonly other: Planet | null;
    readonly strength: FixedKarakaStrength;
    readonly house: number;
    readonly signIndex: number;
  };
}
