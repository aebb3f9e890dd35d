/** Findings: a condition, whether a chart meets it, the observed values, and its meaning if it is met. */
import type { Observed } from '../condition.ts';
import type { Source } from '../source.ts';

export type FindingTone = 'supports' | 'asks_care' | 'describes';

/** `Text` is a fact where words are chosen by language, else English. */
export interface Finding<Text = string> {
  readonly id: string;
  /** The condition, worded as if it held. */
  readonly rule: Text;
  readonly isMet: boolean;
  readonly observed: Observed;
  readonly tone: FindingTone;
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
  rule,
  isMet = true,
  observed,
  tone,
  meaning,
  source,
  confidence = 'rule_exact',
}: FindingParts<Text>): Finding<Text> {
  return { id, rule, isMet, observed, tone, meaning: isMet ? meaning : null, source, confidence };
}
