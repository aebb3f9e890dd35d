/** Records of the lunar months and the ingresses of the Sun of a year. */
import * as v from 'valibot';
import { SolarMonthDate } from '../common/calendar/records.ts';
import { SOLAR_REGIONS, type SolarRegion } from '../../astro/tables/calendar/solarMonths.ts';
import { Span } from '../common/panchangElements.ts';
import { count, list, orNull, record, SignRef, sources, text, yes } from '../common/records.ts';
import { MonthRef } from './calendar.ts';

const year = count('Of the Gregorian calendar', 1600, 2400);
const Ingress = record('SunIngress', 'When the Sun enters a sign', { sign: SignRef, at: text('The instant') });

const YearMonth = record('YearLunarMonth', 'A lunar month, from new moon to new moon', {
  amanta: MonthRef,
  lost_month: orNull(MonthRef, 'Of a kshaya month: the name that is dropped'),
  is_adhika: yes('The Sun enters no sign in it'),
  is_kshaya: yes('The Sun enters two signs in it'),
  start: text('The new moon that opens it'),
  full_moon: text('The full moon in its middle'),
  end: text('The new moon that ends it'),
  purnimanta: v.pipe(
    v.object({ shukla: MonthRef, krishna: MonthRef }),
    v.description('Its halves by the name that they have from full moon to full moon'),
  ),
  sankrantis: list(Ingress, 'None in an adhika month, two in a kshaya month'),
});

export const LunarMonthsOfYear = record('LunarMonthsOfYear', 'The lunar months that touch a year', {
  year,
  months: v.array(YearMonth),
  summary: text('Which month is doubled or dropped'),
  sources,
});
export type LunarMonthsOfYear = v.InferOutput<typeof LunarMonthsOfYear>;

const FirstDays = v.object(
  Object.fromEntries(SOLAR_REGIONS.map((region) => [region, SolarMonthDate])) as Record<
    SolarRegion,
    typeof SolarMonthDate
  >,
);

const Sankranti = record('Sankranti', 'An ingress of the Sun and how it is kept', {
  sign: SignRef,
  name: text('In the language asked for'),
  at: text('The instant of the ingress'),
  observed_on: text('The date on which it is kept'),
  is_approximate: yes('Whether the Sun does not rise or set that day'),
  punya_kala: v.pipe(Span, v.description('For bathing and giving')),
  maha_punya_kala: v.pipe(Span, v.description('The best part of it')),
  first_days: v.pipe(FirstDays, v.description('When the solar month begins, by region, on the Sun of this place')),
  text: text('When the Sun enters, and why that date keeps it'),
});

export const SankrantisOfYear = record('SankrantisOfYear', 'The twelve ingresses of the Sun of a year', {
  year,
  sankrantis: v.array(Sankranti),
  rule: text('How days and hours are found'),
  sources,
});
export type SankrantisOfYear = v.InferOutput<typeof SankrantisOfYear>;
