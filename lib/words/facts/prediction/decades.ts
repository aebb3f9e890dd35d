/** Sentences on the mahadashas of a life. */
import type { DecadeMatterId, DecadeSide, DecadeTime } from '../../../astro/judgement/prediction/multi/decades.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface DecadeWords {
  readonly name: { readonly matter: DecadeMatterId };
  /** What leads in a period, by its lord and the houses that it rules. */
  readonly theme: {
    readonly planet: Planet;
    readonly houses: readonly number[];
    readonly theme: DecadeMatterId;
    readonly time: DecadeTime;
  };
  /** What a period gives for a matter; the house is the one its lord stands in. */
  readonly matter: {
    readonly matter: DecadeMatterId;
    readonly side: DecadeSide;
    readonly time: DecadeTime;
    readonly planet: Planet;
    readonly house: number;
  };
}
