/** Builds the record of a finding: what was examined, what was observed, and what it means. */
import type { Finding } from '../../astro/evidence.ts';
import { citation } from '../../astro/source.ts';
import type { FindingRecord } from '../../schemas/common/records.ts';
import { observedRecord } from '../common.ts';

/** Returns the record of a finding. */
export function findingRecord({
  id,
  text,
  isMet,
  observed,
  effect,
  meaning,
  source,
  confidence,
}: Finding): FindingRecord {
  return {
    rule: id,
    text,
    source: citation(source),
    observed: observedRecord(observed),
    met: isMet,
    effect,
    meaning,
    confidence,
  };
}

/** Returns a finding with its facts said by a function of the language asked for. */
export function findingInWords<Text>(finding: Finding<Text>, words: (fact: Text) => string): Finding {
  const { meaning, text } = finding;
  return { ...finding, text: words(text), meaning: meaning === null ? null : words(meaning) };
}
