/** Conditions: what a rule tests in a chart, each with whether it holds and what it adds to the strength. */

export type ConditionEffect = 'required' | 'strengthens' | 'weakens' | 'cancels';

/** Values that the condition was decided by, under their names; enough to check it by hand. */
export type Observed = Readonly<Record<string, number | boolean | string | null | readonly (number | string)[]>>;

/** One condition of a rule. Its text is worded as if it held; `isMet` says whether it does. */
export interface Condition<Text = string> {
  readonly id: string;
  readonly effect: ConditionEffect;
  readonly text: Text;
  readonly isMet: boolean;
  readonly observed: Observed;
  /** What it adds to the strength of the verdict when it is met. */
  readonly points: number;
}

const USUAL_POINTS: Readonly<Record<ConditionEffect, number>> = {
  required: 0,
  strengthens: 5,
  weakens: -10,
  cancels: -10,
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

/** Returns a condition with the usual points of its effect, for a rule that does not share the weights of another. */
export function withUsualPoints<Text>(condition: Condition<Text>): Condition<Text> {
  return { ...condition, points: USUAL_POINTS[condition.effect] };
}

/** Tells whether every required condition holds. */
export function isFormed(evidence: readonly Condition<unknown>[]): boolean {
  return evidence.every(({ effect, isMet }) => effect !== 'required' || isMet);
}

/** Lists the conditions of an effect that hold. */
export function metConditions<Text>(evidence: readonly Condition<Text>[], effect: ConditionEffect): Condition<Text>[] {
  return evidence.filter((condition) => condition.effect === effect && condition.isMet);
}
