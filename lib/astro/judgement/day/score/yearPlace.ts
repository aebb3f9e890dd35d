/** How a day stands among the days of the year around it, for one birth. */
import type { EphemerisCoverage } from '../../../ephemeris.ts';
import { weekdayIndex } from '../../../panchang/vara.ts';
import { GRADES } from '../../../tables/grades.ts';
import type { DayClass } from '../../tables/dayScore.ts';
import { cappedClass, type ClassCap } from './closures.ts';
import type { DaySum } from './dayScore.ts';
import type { ScoredDay } from './pieces.ts';

/**
 * One day in so many is scored for the year around a day: 91 or 92 of 365.
 *
 * Over 20 births the place differs by 1.6 of 100 in the mean from that among all 365, at a quarter of the cost. The step
 * has no factor in common with the seven weekdays, and moves the Moon by nearly four stars, so that all nine taras come.
 */
export const SAMPLE_STEP_DAYS = 4;
/** Days of the year before a day and after it. */
const HALF_YEAR_DAYS = 182.5;
/** A sampled day runs from six to six by local mean time, which serves for sunrise. */
const SIX_HOURS = 0.25;
/** Days left out at either end of the ephemeris, as a day is searched around. */
const MARGIN_DAYS = 5;

/**
 * Lists the sampled days within half a year of some days.
 *
 * They are the same whatever list a day is asked in, so that its place is too.
 *
 * @param firstJdUT an instant of the first day
 * @param lastJdUT an instant of the last day
 */
export function sampledDays(
  firstJdUT: number,
  lastJdUT: number,
  longitudeDeg: number,
  { endJdTT, startJdTT }: EphemerisCoverage,
): ScoredDay[] {
  const fromJdUT = Math.max(firstJdUT - HALF_YEAR_DAYS, startJdTT + MARGIN_DAYS);
  const untilJdUT = Math.min(lastJdUT + HALF_YEAR_DAYS, endJdTT - MARGIN_DAYS);
  const days: ScoredDay[] = [];
  // A Julian day begins at noon, so that a whole one and a quarter day less is six in the morning of Greenwich.
  const sixJdUT = (index: number) => index * SAMPLE_STEP_DAYS - SIX_HOURS - longitudeDeg / 360;
  for (let index = Math.ceil(fromJdUT / SAMPLE_STEP_DAYS); sixJdUT(index) < untilJdUT; index++) {
    const startJdUT = sixJdUT(index);
    const varaIndex = weekdayIndex(index * SAMPLE_STEP_DAYS);
    days.push({ startJdUT, endJdUT: startJdUT + 1, varaIndex });
  }
  return days;
}

/** A sampled day with what it is ranked by. */
export interface SampledValue {
  readonly startJdUT: number;
  readonly value: number;
}

/**
 * Returns the share of the year around a day that has less than it, 0 to 100; equal days count half.
 *
 * @param sampled days of more than that year, in order
 * @returns a whole number; 50 where no day of the year is known
 */
export function percentileInYear(startJdUT: number, value: number, sampled: readonly SampledValue[]): number {
  let days = 0;
  let lower = 0;
  for (const other of sampled) {
    if (Math.abs(other.startJdUT - startJdUT) > HALF_YEAR_DAYS) continue;
    days++;
    if (other.value < value) lower++;
    else if (other.value === value) lower += 0.5;
  }
  return days === 0 ? 50 : Math.round((100 * lower) / days);
}

/** Returns the sum of a day's parts before it is rounded to a whole score: it tells days of one score apart. */
export function exactScore({ bounds, rounding, score }: DaySum): number {
  return Math.round((score - bounds - rounding) * 10) / 10;
}

/** Returns the class of a day among those around it, no better than its closures allow. */
export function relativeClass(percentile: number, cap: ClassCap | null): DayClass {
  return cappedClass(GRADES.day_in_year.of(percentile), cap);
}

/** Returns what a day is ranked by: its place, and no higher than the class that its closures leave it. */
export function rankPercentile(percentile: number, cap: Pick<ClassCap, 'atMost'> | null): number {
  if (cap === null) return percentile;
  const above = GRADES.day_in_year.bounds[GRADES.day_in_year.names.indexOf(cap.atMost)];
  return above === undefined ? percentile : Math.min(percentile, above - 1);
}
