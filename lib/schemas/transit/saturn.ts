/** Records of /transit/sade-sati and /transit/dhaiya. */
import * as v from 'valibot';
import { Confidence, record, Remedy, sources } from '../common/records.ts';
import {
  byDegree,
  SaturnEffects,
  SaturnPassageRecord,
  SaturnPeriod,
  saturnStatusEntries,
  SharpTime,
} from '../common/transit/saturnTransit.ts';
import { nodeVedha, notes, subjectEntries, TransitRecord } from '../common/transit/transit.ts';

const entries = {
  ...subjectEntries,
  ...saturnStatusEntries,
  saturn: v.pipe(TransitRecord, v.description('Saturn on its way, as /transit/saturn tells it')),
  effects: v.pipe(
    v.nullable(SaturnEffects),
    v.description('Of the running phase, else of the next one to come; null where none comes in this life'),
  ),
  sharp_times: v.pipe(
    v.array(SharpTime),
    v.description('When the passage under way, else the next one, is felt most, in order'),
  ),
  remedies: v.pipe(
    v.array(Remedy),
    v.description('While a phase runs or pauses, as the age allows, the mantra of Saturn first; empty else'),
  ),
  periods: v.pipe(
    v.array(SaturnPeriod),
    v.description(
      'One row for each unbroken stay of Saturn, whole stays, from the one that runs at birth to age 100 or the end of the ephemeris; to the instant asked about for who is older',
    ),
  ),
  passages: v.pipe(v.array(SaturnPassageRecord), v.description('The same as whole passages, with their phases')),
  node_vedha: nodeVedha,
  notes,
  confidence: Confidence,
  sources,
};

export const SadeSati = record('SadeSati', 'Sade sati of a chart: now, and in the whole life', {
  ...entries,
  by_degree: byDegree,
});
export const Dhaiya = record('Dhaiya', 'Dhaiya of a chart: now, and in the whole life', entries);
export type SadeSati = v.InferOutput<typeof SadeSati>;
export type Dhaiya = v.InferOutput<typeof Dhaiya>;
