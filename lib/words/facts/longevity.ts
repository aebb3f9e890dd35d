/** Sentences of /special/longevity: classes and care, never a day or a year of death. */
import type {
  LifeBody,
  LifeThird,
  LongevityPair,
  LongevityPairs,
  OtherLord,
} from '../../astro/jaimini/longevityPairs.ts';
import type { CareRole } from '../../astro/judgement/longevity/carePlanets.ts';
import type { EarlyYearsRelief } from '../../astro/judgement/longevity/earlyYears.ts';
import type { LifeConditionFacts, LifeConditionId, LifeYearsFacts } from '../../astro/judgement/longevity/facts.ts';
import type { Placing } from '../../astro/judgement/placing.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

export type SupportRole = 'lord_1' | 'lord_8' | 'lord_10' | 'significator';
export type SupportEffect = 'supports' | 'mixed' | 'asks_care';

/** A range of years; open where it reaches the end of the count. */
export interface YearsRange {
  readonly fromYears: number;
  readonly toYears: number;
  readonly isOpen: boolean;
}

export interface LongevityWords extends LifeConditionFacts, LifeYearsFacts {
  readonly pair: {
    readonly pair: LongevityPair['id'];
    readonly first: LifeBody;
    readonly firstSignIndex: number;
    readonly second: LifeBody;
    readonly secondSignIndex: number;
    readonly third: LifeThird;
  };
  readonly decision: {
    readonly decidedBy: LongevityPairs['decidedBy'];
    readonly isByAllThree: boolean;
    readonly third: LifeThird;
  };
  /** One class less; not below the lowest. */
  readonly class_taken: { readonly reasons: readonly LifeConditionId[]; readonly isLowest: boolean };
  readonly class_spared: { readonly reasons: readonly LifeConditionId[] };
  readonly none_taken: Nothing;
  /** One class more; not above the highest. */
  readonly class_added: { readonly reasons: readonly LifeConditionId[]; readonly isHighest: boolean };
  readonly none_added: Nothing;
  /** What the pairs point to, where it stays: both corrections may hold. */
  readonly measure_stays: { readonly third: LifeThird; readonly isByBoth: boolean };
  readonly measure_moved: { readonly from: LifeThird; readonly to: LifeThird; readonly isRaised: boolean };
  /** The pairs and the mean of the years of planets point to one class, or do not. */
  readonly agreed: Nothing;
  readonly undecided: { readonly byPairs: LifeThird; readonly byYears: LifeThird };
  /** The age lies beyond the class that is told. */
  readonly exceeded: { readonly age: number };
  readonly years: YearsRange;
  /** Where no class is told. */
  readonly care_of_all: Nothing;
  readonly care: { readonly third: LifeThird };
  readonly support: Placing & {
    readonly planet: Planet;
    readonly roles: readonly SupportRole[];
    readonly effect: SupportEffect;
  };
  readonly early_years: { readonly reliefs: readonly EarlyYearsRelief[] };
  readonly care_planet: {
    readonly planet: Planet;
    readonly roles: readonly CareRole[];
    /** A maraka in the strict sense. */
    readonly isFirst: boolean;
  };
  readonly other_lord: OtherLord & { readonly takenThird: LifeThird };
  readonly sensitive_parts: Nothing;
  readonly leans_on: { readonly planet: Planet };
  readonly strengthen: { readonly planet: Planet };
}
