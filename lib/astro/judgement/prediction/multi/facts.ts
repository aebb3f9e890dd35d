/** What many rules of a matter find together, as facts; `lib/words/en/prediction/manyRules.ts` says them. */
import type { Bilingual } from '../../../bilingual.ts';
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Placing } from '../../placing.ts';
import type { NamedYoga, PredictionFact, PredictionFacts } from '../facts.ts';

/** A planet of a chain, where it stands, and what troubles it beside its dignity. */
interface ChainPlanet extends Placing {
  readonly planet: Planet;
  readonly house: number;
  readonly strength: number;
  readonly isBurnt: boolean;
  readonly isInDusthana: boolean;
  /** Malefics that press it; none where it is relieved. */
  readonly malefics: readonly Planet[];
}

/** What the last planet of a chain does with what is handed on; `answers` where the chain has one link. */
export type ChainGain = 'answers' | 'loses' | 'keeps' | 'rescues' | 'carries';

export interface MultiFacts extends PredictionFacts {
  readonly chain: { readonly houses: readonly number[]; readonly links: readonly ChainPlanet[] };
  readonly chain_end: {
    readonly end: 'at_home' | 'returns' | 'depth';
    /** The last planet, and its sign. */
    readonly planet: Planet;
    readonly signIndex: number;
    readonly gain: ChainGain;
  };
  /** A condition of a rule, or a part of its score. */
  readonly condition: { readonly text: Bilingual };
  /** The part that a factor loses where it counts half. */
  readonly halving: { readonly reason: PredictionFact };
  readonly dosha_eased: {
    readonly name: Bilingual;
    readonly isCancelled: boolean;
    readonly reasons: readonly Bilingual[];
    readonly score: number;
  };
  readonly dosha_unrelieved: { readonly name: Bilingual; readonly score: number; readonly effects: Bilingual };
  readonly yoga_lessened: NamedYoga & {
    readonly isCancelled: boolean;
    readonly isBad: boolean;
    readonly reasons: readonly Bilingual[];
    readonly score: number;
  };
  readonly factor_halved: { readonly factor: PredictionFact; readonly reason: PredictionFact };
}

export type MultiFact = Fact<MultiFacts>;

/** Makes the facts of many rules together. */
export const multiFact = factsOf<MultiFacts>();
