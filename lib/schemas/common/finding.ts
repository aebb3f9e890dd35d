/** Findings: rules looked at in a chart, and what each says of it. */
import * as v from 'valibot';
import { Confidence, Evidence, record } from './records.ts';

export const FindingRecord = record('Finding', 'One rule that was looked at, and what it says of this chart', {
  ...v.object({ ...Evidence.entries }).entries,
  effect: v.pipe(
    v.picklist(['supports', 'asks_care', 'describes']),
    v.description('Which way it leans where it holds'),
  ),
  meaning: v.pipe(v.nullable(v.string()), v.description('What it means here; null where it does not hold')),
  confidence: Confidence,
});
export type FindingRecord = v.InferOutput<typeof FindingRecord>;

export const findings = v.pipe(
  v.array(FindingRecord),
  v.description('Every rule that was looked at, whether it holds or not'),
);
