/** What speaks for skills and ways of learning, as facts. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { ScoreFacts } from '../../../score.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { SkillId } from '../tables/skills.ts';

/** What a planet has to do with the 4th or the 5th from karakamsha. */
export type Bearing = 'in' | 'aspects' | 'lord';

export interface BearingArgs {
  readonly bearing: Bearing;
  /** Counted from karakamsha, with its sign. */
  readonly house: number;
  readonly signIndex: number;
}

export interface SkillFacts extends ScoreFacts {
  readonly skill_bearing: BearingArgs;
  /** Of the planet in the birth chart, 0 to 100. */
  readonly skill_strength: { readonly strength: number };
  /** The planet stands in the navamsa in a sign whose element suits the skill. */
  readonly skill_element: { readonly signIndex: number };
  readonly skill_house: { readonly house: number };
  /** Why a planet gives a skill; its navamsa sign where that suits the skill. */
  readonly skill: {
    readonly skill: SkillId;
    readonly planet: Planet;
    readonly bearings: readonly BearingArgs[];
    readonly fittingSignIndex: number | null;
  };
  /** Of a child it is said to the parents. */
  readonly learning: BearingArgs & { readonly planet: Planet; readonly isChild: boolean };
}

export type SkillFact = Fact<SkillFacts>;

/** Makes the facts of skills. */
export const skillFact = factsOf<SkillFacts>();
