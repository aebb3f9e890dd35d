/** Records of the tables of a day and a month: gowri, rising signs, yogas, taras. */
import * as v from 'valibot';
import { dayHead, TimeNature } from '../common/panchangElements.ts';
import { count, list, localName, NakshatraRef, orNull, record } from '../common/records.ts';
import { SignRef, sources, text, textOrNull, yes } from '../common/records.ts';
import { VaraRef } from './common.ts';

const span = { start: text('First instant'), end: text('First instant after it') };
const rule = text('How it is found');

const GowriPart = record('GowriPart', 'An eighth of day or night by gowri panchangam', {
  number: count('Within its half of the day', 1, 8),
  id: v.picklist(['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'visham']),
  name: localName,
  nature: v.picklist(['good', 'bad']),
  ...span,
  printed: textOrNull('What the published table has in this place, where another name is meant'),
});
export type GowriPartRecord = v.InferOutput<typeof GowriPart>;

export const PanchangGowri = record('PanchangGowri', 'Gowri panchangam of a day', {
  ...dayHead,
  vara: VaraRef,
  day: v.pipe(v.array(GowriPart), v.length(8), v.description('Of the light half; they tile it')),
  night: v.pipe(v.array(GowriPart), v.length(8), v.description('Of the dark half; they tile it')),
  nalla_neram: list(
    record('GowriGoodTime', 'Good parts that follow each other', { ...span, ids: list(v.string(), 'Its parts') }),
    'Good parts without those of rahu kaal and yamaganda',
  ),
  rule,
  nalla_neram_rule: text('What was left out'),
  summary: text('The good times in sentences'),
  sources,
});
export type PanchangGowri = v.InferOutput<typeof PanchangGowri>;

const RahitaPart = record('PanchakaRahitaPart', 'A part of a rising sign with one remainder', {
  ...span,
  remainder: count('Of tithi, vara, nakshatra and rising sign, by nine', 0, 8),
  name: textOrNull('Name of the fault; null where the time is free'),
  fault: orNull(v.picklist(['mrityu', 'agni', 'raja', 'chora', 'roga']), 'Null where the time is free'),
});

const RisingNavamsha = record('RisingNavamsha', 'A ninth of a rising sign', {
  number: count('Within its sign', 1, 9),
  sign: SignRef,
  ...span,
  is_pushkara: yes('Whether it is one of the two nourishing ninths of the sign'),
});

const RisingSign = record('RisingSign', 'A sign while it rises', {
  sign: SignRef,
  ...span,
  is_clipped: yes('Whether start or end is cut to the day'),
  panchaka_rahita: list(RahitaPart, 'The part of it that lies in the day, cut where tithi or nakshatra changes'),
  navamshas: list(RisingNavamsha, 'Its ninths; sent with detail=full'),
});

export const PanchangRisingSigns = record('PanchangUdayaLagna', 'The signs that rise from sunrise to sunrise', {
  ...dayHead,
  lagnas: list(RisingSign, 'In order of time; the first rose before the day began'),
  lagna_reason: orNull(v.literal('polar_latitude'), 'Why signs are missing: beyond the polar circles some never rise'),
  lagna_note: textOrNull('What that means for the list'),
  rule,
  summary: text('The day in sentences'),
  sources,
});
export type PanchangRisingSigns = v.InferOutput<typeof PanchangRisingSigns>;

const ListedYoga = record('DayYoga', 'A yoga of a day over the time in which it holds', {
  id: text('Such as amrita_siddhi; a yoga that holds twice on a day is listed twice'),
  name: localName,
  nature: TimeNature,
  ...span,
  rule: text('What came together'),
});
export type ListedYoga = v.InferOutput<typeof ListedYoga>;

const ListedAnandadi = record('DayAnandadi', 'A yoga from Ananda on', {
  id: text('ananda to pravardhamana'),
  number: count('1 is Ananda', 1, 28),
  name: localName,
  nature: TimeNature,
  ...span,
});

export const PanchangDayYogas = record('PanchangDayYogas', 'The yogas of a day', {
  ...dayHead,
  yogas: list(ListedYoga, 'In order of time'),
  anandadi: list(ListedAnandadi, 'One for each star; they tile the day'),
  summary: text('The day in sentences'),
  sources,
});
export type PanchangDayYogas = v.InferOutput<typeof PanchangDayYogas>;

const YogasOfDate = record('YogasOfDate', 'The yogas of a date', {
  date: text('From its sunrise to the next'),
  vara: text('Id of the day of the week'),
  yogas: list(ListedYoga, 'In order of time'),
  anandadi: list(ListedAnandadi, 'They tile the day'),
});

export const PanchangMonthYogas = record('PanchangMonthYogas', 'The yogas of each day of a month', {
  days: list(YogasOfDate, 'In order'),
  summary: text('The leading yogas of the month in sentences'),
  sources,
});
export type PanchangMonthYogas = v.InferOutput<typeof PanchangMonthYogas>;

const numbers = (description: string, length: number, most: number) =>
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))),
    v.length(length),
    v.description(description),
  );
const Paksha = v.picklist(['shukla', 'krishna']);
const ChandraNature = v.picklist(['shubh', 'madhyam', 'sama', 'ashubh']);

export const TarabalaTable = record('TarabalaTable', 'Taras and chandrabala of a month for every birth', {
  spans: list(
    record('TaraStay', 'A stay of the Moon in a nakshatra, whole', {
      nakshatra: NakshatraRef,
      ...span,
      taras: numbers('Tara by nakshatra of birth, Ashwini first', 27, 9),
      cycles: numbers('Round of nine by nakshatra of birth, Ashwini first', 27, 3),
    }),
    'In order',
  ),
  chandrabala: list(
    record('ChandrabalaStay', 'A stay of the Moon in a sign, cut at new and full moon', {
      moon_sign: SignRef,
      ...span,
      paksha: Paksha,
      houses: numbers('House of the Moon by sign of birth, Aries first', 12, 12),
    }),
    'In order',
  ),
  days: list(
    record('TaraDay', 'What runs at a sunrise, and when it changes', {
      date: text('YYYY-MM-DD'),
      start: text('Sunrise, or what stands for it'),
      nakshatra: count('At sunrise', 1, 27),
      moon_sign: count('At sunrise', 1, 12),
      paksha: Paksha,
      changes: list(v.string(), 'Instants until the next sunrise at which one of the three changes'),
    }),
    'In order',
  ),
  legend: v.object({
    taras: list(
      record('TaraLegend', 'A tara', {
        number: count('1 is Janma', 1, 9),
        id: text('Never translated'),
        name: localName,
        nature: v.picklist(['shubh', 'ashubh', 'mixed']),
        meaning: text('What it stands for'),
      }),
      'The nine',
    ),
    houses: list(
      record('ChandrabalaLegend', 'A house of the Moon', {
        number: count('From the sign of the Moon at birth', 1, 12),
        nature: v.object({ shukla: ChandraNature, krishna: ChandraNature }),
        effect: v.object({ shukla: text('In the bright half'), krishna: text('In the dark half') }),
      }),
      'The twelve',
    ),
  }),
  rule,
  summary: text('When the halves of the month change'),
  sources,
});
export type TarabalaTable = v.InferOutput<typeof TarabalaTable>;
