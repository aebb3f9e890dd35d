/** Dasha periods as they go over the wire: one by one, and as trees opened as far as a caller needs. */
import { isRunning, subPeriods, type NakshatraDasha, type Period } from '../../lib/astro/dasha/nakshatra.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Period as PeriodRecord } from '../../lib/schemas/periods.ts';
import { formatJd, type PlaceClock } from './civilTime.ts';
import type { Names } from './names.ts';
import { planetId } from './records.ts';

export interface PeriodContext {
  /** Instants are written on the clock of the birth place. */
  readonly clock: PlaceClock;
  readonly names: Names;
  readonly nowJdUT: number;
}

export function periodRecord(
  period: Period<Planet>,
  { clock, names, nowJdUT }: PeriodContext,
  parts: PeriodRecord[] | null = null,
): PeriodRecord {
  const { level, lord, startJdUT, endJdUT, years } = period;
  return {
    level,
    lord: planetId(lord),
    sign: null,
    name: names.planet(lord),
    start: formatJd(clock, startJdUT),
    end: formatJd(clock, endJdUT),
    years: dashaYears(years),
    is_current: isRunning(period, nowJdUT),
    sub_periods: parts,
  };
}

/** Returns the periods with the running one opened, and the running one in it, down to the fifth level. */
export function runningTree(
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
  context: PeriodContext,
): PeriodRecord[] {
  return periods.map((period) => {
    const parts = isRunning(period, context.nowJdUT) ? subPeriods(system, period) : [];
    return periodRecord(period, context, parts.length > 0 ? runningTree(system, parts, context) : null);
  });
}

/** Returns the mahadashas with all their antardashas, and nothing below. */
export function antardashaTree(
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
  context: PeriodContext,
): PeriodRecord[] {
  return periods.map((period) => {
    const parts = subPeriods(system, period).map((part) => periodRecord(part, context));
    return periodRecord(period, context, parts);
  });
}

/** Rounds years for the wire to 1e-8, a third of a second. */
export function dashaYears(years: number): number {
  return Math.round(years * 1e8) / 1e8;
}
