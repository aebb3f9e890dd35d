/** The record of /panchang/instant: what runs at an instant. */
import * as v from 'valibot';
import { GHATI_RULES } from '../../astro/panchang/day/dayPeriods.ts';
import { PERIOD_IDS } from '../../astro/tables/dayPeriods.ts';
import { dayHead, IdName, TimeNature } from '../common/panchangElements.ts';
import { Ascendant, count, list, localName, NakshatraRef, number, PlanetId } from '../common/records.ts';
import { record, SignRef, sources, text, textOrNull, yes } from '../common/records.ts';
import { LunarMonth } from './calendar.ts';
import { VaraRef } from './common.ts';
import { AnandadiItem, SpecialYoga } from './dayYogas.ts';

const span = { start: text('First instant'), end: text('First instant after it') };
const half = v.pipe(v.picklist(['day', 'night']), v.description('Light or dark half of the day'));

const running = {
  id: text('Never translated'),
  number: count('From 1', 1, 60),
  name: localName,
  ...span,
  elapsed_percent: number('How much of its arc has passed'),
};
const RunningLimb = record('RunningLimb', 'A limb of the panchang that runs at an instant', running);

const RunningPart = record('RunningPart', 'A part of day or night that runs at an instant', {
  half,
  number: count('Within its half', 1, 12),
  id: text('Never translated'),
  name: localName,
  nature: TimeNature,
  ...span,
});

const PlaceNow = record('PlaceAtInstant', 'Where Sun or Moon is', {
  longitude: number('Sidereal, degrees'),
  sign: SignRef,
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
});

const Period = record('PeriodAtInstant', 'A time that is sought or avoided, in force or not', {
  id: v.picklist(PERIOD_IDS),
  name: localName,
  nature: v.pipe(v.nullable(TimeNature), v.description('Of Bhadra, by its abode; null where the day has none')),
  is_active: yes('Whether the instant lies in it'),
  start: textOrNull('First instant; null where the day has none'),
  end: textOrNull('First instant after it'),
});

export const PanchangInstant = record('PanchangInstant', 'The panchang of an instant', {
  at: text('The instant asked about'),
  ...dayHead,
  tithi: v.object({
    ...running,
    paksha: v.picklist(['shukla', 'krishna']),
    paksha_name: localName,
  }),
  nakshatra: v.object({ ...running, lord: PlanetId, pada: count('Its quarter', 1, 4) }),
  yoga: RunningLimb,
  karana: RunningLimb,
  vara: v.pipe(VaraRef, v.description('From the sunrise before the instant')),
  hora: v.pipe(RunningPart, v.description('The id is that of its lord')),
  choghadiya: RunningPart,
  gowri: v.object({
    ...RunningPart.pipe[0].entries,
    printed: textOrNull('What the published table has in this place, where another name is meant'),
  }),
  muhurta: record('MuhurtaAtInstant', 'The muhurta of the fifteen of day or night', {
    half,
    number: count('Within its half', 1, 15),
    deity: IdName,
    ...span,
  }),
  periods: list(Period, 'Those of the day, by id and then by time; a time that the day has not stands once'),
  lagna: record('LagnaAtInstant', 'The degree rising in the east', {
    ...Ascendant.pipe[0].entries,
    navamsha: v.pipe(SignRef, v.description('Sign of its ninth')),
    is_pushkara: yes('Whether this is a nourishing ninth (pushkara navamsha)'),
    ...span,
    remaining_seconds: number('Until the sign has risen'),
  }),
  sun: PlaceNow,
  moon: PlaceNow,
  lunar_month: v.pipe(LunarMonth, v.description('The lunar month of the instant')),
  solar_month: record('SolarMonthAtInstant', 'The stay of the Sun in its sign', { sign: SignRef, ...span }),
  ghati_since_sunrise: number('Ghatis since the day began (ishta kala)'),
  ishta_kala: v.object({
    ghati: count('Whole ghatis', 0, 70),
    vighati: count('Sixtieths of a ghati', 0, 59),
    reckoning: v.pipe(v.picklist(GHATI_RULES), v.description('Of 24 minutes, or sixtieths of the day')),
  }),
  day_yogas: list(SpecialYoga, 'That hold at the instant'),
  anandadi: AnandadiItem,
  summary: text('The instant in sentences'),
  sources,
});
export type PanchangInstant = v.InferOutput<typeof PanchangInstant>;
export type PeriodAtInstant = v.InferOutput<typeof Period>;
export type RunningPart = v.InferOutput<typeof RunningPart>;
export type RunningLimb = v.InferOutput<typeof RunningLimb>;
export type PlaceAtInstant = v.InferOutput<typeof PlaceNow>;
