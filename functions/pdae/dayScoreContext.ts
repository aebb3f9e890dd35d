/** The score of a person's days, from the data of a request: what is natal once, what moves once for all the days. */
import { dayCourse } from '../../lib/astro/judgement/day/score/course.ts';
import { running } from '../../lib/astro/judgement/day/score/pieces.ts';
import { dayScoreContext, type DayScoreContext } from '../../lib/astro/judgement/day/score/context.ts';
import { dayScore, daySum, type JudgedDay, type SummedDay } from '../../lib/astro/judgement/day/score/dayScore.ts';
import type { WindowContext } from '../../lib/astro/judgement/day/windows.ts';
import type { Level } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { matterScore } from '../../lib/astro/judgement/day/score/matterPoints.ts';
import { exactScore, percentileInYear, sampledDays } from '../../lib/astro/judgement/day/score/yearPlace.ts';
import type { DayCategoryId } from '../../lib/astro/judgement/tables/dayCategories.ts';
import type { PersonalContext, PersonalDate, PersonalDates, PersonalDay } from '../../lib/birth/personalDay.ts';

export function personalScoreContext(context: PersonalContext): DayScoreContext {
  const { birth, chart } = context;
  return dayScoreContext({
    chart,
    ashtakavarga: context.bindus(),
    strengths: context.strengths(),
    birthJdUT: birth.jdUT,
    mahadashas: context.life(vimshottari),
  });
}

/** Judges one day. */
export function judgedDay(context: PersonalContext, date: Pick<PersonalDay, 'day' | 'place' | 'varaIndex'>): JudgedDay {
  const { endJdUT, startJdUT } = date.day;
  const scoreContext = personalScoreContext(context);
  const course = dayCourse(scoreContext, context.ephemeris, date.place, { startJdUT, endJdUT });
  const day = { startJdUT, endJdUT, varaIndex: date.varaIndex };
  return { context: scoreContext, course, day, score: dayScore(scoreContext, course, day) };
}

/** A judged day with its date and its place in the year. */
export interface JudgedDate extends PersonalDate {
  readonly judged: JudgedDay;
  /** Of the year around it, the share of days that have less, 0 to 100. */
  readonly percentile: number;
}

/**
 * Judges the days of a list, each with its place in the year around it.
 *
 * @param category whose scores the places go by; null for the day as a whole
 */
export function judgedDates(
  context: PersonalContext,
  { dates, place }: PersonalDates,
  category: DayCategoryId | null,
): JudgedDate[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const { ephemeris } = context;
  const scoreContext = personalScoreContext(context);
  const year = sampledDays(first.day.startJdUT, last.day.startJdUT, place.longitudeDeg, ephemeris.coverage);
  const own = dates.map(({ day: { endJdUT, startJdUT }, varaIndex }) => ({ startJdUT, endJdUT, varaIndex }));
  const all = [...year, ...own];
  const course = dayCourse(scoreContext, ephemeris, place, {
    startJdUT: Math.min(...all.map(({ startJdUT }) => startJdUT)),
    endJdUT: Math.max(...all.map(({ endJdUT }) => endJdUT)),
  });
  const valueOf = (summed: SummedDay) => (category === null ? exactScore(summed.score) : matterScore(summed, category));
  const sampled = year.map((day) => {
    const value = valueOf({ context: scoreContext, day, score: daySum(scoreContext, course, day) });
    return { startJdUT: day.startJdUT, value };
  });
  return dates.map((date, i) => {
    const day = own[i]!;
    const judged = { context: scoreContext, course, day, score: dayScore(scoreContext, course, day) };
    return { ...date, judged, percentile: percentileInYear(judged.day.startJdUT, valueOf(judged), sampled) };
  });
}

/** Of whom the times of a day are judged; the lords are those that run at its noon. */
export function windowContext({ course, context }: JudgedDay, noonJdUT: number): WindowContext {
  const lordAt = (level: Level) => {
    if (noonJdUT < context.birthJdUT) return null;
    return running(course.dashas[level - 1]!, noonJdUT)?.lord ?? null;
  };
  return { chart: context.chart, mahadashaLord: lordAt(1), antardashaLord: lordAt(2) };
}
