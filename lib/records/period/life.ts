/** The whole record of a nakshatra dasha: balance at birth, what runs now, and the periods of a life. */
import {
  balanceAtBirth,
  cycleYears,
  runningPath,
  subPeriods,
  type NakshatraDasha,
} from '../../astro/dasha/nakshatra.ts';
import { isRunning, type Period, type Stretch } from '../../astro/dasha/period.ts';
import { citation } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { Meta } from '../../schemas/common/envelope.ts';
import type { NakshatraDashaRecord } from '../../schemas/common/period.ts';
import { message, sayMessage } from '../../words/message.ts';
import { localDate } from '../../time/civilTime.ts';
import { dashaYears, periodRecord, runningTree, type PeriodContext } from './periodRecord.ts';
import type { Opening } from './opening.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { lifeJdUT } from '../../birth/life.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Returns a warning where the running period is not listed, as a life may outlast the one cycle that is listed. */
export function beyondCycle(
  context: BirthContext,
  life: readonly Stretch[],
  listed: readonly Stretch[],
): Meta['warnings'] {
  const running = life.find((period) => isRunning(period, lifeJdUT(context)));
  if (!running || listed.includes(running)) return [];
  const end = localDate(context.birth.time.clock, unixMsFromJd(listed.at(-1)!.endJdUT));
  return [{ code: 'next_cycle', message: sayMessage(message('next_cycle_runs', { end }), context.names.lang) }];
}

/** Returns how the periods of a birth are written; a system with names of its own for its lords supplies them. */
export function periodContext(context: BirthContext, system?: NakshatraDasha<Planet>): PeriodContext {
  const { birth, names } = context;
  const common = { clock: birth.time.clock, names, nowJdUT: lifeJdUT(context), birthJdUT: birth.jdUT };
  const titles = new Map(system?.lords.flatMap(({ lord, title }) => (title ? [[lord, title] as const] : [])));
  if (titles.size === 0) return common;
  return { ...common, titleOf: (lord) => names.of(titles.get(lord)!) };
}

/**
 * Returns the whole record of a dasha counted from the nakshatra of the Moon, or of another place.
 *
 * @param life all periods of a life; may hold more than are listed
 * @param fromDeg sidereal longitude of the place
 */
export function dashaRecord(
  context: BirthContext,
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
  opening: Opening,
  life = periods,
  fromDeg = context.chart.planets.Moon.longitudeDeg,
): NakshatraDashaRecord {
  const wire = periodContext(context, system);
  const balance = balanceAtBirth(system, fromDeg);
  const running = runningPath(system, life, wire.nowJdUT) ?? [];
  return {
    system: system.id,
    name: context.names.of(system),
    cycle_years: cycleYears(system),
    balance_at_birth: { lord: planetId(balance.lord), years: dashaYears(balance.years) },
    current: running.map((period) => periodRecord(period, wire)),
    periods: runningTree((parent) => subPeriods(system, parent), periods, wire, opening),
    sources: [citation(system.source)],
  };
}
