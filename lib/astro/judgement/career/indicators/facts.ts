/** What the signs of a change of job and of promotion show, as facts. */
import type { Level } from '../../../dasha/period.ts';
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { AreaFacts, Office } from '../../areaFacts.ts';

/** What a group of signs is about. */
export type IndicatorMatterId = 'change_of_job' | 'promotion';

/** Signs by a passing planet that presses on the tenth. */
export type PressingId = 'saturn_over_tenth' | 'rahu_over_tenth_lord' | 'nodes_on_axis';

/** What a sign means where it holds. */
export type IndicatorMeaning =
  'loosens' | 'allows' | PressingId | 'stages' | 'brings_to_notice' | 'goodwill' | 'opens_tenth';

/** Where the places of Jupiter are counted from. */
export type GainReference = 'ascendant' | 'moon';

/** What a sign of the zodiac, over which planets pass, is in this chart. */
export interface GroundFacts {
  readonly tenth_house: Nothing;
  readonly tenth_lord_sign: { readonly signIndex: number; readonly lord: Planet };
  /** Where Rahu passes; Ketu passes the house opposite. */
  readonly axis_end: { readonly house: 4 | 10 };
  readonly gain_place: { readonly signIndex: number; readonly place: number; readonly reference: GainReference };
}

export type GroundFact = Fact<GroundFacts>;

/** Conditions, as if they held. */
interface IndicatorRules {
  readonly change_lord_rule: { readonly level: Level };
  readonly pressing_rule: { readonly sign: PressingId };
  readonly bound_lord_rule: Nothing;
  readonly rise_lord_rule: { readonly level: Level };
  readonly jupiter_gain_rule: { readonly reference: GainReference };
  readonly pair_rule: Nothing;
}

/** Why a sign holds for a time. */
export interface SpanFacts {
  readonly period_of: { readonly level: Level; readonly lord: Planet };
  readonly passage: { readonly planet: Planet; readonly grounds: readonly GroundFact[] };
  /** The sign of the 10th house. */
  readonly pair_reach: { readonly signIndex: number };
}

export type SpanFact = Fact<SpanFacts>;

/** What the chart shows, as clauses, whether or not a sign holds. */
interface IndicatorSeen extends SpanFacts {
  readonly no_period: { readonly level: Level };
  /** What binds the lord of a period to the houses of change: those it owns or answers for, and the one it stands in. */
  readonly change_lord: {
    readonly lord: Planet;
    readonly level: Level;
    readonly ownedHouses: readonly number[];
    readonly insideHouse: number | null;
  };
  readonly not_pressing: { readonly sign: PressingId };
  /** Lords of the 8th and 12th to which the tenth lord is joined. */
  readonly bound_lord: {
    readonly tenthLord: Planet;
    readonly others: readonly { readonly lord: Planet; readonly house: number }[];
  };
  /** The own offices of rise of a lord, and those of the planets for which a node acts. */
  readonly rise_lord: {
    readonly lord: Planet;
    readonly level: Level;
    readonly offices: readonly Office[];
    readonly agents: readonly { readonly planet: Planet; readonly offices: readonly Office[] }[];
  };
  readonly jupiter_elsewhere: { readonly signIndex: number; readonly reference: GainReference };
  readonly pair_seen: {
    readonly jupiterSignIndex: number;
    readonly saturnSignIndex: number;
    readonly lord: Planet;
    readonly isReached: boolean;
    readonly isOnHouse: boolean;
  };
}

export type SeenFact = Fact<IndicatorSeen>;

export interface IndicatorFacts extends AreaFacts, IndicatorRules, IndicatorSeen {
  readonly meaning: { readonly seen: SeenFact; readonly means: IndicatorMeaning };
}

export type IndicatorFact = Fact<IndicatorFacts>;

/** Makes the facts of signs of change and of promotion. */
export const indicatorFact = factsOf<IndicatorFacts>();

/** Makes the facts on signs of the zodiac over which planets pass. */
export const groundFact = factsOf<GroundFacts>();
