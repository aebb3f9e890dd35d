/** Answer of /dasha/current: the periods that run, how much of each is left, and what they bring. */
import { judgedPeriod, type JudgedPeriod } from '../../lib/astro/area/dashaEffectsScore.ts';
import { runningPath } from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { within } from '../../lib/astro/score.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { DashaCurrent, RunningPeriod } from '../../lib/schemas/dashaEffects.ts';
import type { NatalContext } from '../_shell/birth.ts';
import { offsetAt, type PlaceClock } from '../_shell/civilTime.ts';
import { lifeJdUT, lifePeriods, outsideLife, periodContext } from '../_shell/dashas.ts';
import { ratio } from '../_shell/numbers.ts';
import { periodRecord } from '../_shell/periods.ts';
import { Warned } from '../_shell/route.ts';
import { shortEffects, type EffectScene } from './effectRecords.ts';
import { changeAfter, dashaScene, DISCLAIMER, effectSources, junctionRecord, outsideReason } from './effectWords.ts';

type Context = NatalContext<unknown, unknown>;
type Current = NonNullable<DashaCurrent['mahadasha']>;

export function current(context: Context): Warned {
  const life = lifePeriods(context, vimshottari);
  const path = runningPath(vimshottari, life, lifeJdUT(context));
  const head = { system: vimshottari.id, name: context.names.of(vimshottari) };
  const told = { disclaimer: DISCLAIMER, sources: effectSources(path && path[0].lord) };
  if (path === null) {
    const nothing = { mahadasha: null, antardasha: null, pratyantardasha: null, sookshma: null, prana: null };
    const data: DashaCurrent = { ...head, ...nothing, junction: null, reason: outsideReason(context), ...told };
    return new Warned(data, outsideLife(context, life));
  }
  const [mahadasha, antardasha, pratyantardasha, sookshma, prana] = path;
  const scene: EffectScene = { context, scene: dashaScene(context), change: changeAfter(mahadasha) };
  const maha = judgedNow(scene, mahadasha, null);
  const antar = judgedNow(scene, antardasha, maha);
  const pratyantar = judgedNow(scene, pratyantardasha, antar);
  const data: DashaCurrent = {
    ...head,
    mahadasha: currentPeriod(scene, maha),
    antardasha: currentPeriod(scene, antar),
    pratyantardasha: currentPeriod(scene, pratyantar),
    sookshma: runningPeriod(context, sookshma),
    prana: runningPeriod(context, prana),
    junction: junctionRecord(context, scene.change),
    reason: null,
    ...told,
  };
  return new Warned(data, []);
}

function judgedNow({ context, scene }: EffectScene, period: Period<Planet>, parent: JudgedPeriod | null): JudgedPeriod {
  return judgedPeriod(scene, period, parent, lifeJdUT(context));
}

function currentPeriod(scene: EffectScene, judged: JudgedPeriod): Current {
  return { ...runningPeriod(scene.context, judged.period), effects: shortEffects(scene, judged) };
}

function runningPeriod(context: Context, period: Period<Planet>): RunningPeriod {
  const { birth, nowJdUT } = context;
  const { startJdUT, endJdUT } = period;
  return {
    ...periodRecord(period, periodContext(context)),
    remaining_days: daysLeft(period, nowJdUT),
    remaining: calendarSpan(birth.time.clock, nowJdUT, endJdUT),
    elapsed_fraction: elapsedShare((nowJdUT - startJdUT) / (endJdUT - startJdUT)),
  };
}

/** Kept below 1, as a period that runs is never over; what runs as of the second of its start has 0 behind it. */
function elapsedShare(share: number): number {
  return within(0, ratio(share), 0.9999);
}

/** To 1e-5 days, about a second. */
export function daysLeft({ endJdUT }: Period<Planet>, nowJdUT: number): number {
  return Math.round((endJdUT - nowJdUT) * 1e5) / 1e5;
}

const DAY_MS = 86_400_000;

/** Counts whole years, months and days between two instants on the clock of a place. */
function calendarSpan(clock: PlaceClock, fromJdUT: number, toJdUT: number): RunningPeriod['remaining'] {
  const [from, to] = [fromJdUT, toJdUT].map((jdUT) => wallMs(clock, jdUT)) as [number, number];
  const [start, end] = [new Date(from), new Date(to)];
  const apart = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const months = monthsLater(from, apart) > to ? apart - 1 : apart;
  const days = Math.floor((to - monthsLater(from, months)) / DAY_MS);
  return { years: Math.floor(months / 12), months: months % 12, days };
}

function wallMs(clock: PlaceClock, jdUT: number): number {
  const unixMs = unixMsFromJd(jdUT);
  return unixMs + offsetAt(clock, unixMs).utcOffsetSeconds * 1000;
}

/** The same day of a later month, or its last day where it is shorter. */
function monthsLater(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
