/** Answers of /pdae/score, range, best-days and monthly-calendar. */
import { categoryComponents } from '../../lib/astro/area/dayScore/categoryLabels.ts';
import { categoryScore, leadingItems } from '../../lib/astro/area/dayScore/categories.ts';
import { dayComponents } from '../../lib/astro/area/dayScore/labels.ts';
import { leadingParts } from '../../lib/astro/area/dayScore/score.ts';
import type { DayCategoryId } from '../../lib/astro/area/tables/dayCategories.ts';
import { citation } from '../../lib/astro/source.ts';
import type { BestDaysQuery, FormatQuery, MonthQuery, RangeQuery } from '../../lib/schemas/pdaeInputs.ts';
import type { BestDays, MonthlyCalendar, PersonalRange, PersonalScore } from '../../lib/schemas/pdaeScores.ts';
import { dayFindings } from '../_shell/dayFindings.ts';
import { dayPlaceRecord } from '../_shell/dayPlace.ts';
import { dayHead } from '../_shell/dayRecords.ts';
import type { Names } from '../_shell/names.ts';
import { varaRef } from '../_shell/panchang.ts';
import { personalDates, type PersonalContext, type PersonalDay } from '../_shell/personalDay.ts';
import type { Fields } from '../_shell/route.ts';
import { recommendations } from './advice.ts';
import { judgedDay, judgedDays, windowScene } from './scene.ts';
import { classNames, dayScoreRecord, leadingItem, leadingPart, scoredDate, type JudgedDate } from './scoreRecords.ts';
import { bestDaysText, dayText } from './scoreText.ts';
import { byScore, dateScore, rangeSummary } from './scoreSummary.ts';
import { CATEGORY_NAMES, monthName, SCORE_NOTES, SCORE_SOURCES } from './scoreWords.ts';
import { textLanguage } from './text/day.ts';
import { monthText } from './text/month.ts';
import { muhurtaTimings, weighedDay } from './windows.ts';

const closing = () => ({ notes: [...SCORE_NOTES], sources: SCORE_SOURCES.map(citation) });

export function score(day: PersonalDay, context: PersonalContext): PersonalScore {
  const { names } = context;
  const judged = judgedDay(context, day);
  const timed = weighedDay(windowScene(judged, day.clockNoonJdUT), dayFindings(day), day);
  const { avoid, best, by_category } = muhurtaTimings(timed, day);
  const scored = dayScoreRecord(judged, day.instant, names);
  return {
    ...dayHead(day),
    place: dayPlaceRecord(day.place),
    ...scored,
    recommendations: recommendations(judged.score, timed.weighed, day),
    timing: { best, by_category, avoid },
    summary: dayText(judged.score, scored, names.lang),
    ...closing(),
  };
}

interface Judged {
  readonly place: ReturnType<typeof dayPlaceRecord>;
  readonly dates: readonly JudgedDate[];
}

function judgedDates(context: PersonalContext, firstDate: string, lastDate: string): Judged {
  const { dates, place } = personalDates(context, firstDate, lastDate);
  const judged = judgedDays(context, dates);
  return { place: dayPlaceRecord(place), dates: dates.map((date, i) => ({ ...date, judged: judged[i]! })) };
}

export function range(context: PersonalContext<Fields<typeof RangeQuery>>): PersonalRange {
  const { names, query } = context;
  const { dates, place } = judgedDates(context, query.start_date, query.end_date);
  const days = dates.map((found) => scoredDate(found, names));
  return {
    start_date: query.start_date,
    end_date: query.end_date,
    place,
    days,
    summary: rangeSummary(days, names.lang),
    ...closing(),
  };
}

const DEFAULT_MIN_SCORE = 50;

/** A date by the score that ranks it. */
interface Ranked extends JudgedDate {
  readonly score: number;
}

