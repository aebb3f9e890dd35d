/** What a lord or a planet gives in a house, by one side or both. */
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { Planet } from '../../astro/tables/planets.ts';

interface LordInHouse {
  /** The house owned. */
  readonly house: number;
  /** The house where the lord stands. */
  readonly lordHouse: number;
}

interface PlanetInHouse {
  readonly planet: Planet;
  readonly house: number;
}

export interface EffectWords {
  /** The good side and the hard one, as phrases. */
  readonly lord_ease: LordInHouse;
  readonly lord_strain: LordInHouse;
  readonly planet_ease: PlanetInHouse;
  readonly planet_strain: PlanetInHouse;
  /** A sentence on what is shown: the good side, the hard one with the way out, or both. */
  readonly lord_effect: LordInHouse & { readonly side: EffectSide };
  readonly planet_effect: PlanetInHouse & { readonly side: EffectSide };
}
