/** Days of a month to go gently: those of the low classes, and those whose class a closed time holds at normal. */
import type { MonthlyCalendar, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import type { DayPlace } from '../../lib/birth/dayPlace.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import type { Names } from '../../lib/words/names.ts';
import type { JudgedDate } from './dayScoreContext.ts';
import { dateScore, hardestFirst } from './scoreSummary.ts';
import { closedRecord } from './windows.ts';

/** Lists them, the lowest score first, each with the closed times that hold it back. */
export function gentleDays(
  days: readonly ScoredDate[],
  judged: readonly JudgedDate[],
  { clock }: DayPlace,
  names: Names,
): MonthlyCalendar['gentle_days'] {
  const instant = (jdUT: number) => formatJd(clock, jdUT);
  const closedOn = new Map(
    judged.map((one) => [one.date, one.judged.score.closures.filter(({ atMost }) => atMost === 'normal')]),
  );
  const isGentle = (day: ScoredDate) =>
    day.class === 'avoid' || day.class === 'danger' || closedOn.get(day.date)!.length > 0;
  return hardestFirst(days.filter(isGentle)).map((day) => ({
    ...dateScore(day),
    class: day.class,
    closed: closedOn.get(day.date)!.map((closure) => closedRecord(closure, { instant, names })),
  }));
}