export function bestDays(context: PersonalContext<Fields<typeof BestDaysQuery>>): BestDays {
  const { names, query } = context;
  const { category = null, end_date: endDate, min_score: given, start_date: startDate } = query;
  const minScore = given ?? DEFAULT_MIN_SCORE;
  const { dates, place } = judgedDates(context, startDate, endDate);
  const ranked = dates.map((found): Ranked => ({ ...found, score: scoreFor(found, category) })).sort(byRank);
  const passed = ranked.filter(({ score }) => score >= minScore);
  return {
    start_date: startDate,
    end_date: endDate,
    place,
    category,
    category_name: category && CATEGORY_NAMES[category][names.lang],
    min_score: minScore,
    days_searched: ranked.length,
    days_found: passed.length,
    days: passed.map((found, i) => bestDay(found, i + 1, category, names)),
    summary: bestDaysText({ ranked, passed: passed.length, minScore, category }, names.lang),
    ...closing(),
  };
}

function scoreFor({ judged }: JudgedDate, category: DayCategoryId | null): number {
  return category === null ? judged.score.score : categoryScore(judged, category).score;
}

const taraPoints = ({ judged }: JudgedDate) => judged.score.parts.tarabala.points;

function byRank(a: Ranked, b: Ranked): number {
  return b.score - a.score || taraPoints(b) - taraPoints(a) || a.clockNoonJdUT - b.clockNoonJdUT;
}

function bestDay(found: Ranked, rank: number, category: DayCategoryId | null, names: Names): BestDays['days'][number] {
  const { date, judged, varaIndex } = found;
  return {
    rank,
    date,
    vara: varaRef(varaIndex, names),
    ...(category === null ? dayReasons(found, names) : categoryReasons(found, category, names)),
    overall_score: judged.score.score,
    tarabala: taraPoints(found),
  };
}

function dayReasons({ judged: { score } }: JudgedDate, names: Names) {
  const { best, worst } = leadingParts(score);
  return {
    score: score.score,
    ...classNames(score.class, names),
    components: dayComponents(score),
    reasons: best.map((part) => leadingPart(part, names)),
    cautions: worst.map((part) => leadingPart(part, names)),
  };
}

function categoryReasons({ judged }: JudgedDate, category: DayCategoryId, names: Names) {
  const found = categoryScore(judged, category);
  const { best, worst } = leadingItems(found);
  return {
    score: found.score,
    ...classNames(found.class, names),
    components: categoryComponents(found),
    reasons: best.map((item) => leadingItem(item, names)),
    cautions: worst.map((item) => leadingItem(item, names)),
  };
}

/** Best days that a calendar names. */
const NAMED_DAYS = 5;

export function monthlyCalendar(
  context: PersonalContext<Fields<typeof MonthQuery & typeof FormatQuery>>,
): MonthlyCalendar {
  const { names, query } = context;
  const [startDate, endDate] = monthDates(query.year, query.month);
  const { dates, place } = judgedDates(context, startDate, endDate);
  const days = dates.map((found) => scoredDate(found, names));
  const datesOf = (name: string) => days.filter((day) => day.class === name).map(({ date }) => date);
  const tale = {
    month: query.month,
    year: query.year,
    month_name: monthName(query.month, names.lang),
    start_date: startDate,
    end_date: endDate,
    place,
    days,
    by_class: {
      best: datesOf('best'),
      good: datesOf('good'),
      normal: datesOf('normal'),
      avoid: datesOf('avoid'),
      danger: datesOf('danger'),
    },
    best_days: byScore(days).slice(0, NAMED_DAYS).map(dateScore),
    gentle_days: byScore(days)
      .reverse()
      .filter((day) => day.class === 'avoid' || day.class === 'danger')
      .map(dateScore),
    summary: rangeSummary(days, names.lang),
    ...closing(),
  };
  const lang = textLanguage(query.format);
  return { ...tale, text: lang && monthText(tale, lang) };
}

/** First and last date of a month. */
function monthDates(year: number, month: number): [string, string] {
  const iso = (day: number) =>
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [iso(1), iso(new Date(Date.UTC(year, month, 0)).getUTCDate())];
}
