/** What the findings on learning say, as facts; `lib/words/en/vidya/learningFindings.ts` says them. */
import type { Link } from '../../chart/links.ts';
import type { Fact, Nothing } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Placing } from '../placing.ts';

/** A bond that joins learning. */
export type LearningBond = 'jupiter_mercury' | 'lords_4_5' | 'lords_5_9';

/** What may interrupt learning. */
export interface LearningBreakFacts {
  /** Saturn, Rahu or Ketu on a house that no benefic relieves. */
  readonly pressed: { readonly house: 4 | 5; readonly planets: readonly Planet[] };
  /** The lord of the 5th in a dusthana. */
  readonly lord_5_hidden: { readonly lord: Planet; readonly signIndex: number; readonly house: number };
}

/** Each rule, worded as if it held, and beside it what it means. */
export interface LearningFindingFacts extends LearningBreakFacts {
  readonly bond_rule: { readonly bond: LearningBond };
  readonly bond: {
    readonly bond: LearningBond;
    readonly planets: readonly [Planet, Planet];
    readonly link: Link | 'one_lord';
  };
  readonly mercury_placed_rule: Nothing;
  readonly mercury_placed: Placing & { readonly house: number };
  readonly pressed_rule: { readonly house: 4 | 5 };
  readonly lord_5_hidden_rule: Nothing;
  readonly lord_9_placed_rule: Nothing;
  readonly lord_9_placed: Placing & { readonly lord: Planet; readonly house: number };
  readonly lord_9_hidden_rule: Nothing;
  readonly lord_9_hidden: { readonly lord: Planet; readonly house: number };
  readonly jupiter_on_9_rule: Nothing;
  readonly jupiter_on_9: { readonly ways: readonly ('place' | 'aspect' | 'lord')[]; readonly lord: Planet };
  readonly research_rule: Nothing;
  readonly research: {
    /** In the 8th. */
    readonly planets: readonly Planet[];
    /** Whom Ketu holds. */
    readonly held: 'lord_5' | 'mercury' | null;
    readonly lord: Planet;
  };
  readonly long_study_rule: Nothing;
  /** How Saturn reaches the 9th. */
  readonly long_study: { readonly way: 'place' | 'own' | 'lord'; readonly lord: Planet };
}

export type LearningFact = Fact<LearningFindingFacts>;
