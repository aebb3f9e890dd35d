/** Answers of /pdae/score, range, best-days and monthly-calendar. */
import { citation } from '../../lib/astro/source.ts';
import type { BestDaysQuery, FormatQuery, MonthQuery, RangeQuery } from '../../lib/schemas/pdae/inputs.ts';
import type { BestDays, MonthlyCalendar, PersonalRange, PersonalScore } from '../../lib/schemas/pdae/scoreAnswers.ts';
import { dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import { dayHead } from '../../lib/records/day/common.ts';
import type { PersonalContext, PersonalDates, PersonalDay } from '../../lib/birth/personalDay.ts';
import type { Fields } from '../_shell/route.ts';
import type { Names } from '../../lib/words/names.ts';
import { recommendations } from './advice.ts';
import { bestDay, rankedDates } from './bestDays.ts';
import { monthDates } from './dayRange.ts';
import { judgedDay, judgedDays, windowContext } from './dayScoreContext.ts';
import { dayScoreRecord, scoredDate, type JudgedDate } from './scoreRecords.ts';
import { bestDaysText, dayScoreText } from './scoreText.ts';
import { bestFirst, dateScore, hardestFirst, rangeSummary } from './scoreSummary.ts';
import { SCORE_NOTES, SCORE_SOURCES } from './scoreNotes.ts';
import { DAY_CATEGORY_NAMES } from '../../lib/astro/judgement/tables/dayNames.ts';
import { monthName } from '../../lib/time/writtenDates.ts';
import { textLanguage } from '../../lib/texts/day/dayText.ts';
import { monthText } from '../../lib/texts/day/monthText.ts';
import { chosenTimes, weighedDay } from './windows.ts';

const closing = (names: Names) => ({ notes: names.texts(SCORE_NOTES), sources: SCORE_SOURCES.map(citation) });

export function score(day: PersonalDay, context: PersonalContext): PersonalScore {
  const { names } = context;
  const judged = judgedDay(context, day);
  const timed = weighedDay(windowContext(judged, day.clockNoonJdUT), day.findings(), day);
  const { avoid, best, by_category } = chosenTimes(timed, day);
  const scored = dayScoreRecord(judged, day.instant, names);
  return {
    ...dayHead(day),
    place: dayPlaceRecord(day.place),
    ...scored,
    recommendations: recommendations(judged.score, timed.weighed, day),
    timing: { best, by_category, avoid },
    summary: dayScoreText(judged.score, scored, names.lang),
    ...closing(names),
  };
}

function judgedDates(context: PersonalContext, dates: PersonalDates['dates']): JudgedDate[] {
  const judged = judgedDays(context, dates);
  return dates.map((date, i) => ({ ...date, judged: judged[i]! }));
}

export function range(
  { dates, place }: PersonalDates,
  context: PersonalContext<Fields<typeof RangeQuery>>,
): PersonalRange {
  const { names, query } = context;
  const days = judgedDates(context, dates).map((found) => scoredDate(found, names));
  return {
    start_date: query.start_date,
    end_date: query.end_date,
    place: dayPlaceRecord(place),
    days,
    summary: rangeSummary(days, names.lang),
    ...closing(names),
  };
}

const DEFAULT_MIN_SCORE = 50;

export function bestDays(
  { dates, place }: PersonalDates,
  context: PersonalContext<Fields<typeof BestDaysQuery>>,
): BestDays {
  const { names, query } = context;
  const { category = null, end_date: endDate, min_score: given, start_date: startDate } = query;
  const minScore = given ?? DEFAULT_MIN_SCORE;
  const ranked = rankedDates(judgedDates(context, dates), category);
  const passed = ranked.filter(({ scored }) => scored.score >= minScore);
  return {
    start_date: startDate,
    end_date: endDate,
    place: dayPlaceRecord(place),
    category,
    category_name: category && names.text(DAY_CATEGORY_NAMES[category]),
    min_score: minScore,
    days_searched: ranked.length,
    days_found: passed.length,
    days: passed.map((found, i) => bestDay(found, i + 1, names)),
    summary: bestDaysText(
      { highest: ranked[0] ?? null, searched: ranked.length, passed: passed.length, minScore, category },
      names.lang,
    ),
    ...closing(names),
  };
}

/** Most best days that a calendar names. */
const NAMED_DAYS = 5;

export function monthlyCalendar(
  { dates, place }: PersonalDates,
  context: PersonalContext<Fields<typeof MonthQuery & typeof FormatQuery>>,
): MonthlyCalendar {
  const { names, query } = context;
  const days = judgedDates(context, dates).map((found) => scoredDate(found, names));
  const datesOf = (name: string) => days.filter((day) => day.class === name).map(({ date }) => date);
  const [startDate, endDate] = monthDates(query);
  const facts = {
    month: query.month,
    year: query.year,
    month_name: monthName(query.month, names.lang),
    start_date: startDate,
    end_date: endDate,
    place: dayPlaceRecord(place),
    days,
    by_class: {
      best: datesOf('best'),
      good: datesOf('good'),
      normal: datesOf('normal'),
      avoid: datesOf('avoid'),
      danger: datesOf('danger'),
    },
    best_days: bestFirst(days).slice(0, NAMED_DAYS).map(dateScore),
    gentle_days: hardestFirst(days.filter((day) => day.class === 'avoid' || day.class === 'danger')).map(dateScore),
    summary: rangeSummary(days, names.lang),
    ...closing(names),
  };
  const lang = textLanguage(query.format);
  return { ...facts, text: lang && monthText(facts, lang) };
}
