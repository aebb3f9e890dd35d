/** What the factors of study say, as facts; `lib/words/en/vidya/factors.ts` says them. */
import type { Bilingual } from '../../bilingual.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaFacts } from '../areaFacts.ts';
import type { ForeignFact, ForeignRuleId } from '../videsh/facts.ts';

/** Facts that all matters share and study is judged by. */
export type SharedStudyFacts = Pick<
  AreaFacts,
  | 'house_standing'
  | 'planet_standing'
  | 'varga_standing'
  | 'lords_linked'
  | 'malefics_press'
  | 'house_relieved'
  | 'benefics_support'
>;

export interface StudyFactorFacts extends SharedStudyFacts {
  /** Malefics in the 3rd, 6th and 11th; none where these houses hold none. */
  readonly fighters: { readonly places: readonly { readonly house: number; readonly planets: readonly Planet[] }[] };
  /** The 4th, which keeps a pupil at home where it is strong. */
  readonly home: {
    readonly lord: Planet;
    readonly strength: number;
    readonly benefics: readonly Planet[];
    readonly isSettled: boolean;
  };
  /** A yoga of life abroad, with the conditions by which it forms. */
  readonly yoga_abroad: {
    readonly name: Bilingual;
    readonly planets: readonly Planet[];
    readonly rule: ForeignRuleId;
    readonly ways: readonly ForeignFact[];
  };
  /** The same where it is not formed. */
  readonly no_yoga_abroad: { readonly name: Bilingual; readonly rule: ForeignRuleId };
  /** Why a bond counts half where one planet is both lords. */
  readonly one_lord: Nothing;
}

export type StudyText = Fact<StudyFactorFacts>;

/** Makes the facts of the factors of study. */
export const studyFact = factsOf<StudyFactorFacts>();
