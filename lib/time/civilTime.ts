/** Converts civil time to instants: the date and time of a birth record, by the clock that its place kept. */
import { message } from '../words/message.ts';
import {
  exactOffset,
  FARTHEST_OFFSET_SECONDS,
  formatInstant,
  offsetAt,
  periodOffsetSeconds,
  placeClock,
  ruleOf,
  type PlaceClock,
} from './placeClock.ts';
import { clockWarnings, type CivilTime } from './clockWarnings.ts';
import { warning, type Warning } from '../schemas/common/warning.ts';
import { periodIndex, type TimeRule } from './zoneHistory.ts';

export {
  formatInstant,
  formatJd,
  formatOffset,
  localDate,
  localJd,
  offsetAt,
  placeClock,
  writtenDate,
  type PlaceClock,
} from './placeClock.ts';
export type { CivilTime } from './clockWarnings.ts';
export type { Warning } from '../schemas/common/warning.ts';
export { timezoneProblem } from './timezoneChoice.ts';
export { canonicalZone } from './zones.ts';

export interface ResolvedTime {
  /** Milliseconds of Unix time; local mean time may leave a fraction of a second. */
  readonly unixMs: number;
  readonly timezone: {
    readonly name: string;
    readonly source: 'given' | 'derived';
    readonly utcOffsetSeconds: number;
    readonly isDst: boolean;
  };
  readonly rule: TimeRule;
  readonly warnings: readonly Warning[];
  /** The clock of the place, for writing other instants in local time. */
  readonly clock: PlaceClock;
}

/**
 * Returns the instant of a local date and time, with warnings about what is doubtful.
 *
 * @param clock of the place, where it is known already
 * @throws TimezoneError where `timezone` cannot be parsed
 */
export function resolveCivilTime(civil: CivilTime, clock: PlaceClock = placeClock(civil)): ResolvedTime {
  const { unixMs, warning: shift } = instantOnClock(clock, civil.date, civil.time);
  const resolved = clockedInstant(clock, unixMs);
  const { utcOffsetSeconds } = resolved.timezone;
  const warnings = clockWarnings({ clock, civil, unixMs, utcOffsetSeconds, rule: resolved.rule });
  if (shift) warnings.unshift(shift);
  return { ...resolved, warnings };
}

/** Returns an instant as a clock shows it, without the doubts that a date and time on it may have. */
export function clockedInstant(clock: PlaceClock, unixMs: number): ResolvedTime {
  const { utcOffsetSeconds, isDst } = offsetAt(clock, unixMs);
  const timezone = { name: clock.name, source: clock.source, utcOffsetSeconds, isDst };
  return { unixMs, timezone, rule: ruleOf(clock, periodIndex(clock.zone, unixMs)), warnings: [], clock };
}

const FARTHEST_OFFSET_MS = FARTHEST_OFFSET_SECONDS * 1000;

/**
 * Returns the instant at which a clock showed a date and time: the first of two where it was set back, the next one
 * where it skipped the time.
 */
export function instantOnClock(
  clock: PlaceClock,
  date: string,
  time: string,
): { unixMs: number; warning: Warning | null } {
  const wallMs = Date.parse(`${date}T${time}Z`);
  const { untilsMs } = clock.zone;
  const found: number[] = [];
  let beforeGapMs = NaN;
  let period = periodIndex(clock.zone, wallMs - FARTHEST_OFFSET_MS);
  for (let startMs = -Infinity; startMs <= wallMs + FARTHEST_OFFSET_MS; period++) {
    const untilMs = untilsMs[period]!;
    const unixMs = wallMs - Math.round(periodOffsetSeconds(clock, period) * 1000);
    if (unixMs >= untilMs) beforeGapMs = unixMs;
    else if (unixMs >= startMs) found.push(unixMs);
    startMs = untilMs;
  }
  const [unixMs = beforeGapMs, secondMs] = found;
  if (found.length === 0) return { unixMs, warning: gapWarning(clock, date, time, unixMs) };
  return { unixMs, warning: secondMs === undefined ? null : overlapWarning(clock, date, time, unixMs, secondMs) };
}

function gapWarning(clock: PlaceClock, date: string, time: string, unixMs: number): Warning {
  const shifted = formatInstant(clock, unixMs);
  const args = { zone: clock.name, local: `${date} ${time}`, used: shifted };
  return warning('nonexistent_local_time', message('nonexistent_local_time', args));
}

function overlapWarning(clock: PlaceClock, date: string, time: string, firstMs: number, secondMs: number): Warning {
  const [first, second] = [firstMs, secondMs].map((ms) => exactOffset(offsetAt(clock, ms).utcOffsetSeconds));
  const args = { zone: clock.name, local: `${date} ${time}`, first: first!, second: second! };
  return warning('dst_overlap', message('dst_overlap', args));
}
