/** Answer of /dasha/timeline: the changes of mahadasha and antardasha in the years ahead. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { CHANGE_SOURCE, isInSandhi } from '../../lib/astro/dasha/dashaChange.ts';
import { subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { isRunning, type Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';
import type { DashaTimeline } from '../../lib/schemas/dasha/answers.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { DASHA } from '../../lib/words/subjects/dasha.ts';
import { message, sayMessage } from '../../lib/words/message.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { formatJd, localDate, offsetAt, type PlaceClock } from '../../lib/time/civilTime.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { WRITTEN_LATER_DAYS } from '../../lib/birth/life.ts';
import { periodRecord, type PeriodContext } from '../../lib/records/period/periodRecord.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import { changeAfter, junctionText } from '../../lib/records/period/effectWords.ts';

type Context = NatalContext<Fields<typeof YearsAheadQuery>>;
type Change = DashaTimeline['changes'][number];

const DEFAULT_YEARS = 10;

/** An antardasha and its mahadasha. */
interface Turn {
  readonly mahadasha: Period<Planet>;
  readonly antardasha: Period<Planet>;
}

export function timeline(context: Context): Warned {
  const { birth, chart, names, nowJdUT, query } = context;
  const years = query.years_ahead ?? DEFAULT_YEARS;
  const life = context.life(vimshottari);
  const windowEndJdUT = yearsLater(birth.time.clock, nowJdUT, years);
  const wire = periodContext(context);
  const turns = life.flatMap(turnsWithin);
  const running = turns.find(({ antardasha }) => isRunning(antardasha, wire.nowJdUT));
  const data: DashaTimeline = {
    system: vimshottari.id,
    name: names.of(vimshottari),
    years_ahead: years,
    window: { start: formatJd(birth.time.clock, nowJdUT), end: formatJd(birth.time.clock, windowEndJdUT) },
    current: running ? [periodRecord(running.mahadasha, wire), periodRecord(running.antardasha, wire)] : [],
    changes: changesWithin(context, turns, windowEndJdUT),
    sandhis: life
      .filter((period) => isSandhiWithin(context, period, windowEndJdUT))
      .map((period) => sandhiRecord(chart, period, wire)),
    sources: [citation(vimshottari.source), citation(CHANGE_SOURCE)],
  };
  return new Warned(data, [...outsideLife(context, life), ...beyondLife(context, life, windowEndJdUT)]);
}

function turnsWithin(mahadasha: Period<Planet>): Turn[] {
  return subPeriods(vimshottari, mahadasha).map((antardasha) => ({ mahadasha, antardasha }));
}

/** Lists the changes in the window; whether one belongs to it is decided by the second that the answer writes. */
function changesWithin(context: Context, turns: readonly Turn[], windowEndJdUT: number): Change[] {
  const startJdUT = Math.max(context.nowJdUT - WRITTEN_LATER_DAYS, context.birth.jdUT);
  const endJdUT = windowEndJdUT - WRITTEN_LATER_DAYS;
  return turns.slice(1).flatMap((to, i) => {
    const at = to.antardasha.startJdUT;
    return at >= startJdUT && at < endJdUT ? changeRecords(context, turns[i]!, to) : [];
  });
}

function isSandhiWithin({ birth, nowJdUT }: Context, period: Period<Planet>, windowEndJdUT: number): boolean {
  const { sandhiStartJdUT, atJdUT } = changeAfter(period);
  const isAhead = atJdUT > Math.max(nowJdUT + WRITTEN_LATER_DAYS, birth.jdUT);
  return isAhead && sandhiStartJdUT < windowEndJdUT - WRITTEN_LATER_DAYS;
}

/** No later instant can be written. */
const LAST_YEAR = 9999;

/** The same local date and time, years later; 1 March for 29 February where the year has none. */
function yearsLater(clock: PlaceClock, jdUT: number, years: number): number {
  const unixMs = unixMsFromJd(jdUT);
  const offsetMs = (ms: number) => offsetAt(clock, ms).utcOffsetSeconds * 1000;
  const wall = new Date(unixMs + offsetMs(unixMs));
  wall.setUTCFullYear(Math.min(wall.getUTCFullYear() + years, LAST_YEAR));
  return jdFromUnixMs(wall.getTime() - offsetMs(wall.getTime() - offsetMs(unixMs)));
}

function changeRecords({ birth, chart, names }: Context, from: Turn, to: Turn): Change[] {
  const { startJdUT } = to.antardasha;
  const isMahadashaChange = from.mahadasha !== to.mahadasha;
  const levels = isMahadashaChange ? (['mahadasha', 'antardasha'] as const) : (['antardasha'] as const);
  const turn = (of: Turn, level: keyof Turn): Change['from'] => ({
    lord: planetId(of[level].lord),
    name: names.planet(of[level].lord),
    mahadasha_lord: planetId(of.mahadasha.lord),
    antardasha_lord: planetId(of.antardasha.lord),
  });
  return levels.map((level) => ({
    at: formatJd(birth.time.clock, startJdUT),
    level: to[level].level,
    from: turn(from, level),
    to: turn(to, level),
    is_in_sandhi: isMahadashaChange || isInSandhi(changeAfter(to.mahadasha), startJdUT),
    is_chhidra: level === 'mahadasha' && changeAfter(from.mahadasha).isChhidra,
    text: changeText({ chart, names }, from[level], to[level], to.mahadasha.lord),
  }));
}

/** @param mahadashaLord lord of the mahadasha that the new period belongs to, or is */
function changeText(
  { chart, names }: Pick<Context, 'chart' | 'names'>,
  { lord: previousLord }: Period<Planet>,
  { level, lord, years }: Period<Planet>,
  mahadashaLord: Planet,
): string {
  const words = DASHA[names.lang];
  const { house, signIndex } = chart.planets[lord];
  const stands = words.lord_stands({ lord, houses: ownedHouses(chart, lord), house, signIndex });
  if (level === 1) return `${words.mahadasha_begins({ lord, previousLord, years })} ${stands}`;
  // A mahadasha opens with the antardasha of its own lord, which the change of mahadasha has described.
  if (lord === mahadashaLord) return words.own_antardasha_begins({ lord, years });
  return `${words.antardasha_begins({ mahadashaLord, lord, previousLord, years })} ${stands}`;
}

function sandhiRecord(
  chart: Chart,
  period: Period<Planet>,
  { clock, names, nowJdUT }: PeriodContext,
): DashaTimeline['sandhis'][number] {
  const change = changeAfter(period);
  const { from, to, sandhiStartJdUT, atJdUT, isChhidra } = change;
  return {
    from_lord: planetId(from),
    to_lord: planetId(to),
    start: formatJd(clock, sandhiStartJdUT),
    end: formatJd(clock, atJdUT),
    is_current: isInSandhi(change, nowJdUT),
    is_chhidra: isChhidra,
    text: junctionText(chart, change, names.lang),
    confidence: 'interpretive',
  };
}

/** Returns a warning where the window reaches beyond the periods of a life. */
function beyondLife({ birth, names }: Context, life: readonly Period<Planet>[], endJdUT: number): Meta['warnings'] {
  const lastJdUT = life.at(-1)!.endJdUT;
  if (endJdUT <= lastJdUT) return [];
  const end = localDate(birth.time.clock, unixMsFromJd(lastJdUT));
  return [{ code: 'periods_end', message: sayMessage(message('periods_end', { end }), names.lang) }];
}
