/** Builds the record of a finding: what was examined, what was observed, and what it means. */
import type { Finding } from '../../astro/judgement/finding.ts';
import { citation } from '../../astro/source.ts';
import type { FindingRecord } from '../../schemas/common/records.ts';
import { observedRecord } from '../common.ts';

/** Returns the record of a finding. */
export function findingRecord({
  id,
  rule,
  isMet,
  observed,
  tone,
  meaning,
  source,
  confidence,
}: Finding): FindingRecord {
  return {
    rule: id,
    text: rule,
    source: citation(source),
    observed: observedRecord(observed),
    met: isMet,
    effect: tone,
    meaning,
    confidence,
  };
}

/** Returns a finding with its facts said by a function of the language asked for. */
export function findingInWords<Text>(finding: Finding<Text>, words: (fact: Text) => string): Finding {
  const { meaning, rule } = finding;
  return { ...finding, rule: words(rule), meaning: meaning === null ? null : words(meaning) };
}
