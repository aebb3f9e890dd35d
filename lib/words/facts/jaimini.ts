/** What the sentences of /jaimini are about, besides the facts of its readings. */
import type { KarakaScheme } from '../../astro/conventions.ts';
import type { ArgalaStatus } from '../../astro/jaimini/argala.ts';
import type { ArgalaFacts } from '../../astro/jaimini/argalaFacts.ts';
import type { ArudhaException } from '../../astro/jaimini/arudhas.ts';
import type {
  ArudhaFacts,
  KarakaFacts,
  KarakamshaFacts,
  Office,
  Placed,
  RelationFacts,
  SwamshaFacts,
  UpapadaFacts,
} from '../../astro/judgement/jaimini/facts.ts';
import type { Devata } from '../../astro/jaimini/devatas.ts';
import type { KarakaCode } from '../../astro/jaimini/tables/karakaOffices.ts';
import type { Planet } from '../../astro/tables/planets.ts';

export interface KarakaWords extends KarakaFacts {
  /** The first of the order with its degrees, the second and the last; null where these hold their office by nature. */
  readonly karakas_order: {
    readonly atmakaraka: Planet;
    readonly countedDeg: number;
    readonly amatyakaraka: Planet | null;
    readonly darakaraka: Planet | null;
  };
  /** What the other scheme would change. */
  readonly other_scheme: { readonly scheme: KarakaScheme; readonly changed: readonly Office[] };
  readonly karaka_meaning: Office & Placed & { readonly house: number };
  readonly shared_office: { readonly code: KarakaCode; readonly planets: readonly Planet[] };
  readonly office_by_nature: Office;
  /** Minutes of birth time after which the two change places. */
  readonly narrow_margin: {
    readonly ahead: Office;
    readonly behind: Office;
    readonly leadDeg: number;
    readonly minutes: number;
    readonly isLater: boolean;
  };
  readonly sign_entry: { readonly planet: Planet; readonly minutes: number; readonly isLater: boolean };
  readonly soul_lesson: { readonly planet: Planet };
}

export interface KarakamshaWords extends KarakamshaFacts {
  /** The sign that a deity is read from, counted in the navamsa. */
  readonly devata_sign: { readonly fromSignIndex: number; readonly house: number; readonly signIndex: number };
  readonly devata_found: { readonly basis: Devata['basis']; readonly planets: readonly Planet[] };
  readonly devata_rank: { readonly planet: Planet; readonly rankedBy: 'dignity' | 'degree' };
  readonly moksha: { readonly isPresent: boolean; readonly hasBenefic: boolean };
}

export interface ArudhaWords extends ArudhaFacts {
  /** How a pada was counted: from the house to its lord, and as far again. */
  readonly arudha_count: {
    readonly house: number;
    readonly houseSignIndex: number;
    readonly lord: Planet;
    readonly lordSignIndex: number;
    readonly count: number;
    readonly countedSignIndex: number;
    readonly exception: ArudhaException | null;
    readonly signIndex: number;
  };
  readonly one_lord: { readonly planet: Planet; readonly signIndex: number };
  /** Two lords, before the sentence on which is the stronger. */
  readonly two_lords: { readonly signIndex: number; readonly first: Planet; readonly second: Planet };
}

export interface UpapadaWords extends UpapadaFacts {
  readonly later_union: { readonly number: number; readonly signIndex: number; readonly planet: Planet };
}

/** Planets that intervene in a house from a house counted from it, and those that obstruct them. */
export interface Intervention {
  readonly argalaHouse: number;
  readonly planets: readonly Planet[];
  readonly nature: 'shubha' | 'papa' | 'mixed';
  readonly status: Exclude<ArgalaStatus, 'none'>;
  readonly obstructors: readonly Planet[];
}

export interface ArgalaWords extends ArgalaFacts {
  /** The sum of points; above 0 it is in favour of the house. */
  readonly argala_house: {
    readonly house: number;
    readonly interventions: readonly Intervention[];
    readonly vishesha: readonly Planet[];
    readonly net: number;
  };
  /** Null where no house is favoured, or none pressed. */
  readonly argala_summary: {
    readonly mostHouse: number | null;
    readonly mostNet: number;
    readonly leastHouse: number | null;
    readonly leastNet: number;
  };
}

export interface JaiminiWords
  extends RelationFacts, KarakaWords, KarakamshaWords, SwamshaFacts, ArudhaWords, UpapadaWords, ArgalaWords {}
