/** The history of one clock, unpacked from the format in which moment-timezone ships the tz database. */

import { CITY_CLOCKS } from './tables/cityClocks.ts';
import { SECONDS_PER_DAY, MS_PER_DAY } from '../astro/time.ts';

export type TimeRule = 'standard' | 'local_mean_time' | 'city_time' | 'fixed_offset';

/**
 * The history of one clock. Period `i` ends before `untilsMs[i]` (milliseconds of Unix time); the last never ends.
 * Offsets are seconds east of Greenwich.
 */
export interface Zone {
  readonly name: string;
  readonly untilsMs: readonly number[];
  readonly offsetsSeconds: readonly number[];
  readonly isDst: readonly boolean[];
  /** The rule of the first `earlyPeriods` periods; all later ones are standard time. */
  readonly earlyRule: TimeRule;
  readonly earlyPeriods: number;
  /** The city whose mean time the database gives from one of the early periods on, and that period. */
  readonly cityClock?: { readonly city: string; readonly firstPeriod: number };
  /** The zone that the tz database's main files link to this one, where its own history differs. */
  readonly linkedZone?: Zone;
}

/** One row of the packed data: the offset up to an instant. */
export interface ZonePeriod {
  readonly untilMs: number;
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

/** Returns the periods of one packed zone, oldest first. */
export function periods(text: string): ZonePeriod[] {
  const [, abbreviations, offsets, indices, untils] = text.split('|').map((part) => part.split(' '));
  const offsetsSeconds = offsets!.map((offset) => 0 - Math.round(base60(offset) * 60));
  let untilMs = 0;
  return [...indices![0]!].map((index, i) => {
    const type = digit(index);
    untilMs = untils![i] ? untilMs + Math.round(base60(untils![i]) * 60_000) : Infinity;
    return { untilMs, offsetSeconds: offsetsSeconds[type]!, abbreviation: abbreviations![type]! };
  });
}

/** Returns minutes from digits 0-9 a-z A-X; a digit after the point counts seconds. */
function base60(text: string): number {
  const isNegative = text.startsWith('-');
  const [whole, seconds = '0'] = (isNegative ? text.slice(1) : text).split('.');
  let minutes = digit(seconds) / 60;
  let weight = 1;
  for (let i = whole!.length - 1; i >= 0; i--, weight *= 60) minutes += digit(whole![i]!) * weight;
  return isNegative ? -minutes : minutes;
}

function digit(char: string): number {
  const code = char.charCodeAt(0);
  if (code > 96) return code - 87;
  return code > 64 ? code - 29 : code - 48;
}

/** Returns the periods of `early`, then those of `late` after its end. */
export function spliced(early: readonly ZonePeriod[], late: readonly ZonePeriod[]): ZonePeriod[] {
  const endMs = early.at(-1)!.untilMs;
  return [...early, ...late.filter(({ untilMs }) => untilMs > endMs)];
}

/** "-00" stands before the first settlement: no clock was kept, so solar time is as good. */
const NO_STANDARD = ['LMT', '-00'];

/** Returns the clock of a zone from its whole history; before the first standard time it keeps local mean time. */
export function zoneOf(name: string, whole: readonly ZonePeriod[]): Zone {
  const cityClock = CITY_CLOCKS.find(({ zone }) => zone === name);
  const history = cityClock?.untilDate === undefined ? whole : dividedAt(whole, cityClock.untilDate);
  const early = [...NO_STANDARD, ...(cityClock?.abbreviations ?? [])];
  const untilMs = cityClock?.untilDate === undefined ? Infinity : midnightMs(whole, cityClock.untilDate);
  const firstStandard = history.findIndex((period) => !early.includes(period.abbreviation) || period.untilMs > untilMs);
  const firstOfCity = history.findIndex(({ abbreviation }) => !NO_STANDARD.includes(abbreviation));
  return {
    ...(cityClock && { cityClock: { city: cityClock.city, firstPeriod: firstOfCity } }),
    name,
    untilsMs: history.map(({ untilMs }) => untilMs),
    offsetsSeconds: history.map(({ offsetSeconds }) => offsetSeconds),
    isDst: daylightFlags(history),
    earlyRule: 'local_mean_time',
    earlyPeriods: Math.max(firstStandard, 0),
  };
}

/** Returns the instant of local midnight of a date. */
function midnightMs(history: readonly ZonePeriod[], date: string): number {
  const wallMs = Date.parse(`${date}T00:00:00Z`);
  const { offsetSeconds } = history.find(({ untilMs }) => wallMs < untilMs)!;
  return wallMs - offsetSeconds * 1000;
}

/** Returns a history in which a new period begins with a date, with the same offset. */
function dividedAt(history: readonly ZonePeriod[], date: string): ZonePeriod[] {
  const atMs = midnightMs(history, date);
  const index = history.findIndex(({ untilMs }) => atMs < untilMs);
  return history.toSpliced(index, 0, { ...history[index]!, untilMs: atMs });
}

const DAYLIGHT = /DT$|^[A-Z][PW]T$|^(?:CEST|EEST|WEST|HKST|HKWT|CAST|WAST|MDST|BDST|LST|PKST|CEMT|WEMT|MSD)$/;
/** Numeric abbreviations, and those that mean standard time in one zone and summer time in another. */
const UNDECIDED = /^[-+]|^(?:BST|IST|SAST|NST|NZST|EAST)$/;
/** Longest stretch of daylight time: India's war time lasted 1,140 days, the "standard" +01 of London 1968-71 longer. */
const LONGEST_DAYLIGHT_MS = 1200 * MS_PER_DAY;
const LARGEST_DAYLIGHT_SECONDS = 7200;

/**
 * Tells which periods are daylight time, which the packed data do not say: by the abbreviation where that is clear,
 * otherwise a period ahead of the last standard time that falls back to exactly that time.
 *
 * Compared with the flags of the compiled database this is right for 99% of all changes; most of the others are summer
 * times that became standard time without a change of the clock (the Soviet Union, March 1991).
 */
function daylightFlags(history: readonly ZonePeriod[]): boolean[] {
  const flags = history.map(() => false);
  let standardSeconds = history[0]!.offsetSeconds;
  for (let i = 0; i < history.length; i++) {
    const end = daylightEnd(history, i, standardSeconds);
    if (end === i) {
      standardSeconds = history[i]!.offsetSeconds;
    } else {
      flags.fill(true, i, end);
      i = end - 1;
    }
  }
  return flags;
}

/** Returns the index after the daylight time that begins at period `first`; `first` where none does. */
function daylightEnd(history: readonly ZonePeriod[], first: number, standardSeconds: number): number {
  const { abbreviation, offsetSeconds, untilMs } = history[first]!;
  if (DAYLIGHT.test(abbreviation)) return first + 1;
  if (!UNDECIDED.test(abbreviation)) return first;
  const startMs = first > 0 ? history[first - 1]!.untilMs : -Infinity;
  const isBritish = (abbreviation === 'BST' || abbreviation === 'IST') && offsetSeconds === 3600;
  if (isBritish && untilMs - startMs < LONGEST_DAYLIGHT_MS) return first + 1;
  const ahead = aheadOf(standardSeconds, history[first]!);
  if (ahead <= 0 || ahead > LARGEST_DAYLIGHT_SECONDS) return first;
  let end = first;
  while (end < history.length && aheadOf(standardSeconds, history[end]!) > 0) end++;
  const fallsBack = end < history.length && aheadOf(standardSeconds, history[end]!) === 0;
  return fallsBack && history[end - 1]!.untilMs - startMs < LONGEST_DAYLIGHT_MS ? end : first;
}

/** Seconds by which a period is ahead of a standard time. A whole day is a move of the date line (Samoa, 2011). */
function aheadOf(standardSeconds: number, { offsetSeconds }: ZonePeriod): number {
  const seconds = offsetSeconds - standardSeconds;
  return seconds - SECONDS_PER_DAY * Math.round(seconds / SECONDS_PER_DAY);
}

/** Returns the index of the period that holds an instant. */
export function periodIndex({ untilsMs }: Zone, unixMs: number): number {
  let low = 0;
  let high = untilsMs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unixMs < untilsMs[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}
