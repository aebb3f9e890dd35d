/** Builds the record of a finding: what was looked at, what was seen, and what it means. */
import type { Finding } from '../../lib/astro/area/finding.ts';
import type { FindingRecord } from '../../lib/schemas/findings.ts';
import { evidenceRecord } from './records.ts';

/** Returns the record of a finding. */
export function findingRecord({ meaning, tone, confidence, ...seen }: Finding): FindingRecord {
  const { rule, text, source, observed, met } = evidenceRecord(
    { id: seen.id, text: seen.rule, isMet: seen.isMet, observed: seen.observed, effect: 'required', points: 0 },
    seen.source,
  );
  return { rule, text, source, observed, met, effect: tone, meaning, confidence };
}
