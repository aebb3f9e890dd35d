/** Overlaps, unions and differences of spans of time. */
import type { TimeSpan } from '../time.ts';

/** Returns the time that two spans share, or null. */
export function overlap(a: TimeSpan, b: TimeSpan): TimeSpan | null {
  const startJdUT = Math.max(a.startJdUT, b.startJdUT);
  const endJdUT = Math.min(a.endJdUT, b.endJdUT);
  return startJdUT < endJdUT ? { startJdUT, endJdUT } : null;
}

/** 0.9 s: the beginnings of a nakshatra and a sign that coincide are found this close, so a shorter overlap is none. */
export const SAME_INSTANT_DAYS = 1e-5;

/** Returns the time that two spans share, or null where one begins as the other ends. */
export function lastingOverlap(a: TimeSpan, b: TimeSpan): TimeSpan | null {
  const shared = overlap(a, b);
  return shared && shared.endJdUT - shared.startJdUT > SAME_INSTANT_DAYS ? shared : null;
}

/** Merges spans, given in order of time, that follow each other without a gap. */
export function mergedSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const { startJdUT, endJdUT } of spans) {
    const last = found.at(-1);
    if (last?.endJdUT === startJdUT) found[found.length - 1] = { startJdUT: last.startJdUT, endJdUT };
    else found.push({ startJdUT, endJdUT });
  }
  return found;
}

/** Lists what is left of some time when shunned spans, in any order, are taken out of it. */
export function freeSpans(whole: TimeSpan, shunned: readonly TimeSpan[]): TimeSpan[] {
  const free: TimeSpan[] = [];
  let { startJdUT } = whole;
  for (const span of [...shunned].sort((a, b) => a.startJdUT - b.startJdUT)) {
    const endJdUT = Math.min(span.startJdUT, whole.endJdUT);
    if (endJdUT > startJdUT) free.push({ startJdUT, endJdUT });
    startJdUT = Math.max(startJdUT, span.endJdUT);
  }
  if (startJdUT < whole.endJdUT) free.push({ startJdUT, endJdUT: whole.endJdUT });
  return free;
}

/** Tells whether an instant lies in a span. */
export function isWithin(jdUT: number, { endJdUT, startJdUT }: TimeSpan): boolean {
  return startJdUT <= jdUT && jdUT < endJdUT;
}
