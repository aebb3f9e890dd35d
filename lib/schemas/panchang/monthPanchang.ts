/** Record of /panchang/month: a row for each date. */
import * as v from 'valibot';
import { SolarDay } from '../common/calendar/records.ts';
import { LunarMonthId } from '../common/ids/closedIds.ts';
import { IdName, Karana, Nakshatra, Span, Tithi, Yoga } from '../common/panchangElements.ts';
import { count, list, orNull, record, SignRef, sources, text, textOrNull, yes } from '../common/records.ts';

const Limb = record('MonthLimb', 'A limb of a day', {
  id: text('Never translated'),
  number: count('From 1', 1, 60),
  name: text('In the language asked for'),
  end: text('First instant after it'),
});
export type MonthLimb = v.InferOutput<typeof Limb>;

/** Those that run from sunrise to the next; in full as /panchang/daily has them. */
const limbs = <Item extends v.GenericSchema>(item: Item) => v.array(v.union([Limb, item]));

const MonthName = record('LunarMonthName', 'A lunar month', {
  id: LunarMonthId,
  name: text('In the language asked for'),
});

const MonthDay = record('MonthDay', 'A date, and the day from its sunrise to the next', {
  date: text('YYYY-MM-DD'),
  vara: IdName,
  sunrise: textOrNull('Null where the Sun does not rise'),
  sunset: textOrNull('Null where the Sun does not set'),
  is_approximate: yes('Whether the Sun does not rise or set'),
  moonrise: textOrNull('First on the civil date'),
  moonset: textOrNull('First on the civil date'),
  tithi: limbs(Tithi),
  nakshatra: limbs(Nakshatra),
  yoga: limbs(Yoga),
  karana: limbs(Karana),
  lunar_month: record('MonthDayLunarMonth', 'The lunar month at sunrise', {
    amanta: MonthName,
    purnimanta: MonthName,
    is_adhika: yes('Intercalary'),
    is_kshaya: yes('Stands for two'),
  }),
  paksha: v.picklist(['shukla', 'krishna']),
  solar: record('SolarDays', 'The day by the solar months of the regions', {
    tamil: SolarDay,
    malayalam: SolarDay,
    bengali: SolarDay,
    odia: SolarDay,
  }),
  sun_sign: SignRef,
  sun_nakshatra: IdName,
  moon_sign: SignRef,
  moon_sign_end: text('When the Moon leaves it'),
  rahu_kaal: Span,
  yamaganda: Span,
  gulika_kaal: Span,
  abhijit: orNull(Span, 'Null on Wednesdays'),
  panchaka: orNull(Span, 'Touching the day'),
  bhadra: list(Span, 'Touching the day'),
  festivals: list(v.string(), 'Ids'),
  vratas: list(v.string(), 'Ids'),
  eclipse: textOrNull('Id of one that is seen here and counts'),
});
export type MonthDay = v.InferOutput<typeof MonthDay>;

const Observance = record('MonthObservance', 'A festival or vrata of the month', {
  id: text('Never translated'),
  name: text('In the language asked for'),
  date: text('YYYY-MM-DD'),
  kind: v.picklist(['festival', 'vrata']),
});
export type MonthObservance = v.InferOutput<typeof Observance>;

export const MonthPanchang = record('MonthPanchang', 'The panchang of a month', {
  year: count('Of the Gregorian calendar', 1600, 2400),
  month: count('1 to 12', 1, 12),
  days: v.array(MonthDay),
  observances: list(Observance, 'What the ids of the days stand for, in order of date'),
  summary: text('The moons and fasts of the month'),
  sources,
});
export type MonthPanchang = v.InferOutput<typeof MonthPanchang>;
