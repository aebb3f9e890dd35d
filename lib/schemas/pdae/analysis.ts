/** Records of /pdae/analyze and /pdae/today. */
import { dayEclipses } from '../common/eclipse/records.ts';
import * as v from 'valibot';
import { LIFE_STAGES } from '../../astro/stage.ts';
import { DoubleTransitRecord } from '../common/transit/doubleTransit.ts';
import { SpecialYoga } from '../panchang/dayYogas.ts';
import { dayElement, dayHead, Karana, Nakshatra, Tithi, Yoga } from '../common/panchangElements.ts';
import { VaraRef } from '../panchang/common.ts';
import { DayPlaceRecord, Recommendation } from './common.ts';
import { dayScoreEntries } from './scoreAnswers.ts';
import { PersonalTarabala } from './tarabala.ts';
import { MuhurtaTimings } from './windows.ts';
import { Balance, RunningPeriod } from '../common/period.ts';
import { count, record, Remedy, sources, text, yes, localName, textOrNull } from '../common/records.ts';
import { DhaiyaStatus, SadeSatiStatus } from '../common/transit/saturnTransit.ts';
import { CombinedTransits, TransitRecord } from '../common/transit/transit.ts';
import { AI_ENTRIES } from '../common/aiFields.ts';

const MonthName = v.object({ id: text('chaitra to phalguna'), number: count('1 is Chaitra', 1, 12), name: localName });

const DayPanchang = record('PersonalPanchang', 'The panchang of the day at its place', {
  ...dayHead,
  moonrise: textOrNull('First on the civil date; null where there is none'),
  moonset: textOrNull('First on the civil date; null where there is none'),
  moon_reason: v.pipe(
    v.nullable(v.picklist(['no_moonrise', 'no_moonset', 'moon_stays_up', 'moon_stays_down'])),
    v.description('Why one of the two is missing'),
  ),
  vara: VaraRef,
  tithi: dayElement(Tithi),
  nakshatra: dayElement(Nakshatra),
  yoga: dayElement(Yoga),
  karana: dayElement(Karana),
  lunar_month: record('PersonalMonth', 'The lunar month that runs when the day begins', {
    amanta: v.pipe(MonthName, v.description('Where months run from new moon to new moon')),
    purnimanta: v.pipe(MonthName, v.description('Where months run from full moon to full moon')),
    is_adhika: yes('An intercalary month'),
    paksha: v.picklist(['shukla', 'krishna']),
    paksha_name: localName,
  }),
});

const DayDasha = record('PersonalDasha', 'The five running periods of the Vimshottari dasha at local noon', {
  system: text('Id of the dasha'),
  name: localName,
  balance_at_birth: Balance,
  path: v.pipe(
    v.array(RunningPeriod),
    v.description('Mahadasha, antardasha, pratyantardasha, sookshma, prana; empty where nothing runs'),
  ),
  reason: v.pipe(
    v.nullable(v.picklist(['before_birth', 'after_last_period'])),
    v.description('Why nothing runs; else null'),
  ),
});
export type DayDasha = v.InferOutput<typeof DayDasha>;

const PersonalYoga = record('PersonalYoga', 'What the sky of the day is to this birth', {
  id: v.picklist([
    'chandrashtama',
    'good_moon',
    'good_tara',
    'hard_tara',
    'janma_nakshatra',
    'panchaka',
    'tara_and_moon',
  ]),
  name: localName,
  start: text('First instant of it within the day'),
  end: text('First instant after it within the day'),
  nature: v.picklist(['good', 'mixed', 'bad']),
  meaning: text('What follows from it'),
});
export type PersonalYoga = v.InferOutput<typeof PersonalYoga>;

export const PersonalAnalysis = record('PersonalAnalysis', 'Everything about a day for a birth', {
  target_date: text('The day asked about'),
  at: text('Local noon, for which positions, dasha, tara and Moon are told'),
  stage: v.pipe(
    v.picklist(LIFE_STAGES),
    v.description(
      'Addition: stage of life on the day. Advice and texts are for it: they lead with matters of that age, while all eight categories are scored for everybody',
    ),
  ),
  place: DayPlaceRecord,
  ...dayScoreEntries,
  panchang: DayPanchang,
  ...dayEclipses,
  dasha: DayDasha,
  transits: v.pipe(v.array(TransitRecord), v.length(9)),
  transit_score: CombinedTransits,
  sade_sati: SadeSatiStatus,
  dhaiya: DhaiyaStatus,
  double_transit: DoubleTransitRecord,
  tarabala: record('DayTarabala', 'Star and Moon of the day, as /pdae/tarabala tells them', {
    tara: PersonalTarabala.entries.tara,
    combined: PersonalTarabala.entries.combined,
    combined_name: localName,
    assessment: PersonalTarabala.entries.assessment,
    periods: PersonalTarabala.entries.periods,
  }),
  chandrabala: PersonalTarabala.entries.chandrabala,
  muhurta_timings: MuhurtaTimings,
  daily_yogas: record('DayYogas', 'Special yogas of the day, and what it is to this birth', {
    of_the_day: v.array(SpecialYoga),
    personal: v.array(PersonalYoga),
  }),
  recommendations: v.pipe(
    v.array(Recommendation),
    v.description('From the three components that give most and the three that take most'),
  ),
  remedies: v.pipe(
    v.array(Remedy),
    v.description(
      'For the planets that take most from the day, as the age allows; in sade sati first the mantra of Saturn',
    ),
  ),
  headline: text('Addition: the day in a line, at most 90 characters, in the language of the answer'),
  short: text('Addition: the day in at most 280 characters, in the language of the answer'),
  text: textOrNull('The day told in Hindi or English where `format` asks for it; else null'),
  disclaimer: text('What such a reading is, and is not'),
  sources,
});
export type PersonalAnalysis = v.InferOutput<typeof PersonalAnalysis>;

export const AiAnalysis = record('AiAnalysis', 'Everything about a day for a birth, with a summary in Hindi', {
  ...PersonalAnalysis.entries,
  ai_summary: text('200 to 250 words in Hindi, in paragraphs parted by an empty line'),
  ...AI_ENTRIES,
});
