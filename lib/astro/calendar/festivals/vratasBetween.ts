/** The vratas of a range of dates: those that come back in every month. */
import { VRATAS, type VrataRow } from '../../tables/calendar/vratas.ts';
import { calendarCourse, type CalendarCourse, type CalendarRequest, type MonthTithi } from '../course.ts';
import type { FastDay, Tradition } from './ekadashi.ts';
import type { VrataDay } from './facts.ts';
import { inOrder } from './festivalsBetween.ts';
import { dayByRule, fastDay } from './tithiRules.ts';

/** Lists the vratas of the dates of a request, in order of date, then of id. */
export function vratasBetween(request: CalendarRequest, course = calendarCourse(request)): VrataDay[] {
  const found = VRATAS.flatMap((row) =>
    course
      .tithis()
      .filter(({ number }) => row.tithis.includes(number))
      .flatMap((tithi) => daysOf(row, tithi, course)),
  );
  return inOrder(found, course);
}

function daysOf(row: VrataRow, tithi: MonthTithi, course: CalendarCourse): VrataDay[] {
  const base = { kind: 'vrata', row, by: { kind: 'tithi', tithi } } as const;
  if (row.rule.kind !== 'ekadashi') {
    return [{ ...base, ...dayByRule(row.rule, tithi, course), tradition: null, also: [] }];
  }
  const [smarta, vaishnava] = [fastDay(tithi, course, 'smarta'), fastDay(tithi, course, 'vaishnava')];
  const fast = (tradition: Tradition | null, own: FastDay, other: FastDay): VrataDay => ({
    ...base,
    ...own,
    window: 'sunrise',
    covers: [],
    tradition,
    also:
      tradition === null ? [] : [{ day: other.day, reason: tradition === 'smarta' ? 'vaishnava_day' : 'smarta_day' }],
  });
  if (smarta.day.dayNumber === vaishnava.day.dayNumber) return [fast(null, smarta, vaishnava)];
  return [fast('smarta', smarta, vaishnava), fast('vaishnava', vaishnava, smarta)];
}
