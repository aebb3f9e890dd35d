/** The running periods of a personal day. */
import { balanceAtBirth, runningPath, type RunningPath } from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { DayDasha } from '../../lib/schemas/pdae/analysis.ts';
import { WRITTEN_LATER_DAYS } from '../../lib/birth/life.ts';
import { dashaYears } from '../../lib/records/period/periodRecord.ts';
import type { PersonalContext, PersonalDay } from '../../lib/birth/personalDay.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { runningPeriod } from '../../lib/records/period/running.ts';

/** Returns the five periods that run at local noon; null before birth and after the last period. */
export function dayPath(
  { birth }: PersonalContext,
  mahadashas: readonly Period<Planet>[],
  { clockNoonJdUT }: PersonalDay,
): RunningPath<Planet> | null {
  const jdUT = clockNoonJdUT + WRITTEN_LATER_DAYS;
  return jdUT < birth.jdUT ? null : runningPath(vimshottari, mahadashas, jdUT);
}

export function dayDasha(context: PersonalContext, path: RunningPath<Planet> | null, day: PersonalDay): DayDasha {
  const { birth, chart, names } = context;
  const { clock, clockNoonJdUT: noonJdUT } = day;
  const balance = balanceAtBirth(vimshottari, chart.planets.Moon.longitudeDeg);
  const wire = { clock, names, nowJdUT: noonJdUT + WRITTEN_LATER_DAYS, birthJdUT: birth.jdUT };
  return {
    system: vimshottari.id,
    name: names.of(vimshottari),
    balance_at_birth: { lord: planetId(balance.lord), years: dashaYears(balance.years) },
    path: (path ?? []).map((period) => runningPeriod(period, wire, noonJdUT)),
    reason: path ? null : noonJdUT < birth.jdUT ? 'before_birth' : 'after_last_period',
  };
}
