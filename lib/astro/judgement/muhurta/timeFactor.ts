/** A factor of a time: what one rule says of it. */
import type { Observed } from '../../evidence.ts';
import type { Source } from '../../source.ts';
import type { FactorId } from '../../tables/muhurta/ids.ts';
import type { RuleStatus } from '../../source.ts';
import type { MuhurtaFact } from './facts.ts';
import type { FactorEffect } from './marks.ts';

/** One thing that speaks for a time, against it, or closes it. */
export interface MuhurtaFactor {
  /** Names the rule. */
  readonly id: FactorId;
  readonly effect: FactorEffect;
  readonly fact: MuhurtaFact;
  readonly observed: Observed;
  readonly source: Source;
  readonly status: RuleStatus;
  /** What it gives to the score, or takes from it. */
  readonly points: number;
}
