/** What the factors of study say, as facts; `lib/words/en/vidya/factors.ts` says them. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaFacts } from '../areaFacts.ts';

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
}

export type StudyText = Fact<StudyFactorFacts>;

/** Makes the facts of the factors of study. */
export const studyFact = factsOf<StudyFactorFacts>();
