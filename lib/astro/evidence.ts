/** Evidence: what was looked for in a chart, whether it is there, and by which values that is seen. */
import type { Source } from './source.ts';

export type ConditionEffect = 'required' | 'strengthens' | 'weakens' | 'cancels' | 'told';

/** Values that the condition was decided by, under their names; enough to check it by hand. */
export type Observed = Readonly<Record<string, number | boolean | string | null | readonly (number | string)[]>>;

/** One thing that was looked for. `Text` is a fact, or a fixed text in both languages. */
export interface Evidence<Text = string> {
  readonly id: string;
  /** Worded as if it held; `isMet` says whether it does. */
  readonly text: Text;
  readonly isMet: boolean;
  readonly observed: Observed;
}

/** A condition of a rule. */
export interface Condition<Text = string> extends Evidence<Text> {
  readonly effect: ConditionEffect;
  /** What it adds to the strength of the verdict when it is met. */
  readonly points: number;
}

const USUAL_POINTS: Readonly<Record<ConditionEffect, number>> = {
  required: 0,
  strengthens: 5,
  weakens: -10,
  cancels: -10,
  told: 0,
};

const condition =
  (effect: ConditionEffect) =>
  <Text>(
    id: string,
    text: Text,
    isMet: boolean,
    observed: Observed = {},
    points = USUAL_POINTS[effect],
  ): Condition<Text> => ({
    id,
    effect,
    text,
    isMet,
    observed,
    points,
  });

/** Without all of these the rule is not formed. */
export const required = condition('required');
export const strengthens = condition('strengthens');
/** Leaves the rule formed, but reduced. */
export const weakens = condition('weakens');
/** Leaves the rule formed, but without effect. */
export const cancels = condition('cancels');
/** Is told, and changes nothing. */
export const told = condition('told');

/** Tells whether every required condition holds. */
export function isFormed(evidence: readonly Condition<unknown>[]): boolean {
  return evidence.every(({ effect, isMet }) => effect !== 'required' || isMet);
}

/** Tells whether the condition of an id holds. */
export function holds(evidence: readonly Evidence<unknown>[], id: string): boolean {
  return evidence.some((condition) => condition.id === id && condition.isMet);
}

/** Lists the conditions of an effect that hold. */
export function metConditions<Text>(evidence: readonly Condition<Text>[], effect: ConditionEffect): Condition<Text>[] {
  return evidence.filter((condition) => condition.effect === effect && condition.isMet);
}

export type FindingEffect = 'supports' | 'asks_care' | 'describes';

/** A finding: what was looked for, and what it means where it is there. */
export interface Finding<Text = string> extends Evidence<Text> {
  readonly effect: FindingEffect;
  /** The meaning for this chart, in whole sentences; null where it is not met. */
  readonly meaning: Text | null;
  readonly source: Source;
  /** Whether the text itself says it, or it is interpretive. */
  readonly confidence: 'rule_exact' | 'interpretive';
}

export interface FindingParts<Text = string> extends Omit<Finding<Text>, 'meaning' | 'isMet' | 'confidence'> {
  /** What it means if it holds. */
  readonly meaning: Text;
  readonly isMet?: boolean;
  readonly confidence?: Finding['confidence'];
}

/** Returns a finding; by default it is met and `rule_exact`. */
export function finding<Text = string>({
  id,
  text,
  isMet = true,
  observed,
  effect,
  meaning,
  source,
  confidence = 'rule_exact',
}: FindingParts<Text>): Finding<Text> {
  return { id, text, isMet, observed, effect, meaning: isMet ? meaning : null, source, confidence };
}
