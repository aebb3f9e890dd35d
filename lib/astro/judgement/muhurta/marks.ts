/** Marks: what a rule says of a moment, without the facts, which are told of few moments only. */
import type { Observed } from '../../evidence.ts';
import type { ComponentId, FactorId } from '../../tables/muhurta/ids.ts';
import type { MuhurtaFact } from './facts.ts';
import type { Moment } from './moments.ts';

export type FactorEffect = 'supports' | 'against' | 'veto' | 'neutral';

export interface Mark {
  readonly id: FactorId;
  readonly effect: FactorEffect;
  /** Points beside the components, as a bonus or a penalty; whole ones. */
  readonly points: number;
  /** Of a rule that a component is made of: how much of its points, 0 to 1. */
  readonly share: number;
}

/** What is observed of a moment, as a fact and as plain values. */
export interface Told {
  readonly fact: MuhurtaFact;
  readonly observed: Observed;
}

/** One rule. It makes few marks, each one and the same object, so that moments are compared by them. */
export interface MomentRule {
  /** The component that its share goes into; null for a bonus, a penalty or a closure. */
  readonly component: ComponentId | null;
  /** How many points of the component are its own; all where it is null. */
  readonly weight: number | null;
  /** Null where it has nothing to say. */
  mark(moment: Moment): Mark | null;
  /** What is observed, for a moment that it marks. */
  told(moment: Moment): Told;
}

/** Returns a mark of a bonus (positive points), a penalty (negative ones) or a note. */
export function pointsMark(id: FactorId, points: number): Mark {
  return { id, effect: points > 0 ? 'supports' : points < 0 ? 'against' : 'neutral', points, share: 0 };
}

/** Returns a mark of a rule that a component is made of. */
export function shareMark(id: FactorId, effect: FactorEffect, share: number): Mark {
  return { id, effect, points: 0, share };
}

/** Returns a mark of what closes a time. */
export function vetoMark(id: FactorId): Mark {
  return { id, effect: 'veto', points: 0, share: 0 };
}
