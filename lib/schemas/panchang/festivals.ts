/** Records of the festivals, vratas and Ekadashis of a range of dates. */
import * as v from 'valibot';
import { TRADITIONS } from '../../astro/calendar/festivals/ekadashi.ts';
import { DAY_TIME_NAMES, FURTHER_DAY_NAMES } from '../../astro/tables/calendar/dayTimes.ts';
import { DECISIONS, EXCEPTION_IDS, OTHER_READINGS, REGION_IDS, WINDOW_IDS } from '../../astro/tables/calendar/ids.ts';
import { LunarMonthId } from '../common/ids/closedIds.ts';
import { Span } from '../common/panchangElements.ts';
import { count, list, orNull, record, sources, text, textOrNull, yes } from '../common/records.ts';

const localName = text('In the language asked for');
const NumberName = record('NumberName', 'A tithi or a star by number and name', {
  number: count('Tithis 1 to 30, stars 1 to 27', 1, 30),
  name: localName,
});
const FestivalMonth = record('FestivalMonth', 'The lunar month of a tithi', {
  id: LunarMonthId,
  name: localName,
  is_adhika: yes('An intercalary month'),
});
const OtherDate = record('FestivalOtherDate', 'Another date that has followers', {
  date: text('YYYY-MM-DD'),
  reason: v.picklist(OTHER_READINGS),
  text: text('Who keeps it, and by which rule'),
});
const FestivalEvidence = record('FestivalEvidence', 'What was looked at', {
  rule: text('Id'),
  text: text('In the language asked for'),
  source: text('Where the rule is from'),
  observed: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    v.description('Dates, minutes'),
  ),
  met: yes('Whether it holds'),
});

const festivalEntries = {
  id: text('Id'),
  name: localName,
  names: v.pipe(v.object({ en: v.string(), hi: v.string() }), v.description('In both languages')),
  date: text('The civil date, YYYY-MM-DD'),
  kind: v.picklist(['festival', 'vrata']),
  tradition: orNull(v.picklist(TRADITIONS), 'Whose day it is, where the two keep different ones'),
  region: list(v.picklist(REGION_IDS), 'Where it is kept'),
  tithi: orNull(NumberName, 'Null where a star or the Sun decides'),
  nakshatra: orNull(NumberName, 'The star that decides'),
  lunar_month: orNull(FestivalMonth, 'Of the tithi'),
  window: orNull(
    v.object({ id: v.picklist(WINDOW_IDS), ...Span.entries }),
    'Part of the day that the tithi or the star was asked in',
  ),
  tithi_span: v.pipe(Span, v.description('Of the tithi or the star; the instant of the ingress twice')),
  decided_by: v.picklist(DECISIONS),
  exception: orNull(v.picklist(EXCEPTION_IDS), 'The rule that stood over the general choice'),
  also: list(OtherDate, 'Other dates that have followers'),
  is_other_reading: yes('Whether this is such a date itself'),
  is_approximate: yes('Whether the Sun does not rise or set that day'),
  text: text('The day, the rule and the span in words'),
  disputed: textOrNull('What almanacs do not agree on'),
  evidence: list(FestivalEvidence, 'In full answers'),
};

export const Festival = record('Festival', 'A festival or a vrata on its date', festivalEntries);
export type Festival = v.InferOutput<typeof Festival>;

export const Festivals = record('Festivals', 'The festivals and vratas of a range of dates', {
  start: text('First date'),
  end: text('Last date'),
  total: count('How many there are on these dates', 0, 1000),
  festivals: list(Festival, 'In order of date, then of id; brief and standard answers end early where there are many'),
});
export type Festivals = v.InferOutput<typeof Festivals>;

const DayTime = record('FestivalTime', 'A time that belongs to a festival', {
  id: v.picklist(Object.keys(DAY_TIME_NAMES)),
  name: localName,
  start: text('First instant'),
  end: textOrNull('First instant after it; null for an instant and where no end is set'),
});
const FurtherDay = record('FestivalFurtherDay', 'A further day that belongs to a festival', {
  id: v.picklist(Object.keys(FURTHER_DAY_NAMES)),
  name: localName,
  date: text('YYYY-MM-DD'),
});

export const FestivalWhole = record('FestivalWhole', 'A festival or a vrata in a range of dates', {
  id: text('Id'),
  name: localName,
  kind: v.picklist(['festival', 'vrata']),
  disputed: textOrNull('What almanacs do not agree on'),
  sources,
  festivals: list(
    record('FestivalOccasion', 'One of its dates, with its times', {
      ...festivalEntries,
      muhurtas: list(DayTime, 'Times of that day and of the day after it'),
      further_days: list(FurtherDay, 'Days that belong to it'),
    }),
    'In order of date; one in most years',
  ),
});
export type FestivalWhole = v.InferOutput<typeof FestivalWhole>;

const ParanaTime = record('Parana', 'When a fast is broken, on the day after it', {
  start: text('Sunrise, or the end of Hari Vasara where that is later'),
  end: textOrNull(
    'The end of Dwadashi; null where it is over before the start, so that the fast may be broken at will',
  ),
  hari_vasara_end: text('The end of the first quarter of Dwadashi'),
});

export const Ekadashis = record('Ekadashis', 'The Ekadashis of a range of dates', {
  start: text('First date'),
  end: text('Last date'),
  ekadashis: list(
    record('EkadashiFast', 'An Ekadashi and the days of its fast', {
      name: localName,
      lunar_month: FestivalMonth,
      paksha: v.picklist(['shukla', 'krishna']),
      is_adhika: yes('In an intercalary month'),
      smarta: text('The date of householders'),
      vaishnava: text('The date of Vaishnavas'),
      tithi_span: Span,
      parana: v.pipe(ParanaTime, v.description('Of householders')),
      vaishnava_parana: orNull(ParanaTime, 'Where Vaishnavas fast on another date'),
      text: text('The days and their rules in words'),
    }),
    'In order of time',
  ),
  rule: text('How the days are found, and what is not computed'),
  sources,
});
export type Ekadashis = v.InferOutput<typeof Ekadashis>;
