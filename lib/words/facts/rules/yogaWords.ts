/** Sentences about the yogas of a chart. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Link } from '../../../astro/chart/links.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KarakaBond } from '../../../astro/yoga/raja/karakaPairs.ts';

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

/** A condition of a rule that holds; one about "one of them" may name whom it means. */
export interface HeldCondition {
  readonly text: Bilingual;
  readonly oneOfThem: {
    readonly upTo: Bilingual;
    readonly after: Bilingual;
    readonly planets: readonly Planet[];
  } | null;
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
    readonly strength: number;
    readonly grade: VerdictBand;
  };
  readonly helped: { readonly isBad: boolean; readonly conditions: readonly HeldCondition[] };
  readonly hindered: {
    readonly isBad: boolean;
    readonly isCancelled: boolean;
    readonly conditions: readonly HeldCondition[];
  };
  readonly not_formed: { readonly conditions: readonly Bilingual[] };
}
