/** What the rungs of a matter rest on, as facts; `lib/words/en/area/ladder.ts` says them. */
import type { Bilingual } from '../../bilingual.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Dignity } from '../../planet/dignity.ts';
import type { YogaGrade } from '../../rule.ts';
import type { BlemishKind } from '../../strength/blemish.ts';
import type { Planet } from '../../tables/planets.ts';
import type { VargaId } from '../../varga/vargas.ts';
import type { Office } from '../areaFacts.ts';
import type { ForeignRuleId, HomeTieId } from '../videsh/facts.ts';

/** Whether something carries its share of a matter: firm is unhurt and strong, sound is unhurt. */
export type Soundness = 'firm' | 'sound' | 'hurt';

export type NodeName = 'Rahu' | 'Ketu';

/** A mahadasha of the years that matter. */
export interface ServedPeriod {
  readonly planet: Planet;
  readonly fromYears: number;
  readonly toYears: number;
  readonly value: number;
}

export interface LadderFacts {
  readonly house_sound: {
    readonly house: number;
    readonly signIndex: number;
    readonly state: Soundness;
    /** Malefics in it or aspecting it, but for its own lord. */
    readonly pressing: readonly Planet[];
    readonly relieving: readonly Planet[];
  };
  readonly planet_sound: {
    readonly planet: Planet;
    readonly office: Office;
    readonly signIndex: number;
    readonly house: number;
    readonly state: Soundness;
    readonly blemishes: readonly BlemishKind[];
    /** The node that it is near; null where none is. */
    readonly node: NodeName | null;
  };
  readonly varga_sound: {
    readonly varga: VargaId;
    readonly planet: Planet;
    readonly office: Office;
    readonly signIndex: number;
    readonly dignity: Dignity;
    readonly house: number;
    readonly state: Soundness;
  };
  /** The yogas that feed a matter, the strongest first; none where there are none. */
  readonly yogas_feed: { readonly yogas: readonly { readonly name: Bilingual; readonly grade: YogaGrade }[] };
  /** No periods where none of those years is told. */
  readonly years_served: {
    readonly fromYears: number;
    readonly toYears: number;
    /** Those years lie behind the person. */
    readonly isPast: boolean;
    readonly periods: readonly ServedPeriod[];
    readonly state: Soundness;
  };
  /** A yoga that leads abroad. */
  readonly way_abroad: {
    readonly rule: ForeignRuleId;
    readonly name: Bilingual;
    /** The planet that it is told of; null where it is told of none. */
    readonly bearer: Planet | null;
    /** That form it. */
    readonly planets: readonly Planet[];
    readonly isFormed: boolean;
  };
  /** What may tie to the home. */
  readonly home_tie: {
    readonly tie: HomeTieId;
    /** Lord of the 4th, of the ascendant or of the 12th. */
    readonly bearer: Planet;
    readonly isHeld: boolean;
  };
}

/** Returns a fact of a rung. */
export const ladderFact = factsOf<LadderFacts>();
export type LadderFact = Fact<LadderFacts>;

/** The rungs of every matter, the first the lowest. */
export const RUNG_IDS = ['birth', 'varga', 'yogas', 'years'] as const;
export type RungId = (typeof RUNG_IDS)[number];

/** What a rung is called. */
export type RungFacts = Readonly<
  Record<Exclude<RungId, 'varga'> | 'links_abroad' | 'abroad_confirmed' | 'ways_abroad', Nothing>
> & {
  readonly varga: { readonly varga: VargaId };
};

/** Returns the name of a rung. */
export const rungName = factsOf<RungFacts>();
