/**
 * Events of the past against the windows that the same rules would have named for them, and what chance alone would give.
 *
 * Nothing is fitted to the events: plans, ages and the tenth of the time are those of the years ahead.
 */
import { subPeriods } from '../../dasha/nakshatra.ts';
import { isRunning, type Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import { tenths } from '../../rounding.ts';
import type { Planet } from '../../tables/planets.ts';
import { DAYS_PER_YEAR } from '../../time.ts';
import type { EventType } from './eventTypes.ts';
import {
  timingWindows,
  type TimeSpan,
  type TimingContext,
  type TimingPlan,
  type TimingWindow,
} from './timingWindows.ts';

/** An event and the time that is told of it: a day, a month or a year. */
export interface PastEvent {
  readonly type: EventType;
  readonly startJdUT: number;
  readonly endJdUT: number;
}

/** Why an event is not counted. */
export type EventGap = 'outside_years' | 'ahead' | 'no_windows';

export interface JudgedEvent {
  readonly event: PastEvent;
  /** The mahadasha and the antardasha in the middle of the time told; none before birth or after the last period. */
  readonly periods: readonly Period<Planet>[];
  /** Lords of these periods that signify the matter. */
  readonly signifying: readonly Planet[];
  /** The time told touches a window; null where the event is not counted. */
  readonly isInWindow: boolean | null;
  readonly gap: EventGap | null;
  /** Probability that a time of this length, laid anywhere into the years searched, touches a window; null where not counted. */
  readonly chance: number | null;
}

export interface EventsJudged {
  readonly events: readonly JudgedEvent[];
  readonly counted: number;
  readonly inWindows: number;
  /** How many would lie in windows by chance, to a tenth. */
  readonly expected: number;
  /** Probability of so many or more by chance, in percent to a tenth; null where none is counted. */
  readonly chancePercent: number | null;
}

/** The plans of a matter: of what its times bring, and of what its demanding times bring where there are such windows. */
export interface EventPlans {
  readonly brought: TimingPlan;
  readonly burdening: TimingPlan | null;
}

/** An event of a matter. */
export interface MatterEvent {
  readonly event: PastEvent;
  readonly isBurdening: boolean;
}

/** Windows are searched for so many years at a time, as answers look ahead. */
const STRETCH_YEARS = 10;

/** Windows of the past, and the time in which they were searched. */
export interface SearchedPast extends TimeSpan {
  readonly windows: readonly TimingWindow[];
}

/**
 * Searches the years of a plan up to now, ten years at a time.
 *
 * @param taken spans that are told otherwise
 */
export function searchedPast(
  timing: TimingContext,
  plan: TimingPlan,
  nowJdUT: number,
  taken: readonly TimeSpan[] = [],
): SearchedPast {
  const { birthJdUT } = timing;
  const [young, old] = plan.ages ?? [0, Infinity];
  const startJdUT = birthJdUT + young * DAYS_PER_YEAR;
  const endJdUT = Math.max(startJdUT, Math.min(nowJdUT, birthJdUT + old * DAYS_PER_YEAR));
  const windows: TimingWindow[] = [];
  const stretchDays = STRETCH_YEARS * DAYS_PER_YEAR;
  for (let fromJdUT = startJdUT; fromJdUT < endJdUT; fromJdUT += stretchDays) {
    windows.push(...timingWindows(timing, plan, fromJdUT, Math.min(fromJdUT + stretchDays, endJdUT), taken));
  }
  return { startJdUT, endJdUT, windows };
}

/** Judges the events of a matter by the windows of its plans. */
export function judgedEvents(
  timing: TimingContext,
  events: readonly MatterEvent[],
  plans: EventPlans,
  nowJdUT: number,
): EventsJudged {
  const brought = searchedPast(timing, plans.brought, nowJdUT);
  const past = {
    brought,
    burdening: plans.burdening && searchedPast(timing, plans.burdening, nowJdUT, brought.windows),
  };
  const judged = events.map(({ event, isBurdening }) => {
    const [searched, plan] = isBurdening ? [past.burdening, plans.burdening] : [past.brought, plans.brought];
    return judgedEvent(timing, event, searched, plan, nowJdUT);
  });
  const chances = judged.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  const inWindows = judged.filter(({ isInWindow }) => isInWindow === true).length;
  return {
    events: judged,
    counted: chances.length,
    inWindows,
    expected: tenths(chances.reduce((sum, chance) => sum + chance, 0)),
    chancePercent: chances.length === 0 ? null : tenths(100 * atLeast(chances, inWindows)),
  };
}

function judgedEvent(
  { life }: TimingContext,
  event: PastEvent,
  searched: SearchedPast | null,
  plan: TimingPlan | null,
  nowJdUT: number,
): JudgedEvent {
  const middleJdUT = (event.startJdUT + event.endJdUT) / 2;
  const periods = runningPeriods(life, middleJdUT);
  const lords = [...new Set(periods.map(({ lord }) => lord))];
  const signifying = lords.filter((lord) => plan?.significators.some(({ planet }) => planet === lord) === true);
  const gap = gapOf(event, searched, middleJdUT, nowJdUT);
  const isCounted = gap === null && searched !== null;
  return {
    event,
    periods,
    signifying,
    isInWindow: isCounted ? searched.windows.some((window) => isTouching(event, window)) : null,
    gap,
    chance: isCounted ? touchShare(searched, event.endJdUT - event.startJdUT) : null,
  };
}

function gapOf(
  { startJdUT }: TimeSpan,
  searched: SearchedPast | null,
  middleJdUT: number,
  nowJdUT: number,
): EventGap | null {
  if (startJdUT > nowJdUT) return 'ahead';
  if (searched === null) return 'no_windows';
  return middleJdUT < searched.startJdUT || middleJdUT >= searched.endJdUT ? 'outside_years' : null;
}

function isTouching(one: TimeSpan, other: TimeSpan): boolean {
  return one.startJdUT < other.endJdUT && other.startJdUT < one.endJdUT;
}

/** Returns the mahadasha and the antardasha that run at an instant. */
function runningPeriods(life: readonly Period<Planet>[], jdUT: number): Period<Planet>[] {
  const mahadasha = life.find((period) => isRunning(period, jdUT));
  if (!mahadasha) return [];
  const antardasha = subPeriods(vimshottari, mahadasha).find((period) => isRunning(period, jdUT));
  return antardasha ? [mahadasha, antardasha] : [mahadasha];
}

/** Returns the share of the time searched in which a span of so many days may begin to touch a window, 0 to 1. */
export function touchShare(
  { endJdUT, startJdUT, windows }: TimeSpan & { readonly windows: readonly TimeSpan[] },
  days: number,
): number {
  const widened = windows
    .map((window) => [Math.max(window.startJdUT - days, startJdUT), Math.min(window.endJdUT, endJdUT)] as const)
    .sort(([one], [other]) => one - other);
  let touched = 0;
  let reached = startJdUT;
  for (const [from, until] of widened) {
    touched += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return touched / (endJdUT - startJdUT);
}

/** Returns the probability that at least so many of some independent events happen, each with its own probability. */
export function atLeast(chances: readonly number[], count: number): number {
  // `exactly[n]` is the probability that n of the events looked at so far happen.
  let exactly = [1];
  for (const chance of chances) {
    exactly = [...exactly, 0].map((none, n) => none * (1 - chance) + (exactly[n - 1] ?? 0) * chance);
  }
  return exactly.slice(count).reduce((sum, one) => sum + one, 0);
}
