/** Answers of /pdae/score, range, best-days and monthly-calendar. */
import type { MonthQuery } from '../../lib/schemas/common/calendar/inputs.ts';
import { citation } from '../../lib/astro/source.ts';
import {
  BEST_DAYS_LIMIT,
  type AnyHourQuery,
  type BestDaysQuery,
  type FormatQuery,
  type RangeQuery,
} from '../../lib/schemas/pdae/inputs.ts';
import type { BestDays, MonthlyCalendar, PersonalRange, PersonalScore } from '../../lib/schemas/pdae/scoreAnswers.ts';
import { stageAt } from '../../lib/birth/personOf.ts';
import { dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import { dayHead } from '../../lib/records/day/common.ts';
import type { PersonalContext, PersonalDates, PersonalDay } from '../../lib/birth/personalDay.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { recommendations } from './advice.ts';
import { bestDay, rankedDates } from './bestDays.ts';
import { monthDates } from './dayRange.ts';
import { judgedDates, judgedDay, windowContext } from './dayScoreContext.ts';
import { dayScoreRecord, scoredDate } from './scoreRecords.ts';
import { bestDaysText, dayScoreText } from './scoreText.ts';
import { gentleDays } from './gentleDays.ts';
import { bestFirst, dateScore, rangeSummary } from './scoreSummary.ts';
import { SCORE_NOTES, SCORE_SOURCES } from './scoreNotes.ts';
import { DAY_CATEGORY_NAMES } from '../../lib/astro/judgement/tables/dayNames.ts';
import { monthName } from '../../lib/time/writtenDates.ts';
import { dayInShort } from '../../lib/texts/day/headline.ts';
import { textLanguage } from '../../lib/texts/day/dayText.ts';
import { monthText } from '../../lib/texts/day/monthText.ts';
import { chosenTimes, weighedDay } from './windows.ts';

const closing = (names: Names) => ({ notes: names.texts(SCORE_NOTES), sources: SCORE_SOURCES.map(citation) });

export function score(day: PersonalDay, context: PersonalContext<Fields<typeof AnyHourQuery>>): PersonalScore {
  const { names, query } = context;
  const judged = judgedDay(context, day);
  const subject = windowContext(judged, day.clockNoonJdUT);
  const { closures } = judged.score;
  const anyHour = query.any_hour === 'true';
  const timed = weighedDay({ subject, findings: day.findings(), closures, anyHour }, day);
  const timing = chosenTimes(timed, day);
  const scored = dayScoreRecord(judged, day.instant, names);
  const stage = stageAt(context, day.clockNoonJdUT);
  return {
    ...dayHead(day),
    place: dayPlaceRecord(day.place),
    ...scored,
    recommendations: recommendations(judged.score, timed.weighed, day, stage),
    timing,
    ...dayInShort({ date: day.date, score: judged.score, timings: timing }, names.lang),
    summary: dayScoreText(judged.score, scored, stage, names.lang),
    ...closing(names),
  };
}

export function range(found: PersonalDates, context: PersonalContext<Fields<typeof RangeQuery>>): PersonalRange {
  const { names, query } = context;
  const days = judgedDates(context, found, null).map((date) => scoredDate(date, names));
  return {
    start_date: query.start_date,
    end_date: query.end_date,
    place: dayPlaceRecord(found.place),
    days,
    summary: rangeSummary(days, names.lang),
    ...closing(names),
  };
}

/** Where no least score is given, so large a part of the range is told. */
const BEST_SHARE = 0.1;

export function bestDays(found: PersonalDates, context: PersonalContext<Fields<typeof BestDaysQuery>>): BestDays {
  const { names, query } = context;
  const { category = null, end_date: endDate, limit = null, min_score: minScore = null, start_date: startDate } = query;
  const ranked = rankedDates(judgedDates(context, found, category), category);
  const passed =
    minScore === null
      ? ranked.slice(0, limit ?? Math.ceil(ranked.length * BEST_SHARE))
      : ranked.filter(({ scored }) => scored.score >= minScore);
  const told = passed.slice(0, limit ?? BEST_DAYS_LIMIT);
  return {
    start_date: startDate,
    end_date: endDate,
    place: dayPlaceRecord(found.place),
    category,
    category_name: category && names.text(DAY_CATEGORY_NAMES[category]),
    min_score: minScore,
    limit: limit ?? BEST_DAYS_LIMIT,
    days_searched: ranked.length,
    days_found: passed.length,
    days: told.map((one, i) => bestDay(one, i + 1, names)),
    summary: bestDaysText({ ranked, passed: passed.length, told, minScore, category }, names.lang),
    ...closing(names),
  };
}

/** Most best days that a calendar names. */
const NAMED_DAYS = 5;

export function monthlyCalendar(
  found: PersonalDates,
  context: PersonalContext<Fields<typeof MonthQuery & typeof FormatQuery>>,
): MonthlyCalendar {
  const { names, query } = context;
  const judged = judgedDates(context, found, null);
  const days = judged.map((date) => scoredDate(date, names));
  const datesOf = (name: string) => days.filter((day) => day.class === name).map(({ date }) => date);
  const [startDate, endDate] = monthDates(query);
  const facts = {
    month: query.month,
    year: query.year,
    month_name: monthName(query.month, names.lang),
    start_date: startDate,
    end_date: endDate,
    place: dayPlaceRecord(found.place),
    days,
    by_class: {
      best: datesOf('best'),
      good: datesOf('good'),
      normal: datesOf('normal'),
      avoid: datesOf('avoid'),
      danger: datesOf('danger'),
    },
    best_days: bestFirst(days).slice(0, NAMED_DAYS).map(dateScore),
    gentle_days: gentleDays(days, judged, found.place, names),
    summary: rangeSummary(days, names.lang),
    ...closing(names),
  };
  const lang = textLanguage(query.format);
  const [first] = judged;
  const stage = first ? stageAt(context, first.clockNoonJdUT) : 'adult';
  return { ...facts, text: lang && monthText(facts, stage, lang) };
}
