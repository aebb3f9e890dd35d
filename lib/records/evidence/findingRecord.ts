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
