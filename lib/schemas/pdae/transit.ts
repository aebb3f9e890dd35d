/** Records of /pdae/transit/complete. */
import * as v from 'valibot';
import { sarvaBand } from '../common/ashtakavarga.ts';
import { DoubleTransitRecord } from '../common/transit/doubleTransit.ts';
import { DayPlaceRecord } from './common.ts';
import {
  count,
  HouseNumber,
  nine,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  localName,
} from '../common/records.ts';
import { DhaiyaStatus, SadeSatiStatus } from '../common/transit/saturnTransit.ts';
import {
  houseFromMoon,
  nodeVedha,
  notes,
  subjectEntries,
  summaryText,
  TransitEffect,
  TransitRecord,
  CombinedTransits,
} from '../common/transit/transit.ts';

const VedhaOfDay = record('DayVedha', 'A passage, and who obstructs or relieves it', {
  ...planetHead,
  house_from_moon: houseFromMoon,
  result: TransitEffect.entries.result,
  result_name: localName,
  paired_house: v.pipe(
    v.nullable(count('From the Moon of birth', 1, 12)),
    v.description('From which it is obstructed or relieved; null where the text pairs none'),
  ),
  by: v.pipe(v.array(PlanetId), v.description('Who obstructs or relieves')),
  exempt: v.pipe(v.array(PlanetId), v.description('Who stands there without effect')),
  holds_until: textOrNull('When the result changes'),
});

const SignOfTransit = record('TransitSignStrength', 'A sign that planets pass, by its bindus', {
  sign: SignRef,
  house_from_lagna: HouseNumber,
  house_from_moon: houseFromMoon,
  sarvashtakavarga: count('Bindus of all planets', 0, 56),
  band: sarvaBand,
  planets: v.pipe(v.array(PlanetId), v.description('That pass it')),
});

export const CompleteTransits = record('CompleteTransits', 'All about the transits of a day', {
  target_date: text('The day asked about'),
  at: text('Local noon of it, for which all is told'),
  place: DayPlaceRecord,
  ...subjectEntries,
  positions: v.pipe(
    nine(TransitRecord),
    v.description('From the Moon and from the ascendant of birth, with all dates'),
  ),
  overall: CombinedTransits,
  vedha: nine(VedhaOfDay),
  signs: v.pipe(v.array(SignOfTransit), v.description('The signs that planets pass, Aries first')),
  sade_sati: SadeSatiStatus,
  dhaiya: DhaiyaStatus,
  double_transit: DoubleTransitRecord,
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
});
export type CompleteTransits = v.InferOutput<typeof CompleteTransits>;
