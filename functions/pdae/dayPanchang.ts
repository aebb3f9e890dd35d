/** Wire record of the panchang of a personal day. */
import { LUNAR_MONTHS } from '../../lib/astro/tables/lunarMonths.ts';
import { PAKSHAS } from '../../lib/astro/tables/panchang.ts';
import type { PersonalAnalysis } from '../../lib/schemas/pdae/analysis.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { elementItems } from '../../lib/records/day/elements.ts';
import { dayHead, dayMoonEvents } from '../../lib/records/day/common.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';

type DayPanchang = PersonalAnalysis['panchang'];

export function dayPanchang(findings: DayFindings, day: PersonalDay): DayPanchang {
  const { names, varaIndex } = day;
  const { reason, riseJdUT, setJdUT } = dayMoonEvents(day);
  const instant = (jdUT: number | null) => (jdUT === null ? null : day.instant(jdUT));
  return {
    ...dayHead(day),
    moonrise: instant(riseJdUT),
    moonset: instant(setJdUT),
    moon_reason: reason,
    vara: varaRef(varaIndex, names),
    ...elementItems(day),
    lunar_month: monthRecord(findings, names),
  };
}

function monthRecord({ month }: DayFindings, names: Names): DayPanchang['lunar_month'] {
  const ref = (monthIndex: number) => {
    const row = LUNAR_MONTHS[monthIndex]!;
    return { id: wireId(row.name), number: monthIndex + 1, name: names.of(row) };
  };
  return {
    amanta: ref(month.monthIndex),
    purnimanta: ref(month.purnimantaIndex),
    is_adhika: month.kind === 'adhika',
    paksha: month.paksha,
    paksha_name: names.of(PAKSHAS[month.paksha], 'pakshas'),
  };
}
