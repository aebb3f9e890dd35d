/** What the success of a career is made of, as facts. */
import type { Bilingual } from '../../../bilingual.ts';
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { METHODS } from '../votes.ts';

export interface SuccessFacts {
  /** One of the three methods. */
  readonly method: { readonly method: (typeof METHODS)[keyof typeof METHODS]['id'] };
  /** A strong raja yoga of birth; its strength is 0 to 100. */
  readonly raja_yoga: { readonly name: Bilingual; readonly strength: number };
}

export type SuccessFact = Fact<SuccessFacts>;

/** Makes the facts of the success of a career. */
export const successFact = factsOf<SuccessFacts>();
