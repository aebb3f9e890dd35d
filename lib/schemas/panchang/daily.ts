/** The record of /panchang/daily: everything about a day. */
import { dayEclipses } from '../common/eclipse/records.ts';
import * as v from 'valibot';
import { Ayanas, DayMoon, DaySun, LunarMonth, Ritus, Samvat } from './calendar.ts';
import {
  AnandadiItem,
  BhadraItem,
  DayMuhurta,
  Directions,
  DurMuhurta,
  GandMoolItem,
  NakshatraPart,
  PanchakaItem,
  PanchakaRahita,
  SpecialYoga,
} from './dayYogas.ts';
import { dayElement, dayHead, Karana, Nakshatra, Span, Tithi, Yoga } from '../common/panchangElements.ts';
import { DayAbhijit, DayKaal, PanchangVara } from './common.ts';
import { endpoint, number, record, sources, text, type Records, textOrNull } from '../common/records.ts';

const listOf = <Item extends v.GenericSchema>(item: Item, description: string) =>
  v.pipe(v.array(item), v.description(description));
const Choice = record('Choice', 'A matter on which traditions differ, and what this answer does', {
  id: text('Matter'),
  choice: text('What was taken'),
  text: text('What that means, and what else is done'),
});

export const PanchangDaily = record('PanchangDaily', 'The panchang of a day', {
  ...dayHead,
  solar_noon: text('The Sun on the meridian'),
  day_length_seconds: number('Of the light half, by the bounds of the day'),
  night_length_seconds: number('Of the dark half, by the bounds of the day'),
  moonrise: textOrNull('First on the civil date; null where there is none'),
  moonset: textOrNull('First on the civil date; null where there is none'),
  moon_reason: v.pipe(
    v.nullable(v.picklist(['no_moonrise', 'no_moonset', 'moon_stays_up', 'moon_stays_down'])),
    v.description('Why one of the two is missing'),
  ),
  vara: PanchangVara.entries.vara,
  tithi: dayElement(Tithi),
  nakshatra: dayElement(Nakshatra),
  yoga: dayElement(Yoga),
  karana: dayElement(Karana),
  lunar_month: LunarMonth,
  samvat: Samvat,
  ritu: Ritus,
  ayana: Ayanas,
  sun: DaySun,
  moon: DayMoon,
  rahu_kaal: DayKaal,
  yamaganda: DayKaal,
  gulika_kaal: DayKaal,
  abhijit: DayAbhijit,
  muhurtas: v.pipe(v.array(DayMuhurta), v.length(6), v.description('Those with a use of their own, in order of time')),
  dur_muhurtas: listOf(DurMuhurta, 'Those that are avoided on this weekday'),
  varjyam: listOf(NakshatraPart, 'Times to be avoided (vishaghati) that touch the day, whole ones'),
  amrita_kaal: listOf(NakshatraPart, 'Good times that touch the day, whole ones'),
  special_yogas: listOf(SpecialYoga, 'That hold at some time of the day'),
  anandadi: v.pipe(v.array(AnandadiItem), v.minLength(1), v.description('One for each nakshatra; they tile the day')),
  bhadra: listOf(BhadraItem, 'That touch the day, whole ones'),
  panchaka: v.pipe(v.nullable(PanchakaItem), v.description('That touches the day, whole; else null')),
  gand_mool: listOf(GandMoolItem, 'That touch the day, whole ones'),
  directions: Directions,
  panchaka_rahita: PanchakaRahita,
  clear_times: v.pipe(
    v.object({
      spans: listOf(Span, 'In order; may be empty'),
      without: listOf(v.string(), 'What was taken out of the light half of the day: by id'),
      confidence: v.literal('interpretive'),
    }),
    v.description(
      'What remains of the light half of the day when the times named in `without` are taken out; the special yogas and anandadi, which colour longer times, are weighed beside it',
    ),
  ),
  ...dayEclipses,
  summary: v.pipe(v.array(v.string()), v.minLength(1), v.description('The day in sentences, made of the fields above')),
  choices: listOf(Choice, 'Where traditions differ'),
  sources,
});
export type PanchangDaily = v.InferOutput<typeof PanchangDaily>;

export const dailyAnswers = {
  daily: endpoint(
    'Panchang of a day',
    'Everything about a day at a place: the five limbs with their ends, Sun and Moon, lunar month and year, season, the times that are sought and avoided, special yogas with what made them, Bhadra, Panchaka and directions.',
    PanchangDaily,
  ),
} satisfies Records;
