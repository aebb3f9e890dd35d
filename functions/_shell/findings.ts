/** Builds the record of a finding: what was looked at, what was seen, and what it means. */
import type { Finding } from '../../lib/astro/area/finding.ts';
import { citation } from '../../lib/astro/source.ts';
import type { FindingRecord } from '../../lib/schemas/findings.ts';
import { observedRecord } from './records.ts';

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
