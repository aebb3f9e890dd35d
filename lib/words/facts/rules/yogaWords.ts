/** Sentences about the yogas of a chart. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Link } from '../../../astro/chart/links.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KarakaBond } from '../../../astro/yoga/raja/lords/karakaPairs.ts';

/** How two planets of a rule are connected. */
export type Bond = Link | KarakaBond;

/** Where a planet stands, and the houses it owns. */
export interface OwnerPlace {
  readonly planet: Planet;
  readonly ownedHouses: readonly number[];
  readonly house: number;
  readonly signIndex: number;
  readonly dignity: Dignity;
}

/** A planet of a yoga with what spoils it, and its house. */
export interface BlemishedPlanet {
  readonly planet: Planet;
  readonly house: number;
  readonly kinds: readonly BlemishKind[];
}

/** A yoga by name. */
interface NamedYoga {
  readonly name: Bilingual;
  /** Tells apart yogas that share a name by their houses, as 2-11. */
  readonly variant: string | null;
}

export interface YogaWords {
  readonly name: NamedYoga;
  readonly grade: { readonly grade: VerdictBand };
  readonly placed: { readonly places: readonly OwnerPlace[] };
  /** Of many planets only the houses are said. */
  readonly formed_from: { readonly planets: readonly Planet[]; readonly houses: readonly number[] };
  readonly bond: { readonly bond: Bond };
  /** What lifts the debilitation of a planet: each rule that holds, and which planet does it. */
  readonly lifted: { readonly by: readonly { readonly condition: Bilingual; readonly lifter: Planet | null }[] };
  readonly stands_for: NamedYoga & {
    readonly result: Bilingual;
    readonly grade: VerdictBand;
  };
  /** Nothing that forms it is spoilt. */
  readonly formed_unblemished: { readonly isReduced: boolean };
  readonly formed_blemished: { readonly planets: readonly BlemishedPlanet[] };
  /** It is formed by an aspect that is not returned; by several such aspects where no planet is named. */
  readonly formed_by_aspect: { readonly planet: Planet | null };
  /** Two lords whose bond supports the chart without a rise of rank. */
  readonly formed_as_support: Record<string, never>;
  /** What its full form asks beyond the formation. */
  readonly short_of_full: { readonly asked: Bilingual };
  /** Conditions that hold, as they are said of this chart. */
  readonly helped: { readonly isBad: boolean; readonly conditions: readonly Bilingual[] };
  readonly hindered: {
    readonly isBad: boolean;
    readonly isCancelled: boolean;
    readonly conditions: readonly Bilingual[];
  };
  readonly not_formed: { readonly conditions: readonly Bilingual[] };
  /** Some of its conditions hold; these do not. */
  readonly formed_in_part: { readonly conditions: readonly Bilingual[] };
  /** The signs of an inclination to renounce that hold, as they are said of this chart. */
  readonly inclination: { readonly signs: readonly Bilingual[]; readonly of: number; readonly isTold: boolean };
}
