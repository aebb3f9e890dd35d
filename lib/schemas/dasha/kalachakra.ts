/** Records of the Kalachakra dasha. */
import * as v from 'valibot';
import { KALACHAKRA_GROUPS } from '../../astro/dasha/kalachakra/padaRows.ts';
import { GATIS } from '../../astro/dasha/kalachakra/gatis.ts';
import { periodEntries, RunningPeriods } from '../common/period.ts';
import {
  Confidence,
  count,
  HouseNumber,
  list,
  localName,
  NakshatraRef,
  number,
  orNull,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { Reading } from '../common/signDasha.ts';

const Pole = record('KalachakraPole', 'The sign of the body (deha) or of the inner life (jiva)', {
  sign: SignRef,
  house: HouseNumber,
  lord: PlanetId,
  lord_house: HouseNumber,
  occupants: list(PlanetId, 'Planets in it'),
  afflicted_by: list(
    PlanetId,
    'Those of them that burden it: malefics, unless strong by sign, and debilitated planets',
  ),
  text: text('What it means here, and how the running sign stands to it'),
  confidence: Confidence,
});
export type KalachakraPole = v.InferOutput<typeof Pole>;

const GatiId = v.picklist(GATIS);

const GatiRecord = record('KalachakraGati', 'A change of sign that leaves the order of the zodiac', {
  id: GatiId,
  name: localName,
  from: SignRef,
  to: SignRef,
  start: text('First instant of the new sign'),
  is_current: yes('Whether the period that it opens runs now, or at as_of'),
  text: text('What it changes'),
  confidence: Confidence,
});
export type KalachakraGati = v.InferOutput<typeof GatiRecord>;

const KalachakraPeriod = record('KalachakraPeriod', 'A mahadasha of Kalachakra', {
  ...periodEntries,
  gati: orNull(GatiId, 'How it is entered from the sign before it; null by a plain step'),
  continuation: yes('Whether it lies after the row of the birth'),
});
export type KalachakraPeriodRecord = v.InferOutput<typeof KalachakraPeriod>;

export const Kalachakra = record('KalachakraDasha', 'The dasha of the wheel of time, told to the age of 120', {
  system: text('Id of the dasha'),
  name: localName,
  nakshatra: NakshatraRef,
  pada: count('Of the Moon', 1, 4),
  group: v.pipe(v.picklist(KALACHAKRA_GROUPS), v.description('The star whose rows it has')),
  direction: v.pipe(v.picklist(['savya', 'apasavya']), v.description('Direct or reversed')),
  cycle: v.pipe(v.array(SignRef), v.length(9), v.description('The row of the pada')),
  paramayus: number('Years of the row; a measure of the reckoning, not of life'),
  opening: text('How the balance at birth comes about'),
  balance_at_birth: record('KalachakraBalance', 'What is left, at birth, of the period then running', {
    sign: SignRef,
    years: number('In dasha years'),
  }),
  deha: Pole,
  jiva: Pole,
  current: RunningPeriods,
  readings: list(Reading, 'Of the running mahadasha and antardasha; empty where none runs'),
  gatis: list(GatiRecord, 'The one that opened the running mahadasha, and the next to come'),
  periods: list(KalachakraPeriod, 'The mahadashas; antardashas follow the row from their own sign'),
  notes: list(v.string(), 'Choices made where texts differ'),
  sources,
});
export type Kalachakra = v.InferOutput<typeof Kalachakra>;
