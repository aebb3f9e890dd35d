/** What judgements of a period find, as facts; `lib/words/period.ts` says them. */
import type { Bilingual } from '../../bilingual.ts';
import type { Lordship } from '../../dasha/facts.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Dignity } from '../../planet/dignity.ts';
import type { Rule } from '../../rule.ts';
import type { Score, ScoreFacts, ScorePart } from '../../score.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import type { NaturalRelation } from '../../tables/relationships.ts';

/** What owning houses makes of a planet for the rising sign. */
export type Office = 'yogakaraka' | 'benefic' | 'neutral' | 'malefic' | 'killing_malefic';

/** Where a planet stands by sign. */
export interface SignPlace {
  readonly signIndex: number;
  readonly dignity: Dignity;
}

/** Labels of the parts of a period's score. */
export interface PeriodScoreFacts extends ScoreFacts {
  readonly strength: { readonly planet: Planet; readonly strength: number };
  /** A node is judged by the planets it acts for, another planet by itself. */
  readonly functional_nature: {
    readonly planet: Planet;
    readonly ascendantSignIndex: number;
    readonly offices: readonly { readonly planet: SevenPlanet; readonly office: Office }[];
  };
  /** `fromHouses`: the houses that are counted from; `ruled`: those a planet owns, or a node answers for. */
  readonly houses: {
    readonly planet: Planet;
    readonly fromHouses: readonly number[];
    readonly house: number;
    readonly ruled: readonly number[];
  };
  /** A node is judged by the lord of its sign. */
  readonly navamsa: SignPlace & { readonly planet: Planet; readonly judge: SevenPlanet };
  /** `fromHouse`: from the Moon of birth. */
  readonly transit: SignPlace & { readonly planet: Planet; readonly fromHouse: number; readonly isGood: boolean };
  readonly unknown_transit: Nothing;
  /** `percent`: how much of a score is taken. */
  readonly own_score: { readonly planet: Planet; readonly score: number; readonly percent: number };
  readonly parent_score: { readonly planet: Planet; readonly score: number; readonly percent: number };
  readonly no_relation: { readonly planet: Planet };
  readonly place_from_parent: { readonly planet: Planet; readonly parentLord: Planet; readonly fromHouse: number };
  readonly friendship: {
    readonly planet: Planet;
    readonly parentLord: Planet;
    readonly view: NaturalRelation;
    readonly viewOfIt: NaturalRelation;
  };
}

export type PeriodLabel = Fact<PeriodScoreFacts>;
export type PeriodScore = Score<PeriodLabel>;
export type PeriodScorePart = ScorePart<PeriodLabel>;

/** Makes the labels of the parts of a period's score. */
export const periodLabel = factsOf<PeriodScoreFacts>();

/** The sign and dignity of a planet in the birth chart, with neecha bhanga where it holds. */
export interface BirthPlace extends SignPlace {
  readonly isLifted: boolean;
}

/** What favours or burdens a period. */
export interface PeriodFindingFacts {
  readonly dignity: BirthPlace & { readonly planet: Planet };
  readonly place: {
    readonly planet: Planet;
    readonly house: number;
    readonly kind: 'prospers' | 'dusthana' | 'trikona' | 'kendra';
  };
  readonly office: {
    readonly lordship: Lordship;
    readonly ascendantSignIndex: number;
    readonly office: Exclude<Office, 'neutral'>;
  };
  readonly navamsa: SignPlace & {
    readonly planet: Planet;
    readonly judge: SevenPlanet;
    readonly isVargottama: boolean;
    /** Whether the promise holds there. */
    readonly isHeld: boolean;
  };
  readonly combustion: { readonly planet: Planet; readonly separationDeg: number };
  readonly company: { readonly planet: Planet; readonly others: readonly Planet[]; readonly isHelp: boolean };
  readonly relation: {
    readonly planet: Planet;
    readonly parentLord: Planet;
    readonly fromHouse: number;
    readonly kind: 'smooth' | 'mild' | 'strife';
  };
  readonly friendship: { readonly planet: Planet; readonly parentLord: Planet; readonly isFriendly: boolean };
  readonly transit: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly fromHouse: number;
    readonly isGood: boolean;
    /** Whether it is the transit of the day on which the period begins, else that of the present. */
    readonly isAtStart: boolean;
  };
  readonly yoga: {
    readonly name: Bilingual;
    readonly result: Bilingual;
    /** The houses that the name is followed by, `1-5`, where several yogas share it. */
    readonly variant: string | null;
    readonly polarity: Rule['polarity'];
    readonly planets: readonly Planet[];
    readonly strength: number;
    readonly isActive: boolean;
  };
  readonly dasha_sandhi: { readonly planet: Planet; readonly nextLord: Planet; readonly date: string };
}

export type PeriodFindingFact = Fact<PeriodFindingFacts>;

/** Makes the facts that favour or burden a period. */
export const periodFact = factsOf<PeriodFindingFacts>();
