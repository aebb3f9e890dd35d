/** Wire records of dasha periods: single ones, and trees opened as far as a caller needs. */
import { isRunning, type Period, type SignPeriod } from '../../astro/dasha/period.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Period as PeriodRecord } from '../../schemas/common/period.ts';
import { formatJd, type PlaceClock } from '../../time/civilTime.ts';
import type { Names } from '../../words/names.ts';
import { signRef } from '../common.ts';
import { isListed, type Opening } from './opening.ts';
import { planetId } from '../../schemas/common/planetId.ts';

export interface PeriodContext {
  /** Instants are written in the local time of the birth place. */
  readonly clock: PlaceClock;
  readonly names: Names;
  readonly nowJdUT: number;
  readonly birthJdUT: number;
  /** Instants already written, by Julian day: periods on either side, at several levels, share each boundary. */
  readonly written?: Map<number, string>;
  /** The name of a period, where it is not the name of its lord. */
  readonly titleOf?: (lord: Planet) => string;
}

export type AnyPeriod = Period<Planet> | SignPeriod;

/** Returns the sub-periods of a period; an empty list where it has none. */
export type Divide<P extends AnyPeriod> = (parent: P) => readonly P[];

/**
 * Returns the record of one period, its ends in local time of the birth place; sub-periods that are not listed are
 * null.
 */
export function periodRecord(
  period: AnyPeriod,
  context: PeriodContext,
  parts: PeriodRecord[] | null = null,
): PeriodRecord {
  const { birthJdUT, nowJdUT } = context;
  const { level, startJdUT, endJdUT, years } = period;
  const { lord, sign, name } = ruler(period, context);
  // Fields are written out: an answer holds hundreds of these, and a spread would take longer than all the rest.
  return {
    level,
    lord,
    sign,
    name,
    start: instant(startJdUT, context),
    end: instant(endJdUT, context),
    years: dashaYears(years),
    is_current: isRunning(period, nowJdUT),
    is_before_birth: endJdUT <= birthJdUT,
    sub_periods: parts,
  };
}

function instant(jdUT: number, { clock, written }: PeriodContext): string {
  const known = written?.get(jdUT);
  if (known !== undefined) return known;
  const text = formatJd(clock, jdUT);
  written?.set(jdUT, text);
  return text;
}

function ruler(
  period: AnyPeriod,
  { names, titleOf = names.planet }: PeriodContext,
): Pick<PeriodRecord, 'lord' | 'sign' | 'name'> {
  if ('lord' in period) return { lord: planetId(period.lord), sign: null, name: titleOf(period.lord) };
  return { lord: null, sign: signRef(period.signIndex, names), name: names.sign(period.signIndex) };
}

/** Returns the periods opened as far as is asked. */
export function runningTree<P extends AnyPeriod>(
  divide: Divide<P>,
  periods: readonly P[],
  context: PeriodContext,
  opening: Opening,
): PeriodRecord[] {
  return treeOf(divide, periods, { ...context, written: context.written ?? new Map() }, opening);
}

function treeOf<P extends AnyPeriod>(
  divide: Divide<P>,
  periods: readonly P[],
  context: PeriodContext,
  opening: Opening,
): PeriodRecord[] {
  const records: PeriodRecord[] = [];
  for (const period of periods) {
    if (!isListed(period, opening)) continue;
    const isOpen = period.level < opening.levels || (opening.opensRunning && isRunning(period, context.nowJdUT));
    const parts = isOpen ? divide(period) : [];
    records.push(periodRecord(period, context, parts.length > 0 ? treeOf(divide, parts, context, opening) : null));
  }
  return records;
}

/** Rounds years for the wire to 1e-8, a third of a second. */
export function dashaYears(years: number): number {
  return Math.round(years * 1e8) / 1e8;
}
