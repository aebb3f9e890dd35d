/** Pieces that the answers of /panchang share. */
import type { DailyContext } from '../_shell/day.ts';
import { iast } from '../_shell/iast.ts';
import type { Names } from '../_shell/names.ts';
import type { TimeSpan } from '../../lib/astro/panchang/spans.ts';
import { SECONDS_PER_DAY } from '../../lib/astro/time.ts';
import { DEITIES, type DeityId } from '../../lib/astro/tables/deities.ts';
import type { PanchangName } from '../../lib/astro/tables/panchang.ts';
import type { DayHead, Names as NameForms, Span } from '../../lib/schemas/panchangLimbs.ts';

/** How every answer about a day begins. */
export function dayHead({ date, day, instant }: DailyContext): DayHead {
  const known = (jdUT: number | null) => (jdUT === null ? null : instant(jdUT));
  return {
    date,
    sunrise: known(day.sunriseJdUT),
    sunset: known(day.sunsetJdUT),
    next_sunrise: known(day.nextSunriseJdUT),
    bounds: { start: instant(day.startJdUT), dusk: instant(day.duskJdUT), end: instant(day.endJdUT) },
    is_approximate: day.isApproximate,
    reason: day.reason,
    note: day.reason && NOTES[day.reason],
  };
}

const NOTES = {
  polar_day:
    'The Sun stays up: a rising or setting that is missing is taken as far from solar noon as the other one is, or six hours where both are missing.',
  polar_night:
    'The Sun stays down: a rising or setting that is missing is taken as far from solar noon as the other one is, or six hours where both are missing.',
} as const;

export function spanRecord({ startJdUT, endJdUT }: TimeSpan, { instant }: DailyContext): Span {
  return { start: instant(startJdUT), end: instant(endJdUT) };
}

/** A span with its length. */
export function timedRecord(span: TimeSpan, context: DailyContext): Span & { duration_seconds: number } {
  return { ...spanRecord(span, context), duration_seconds: seconds(span) };
}

/** Length in whole seconds. */
export function seconds({ startJdUT, endJdUT }: TimeSpan): number {
  return Math.round((endJdUT - startJdUT) * SECONDS_PER_DAY);
}

/** By Devanagari: names come from tables, and transliterating them costs as much as finding when a tithi ends. */
const latin = new Map<string, string>();

export function nameForms({ name, sanskrit }: PanchangName): NameForms {
  let letters = latin.get(sanskrit);
  if (letters === undefined) latin.set(sanskrit, (letters = iast(sanskrit)));
  return { english: name, sanskrit: letters, hindi: sanskrit };
}

export function deityRecord(id: DeityId, names: Names): { id: string; name: string } {
  return { id, name: names.of(DEITIES[id]) };
}
