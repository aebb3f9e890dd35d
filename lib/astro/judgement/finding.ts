/** Findings: a condition, whether a chart meets it, the observed values, and its meaning if it is met. */
import type { Observed } from '../condition.ts';
import type { Source } from '../source.ts';

export type FindingTone = 'supports' | 'asks_care' | 'describes';

export interface Finding {
  readonly id: string;
  /** The condition, worded as if it held. */
  readonly rule: string;
  readonly isMet: boolean;
  readonly observed: Observed;
  readonly tone: FindingTone;
  /** The meaning for this chart, in whole sentences; null where it is not met. */
  readonly meaning: string | null;
  readonly source: Source;
  /** Whether the text itself says it, or it is interpretive. */
  readonly confidence: 'rule_exact' | 'interpretive';
}

export interface FindingParts extends Omit<Finding, 'meaning' | 'isMet' | 'confidence'> {
  /** What it means if it holds. */
  readonly meaning: string;
  readonly isMet?: boolean;
  readonly confidence?: Finding['confidence'];
}

/** Returns a finding; by default it is met and `rule_exact`. */
export function finding({
  id,
  rule,
  isMet = true,
  observed,
  tone,
  meaning,
  source,
  confidence = 'rule_exact',
}: FindingParts): Finding {
  return { id, rule, isMet, observed, tone, meaning: isMet ? meaning : null, source, confidence };
}

/** Returns a summary: an opening, the number of findings for and against, and the first meaning of each side. */
export function findingsSummary(opening: string, findings: readonly Finding[]): string {
  const said = (tone: FindingTone) => findings.filter((one) => one.isMet && one.tone === tone);
  const [helps, asks] = [said('supports'), said('asks_care')];
  const balance =
    helps.length + asks.length === 0
      ? 'Nothing in it leans strongly to either side.'
      : `Of what was looked at, ${counted(helps.length, 'point supports', 'points support')} it and ${counted(asks.length, 'asks', 'ask')} for care.`;
  const relevant = [helps[0]?.meaning, asks[0]?.meaning].filter((text) => text !== undefined && text !== null);
  return [opening, balance, ...relevant].join(' ');
}

function counted(count: number, one: string, more: string): string {
  if (count === 0) return `no ${one}`.replace('no asks', 'none asks');
  return `${count} ${count === 1 ? one : more}`;
}
