/** A dasha counted from the nakshatra of the Moon, whole: balance, what runs now, and the periods of a life. */
import {
  balanceAtBirth,
  cycleYears,
  mahadashas,
  runningPath,
  subPeriods,
  type NakshatraDasha,
} from '../../astro/dasha/nakshatra.ts';
import { isRunning, type Period, type Stretch } from '../../astro/dasha/period.ts';
import { citation } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SECONDS_PER_DAY, unixMsFromJd } from '../../astro/time.ts';
import type { Meta } from '../../schemas/common/envelope.ts';
import type { NakshatraDashaRecord } from '../../schemas/common/period.ts';
import { message, say } from '../../words/message.ts';
import type { NatalContext } from '../../birth/natal.ts';
import { localDate } from '../../time/civilTime.ts';
import { dashaYears, periodRecord, runningTree, type PeriodContext } from './periodRecord.ts';
import { planetId } from '../common.ts';

type Context = NatalContext<unknown, unknown>;

/** Returns the mahadashas from the one that runs at birth, for at least 120 years. */
export function lifePeriods({ birth, chart }: Context, system: NakshatraDasha<Planet>): Period<Planet>[] {
  return mahadashas(system, chart.planets.Moon.longitudeDeg, birth.jdUT, chart.conventions.dashaYear);
}

/** Instants are written to the nearest second: what begins this much later, in days, is written as now. */
export const WRITTEN_LATER_DAYS = 0.499 / SECONDS_PER_DAY;

/**
 * Returns the instant at which periods are looked up, or minus infinity before birth, when none of this life runs.
 *
 * A period runs from the second that is written as its start, so that a caller may ask with what was answered.
 */
export function lifeJdUT({ birth, nowJdUT }: Context): number {
  const jdUT = nowJdUT + WRITTEN_LATER_DAYS;
  return jdUT < birth.jdUT ? -Infinity : jdUT;
}

/** Warns where the instant taken for now lies outside the periods of a life. */
export function outsideLife(context: Context, periods: readonly Stretch[]): Meta['warnings'] {
  const { birth, names } = context;
  const atJdUT = lifeJdUT(context);
  const endJdUT = periods.at(-1)!.endJdUT;
  if (atJdUT >= birth.jdUT && atJdUT < endJdUT) return [];
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  const side = atJdUT < birth.jdUT ? 'before_birth' : 'after_last';
  const told = message('nothing_runs', { side, birth: date(birth.jdUT), end: date(endJdUT) });
  return [{ code: 'nothing_runs', message: say(told, names.lang) }];
}

/** Warns where a period runs that is not listed, as a life outlasts the one cycle told. */
export function beyondCycle(context: Context, life: readonly Stretch[], listed: readonly Stretch[]): Meta['warnings'] {
  const running = life.find((period) => isRunning(period, lifeJdUT(context)));
  if (!running || listed.includes(running)) return [];
  const end = localDate(context.birth.time.clock, unixMsFromJd(listed.at(-1)!.endJdUT));
  return [{ code: 'next_cycle', message: say(message('next_cycle_runs', { end }), context.names.lang) }];
}

/** Returns how the periods of a birth are told; a system with names of its own for its lords brings them. */
export function periodContext(context: Context, system?: NakshatraDasha<Planet>): PeriodContext {
  const { birth, names } = context;
  const common = { clock: birth.time.clock, names, nowJdUT: lifeJdUT(context), birthJdUT: birth.jdUT };
  const titles = new Map(system?.lords.flatMap(({ lord, title }) => (title ? [[lord, title] as const] : [])));
  if (titles.size === 0) return common;
  return { ...common, titleOf: (lord) => names.of(titles.get(lord)!) };
}

/**
 * Returns the whole record of a dasha counted from the nakshatra of the Moon.
 *
 * @param openLevels how many levels are told of every period; the running one is opened down to the fifth
 * @param life all periods of a life, where more may run than are listed
 */
export function dashaRecord(
  context: Context,
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
  openLevels: number,
  life = periods,
): NakshatraDashaRecord {
  const wire = periodContext(context, system);
  const balance = balanceAtBirth(system, context.chart.planets.Moon.longitudeDeg);
  const running = runningPath(system, life, wire.nowJdUT) ?? [];
  return {
    system: system.id,
    name: context.names.of(system),
    cycle_years: cycleYears(system),
    balance_at_birth: { lord: planetId(balance.lord), years: dashaYears(balance.years) },
    current: running.map((period) => periodRecord(period, wire)),
    periods: runningTree((parent) => subPeriods(system, parent), periods, wire, openLevels),
    sources: [citation(system.source)],
  };
}
