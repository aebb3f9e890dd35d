/** Asta and udaya: from when to when a planet is lost in the light of the Sun at a place. */
import { muhurtaChintamani } from '../../source.ts';
import { dateAfter, MS_PER_DAY, type TimeSpan } from '../../time.ts';
import { kalamshaOn, type AstaPlanet, type Horizon, type Kalamsha, type Side } from './kalamsha.ts';

export const BALA_VRIDDHA_SOURCE = muhurtaChintamani(1);

/** The dates of a place: when it is noon there, and midnight. */
export interface LocalDates {
  noonJdUT(date: string): number;
  midnightJdUT(date: string): number;
}

/** Why a date is not told: the Sun stays above or below the horizon then, or the planet is not seen for months. */
export type AstaReason = 'sun_does_not_rise_or_set' | 'not_seen_for_months' | 'outside_the_ephemeris';

/** One time in which a planet is not seen. */
export interface AstaSpell {
  readonly planet: AstaPlanet;
  /** First date on which it is not seen, YYYY-MM-DD; null by the reason. */
  readonly astaDate: string | null;
  readonly astaSide: Side | null;
  /** First date on which it is seen again. */
  readonly udayaDate: string | null;
  readonly udayaSide: Side | null;
  readonly reason: AstaReason | null;
}

/** Where and when risings are looked at. */
export interface LocalSky extends Horizon {
  readonly dates: LocalDates;
}

/** Days after which the search for the end of a spell is given up. */
const MOST_DAYS = 300;

/** A date on which it is known whether the planet is seen. */
interface KnownDate extends Kalamsha {
  readonly date: string;
  readonly isHidden: boolean;
}

/** Lists when a planet is not seen, whole times that touch the dates from one to another, in order. */
export function astaSpells(planet: AstaPlanet, from: string, to: string, sky: LocalSky): AstaSpell[] {
  const look = lookout(planet, sky);
  const found: AstaSpell[] = [];
  let known = look.firstKnown(from, to);
  if (known === null) return found;
  if (known.isHidden) {
    const before = look.changeFrom(known, -1, MOST_DAYS);
    const after = look.changeFrom(known, 1, MOST_DAYS);
    found.push(spell(planet, before, after, -1));
    known = after.known;
  }
  while (known !== null) {
    const begun = look.changeFrom(known, 1, daysBetween(known.date, to));
    if (begun.known === null) break;
    const ended = look.changeFrom(begun.known, 1, MOST_DAYS);
    found.push(spell(planet, begun, ended, 1));
    known = ended.known;
  }
  return found;
}

/** Where what is seen changes: the first known date of the new state, and whether the dates before it are unknown. */
interface Change {
  readonly known: KnownDate | null;
  readonly reason: AstaReason | null;
}

/** @param found 1 where the spell was met at its first hidden date, -1 where it was traced back to the last visible one */
function spell(planet: AstaPlanet, begun: Change, ended: Change, found: 1 | -1): AstaSpell {
  const start = begun.reason === null ? begun.known : null;
  const end = ended.reason === null ? ended.known : null;
  return {
    planet,
    astaDate: start && (found === 1 ? start.date : dateAfter(start.date, 1)),
    astaSide: start && start.side,
    udayaDate: end && end.date,
    udayaSide: end && end.side,
    reason: begun.reason ?? ended.reason,
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}

/** Looks at the dates of one planet, each once. */
function lookout(planet: AstaPlanet, sky: LocalSky) {
  const seen = new Map<string, KnownDate | null>();
  const slant = slantAt(sky.place.latitudeDeg);
  const on = (date: string): KnownDate | null => {
    const known = seen.get(date);
    if (known !== undefined) return known;
    const kalamsha = kalamshaOn(planet, sky.dates.noonJdUT(date), sky);
    const made = kalamsha && { ...kalamsha, date, isHidden: kalamsha.kalamshaDeg < kalamsha.limitDeg };
    seen.set(date, made);
    return made;
  };
  const { endJdTT, startJdTT } = sky.ephemeris.coverage;
  const isCovered = (date: string) => {
    const noon = sky.dates.noonJdUT(date);
    return noon > startJdTT + EDGE_DAYS && noon < endJdTT - EDGE_DAYS;
  };
  return {
    firstKnown(from: string, to: string): KnownDate | null {
      for (let date = from; date <= to; date = dateAfter(date, 1)) {
        const known = isCovered(date) ? on(date) : null;
        if (known !== null) return known;
      }
      return null;
    },
    /** Returns where the state of a date ends, at most so many days after it or before it. */
    changeFrom(start: KnownDate, direction: 1 | -1, mostDays: number): Change {
      let last = start;
      let days = leapDays(last, slant);
      let isUnsure = false;
      for (let passed = days; passed <= mostDays; passed += days) {
        const date = dateAfter(start.date, direction * passed);
        if (!isCovered(date)) return { known: null, reason: 'outside_the_ephemeris' };
        const known = on(date);
        if (known === null) {
          isUnsure = true;
          days = 1;
          continue;
        }
        if (known.isHidden !== start.isHidden) {
          if (isUnsure) return { known, reason: 'sun_does_not_rise_or_set' };
          return { known: firstChanged(last, known, on), reason: null };
        }
        isUnsure = false;
        last = known;
        days = leapDays(known, slant);
      }
      return { known: null, reason: isUnsure ? 'sun_does_not_rise_or_set' : 'not_seen_for_months' };
    },
  };
}

/** Days that a search around sunrise and sunset needs on either side. */
const EDGE_DAYS = 3;

/** Halves the dates between two of different states down to the first of the new one. */
function firstChanged(last: KnownDate, changed: KnownDate, on: (date: string) => KnownDate | null): KnownDate {
  const days = daysBetween(last.date, changed.date);
  if (Math.abs(days) <= 1) return changed;
  const middle = on(dateAfter(last.date, Math.trunc(days / 2)));
  if (middle === null) return changed;
  return middle.isHidden === last.isHidden ? firstChanged(middle, changed, on) : firstChanged(last, middle, on);
}

/** How much faster a kalamsha changes than the longitude, at the most, up to a latitude; beyond, each date is looked at. */
const SLANTS = [
  { latitudeDeg: 45, slant: 1.5 },
  { latitudeDeg: 60, slant: 3 },
];

function slantAt(latitudeDeg: number): number {
  return SLANTS.find((zone) => Math.abs(latitudeDeg) <= zone.latitudeDeg)?.slant ?? Infinity;
}

/** Degrees a day by which a planet gains latitude, and a day by day by which it gains speed, at the most (Mercury). */
const SIDEWAYS_DEG_PER_DAY = 0.4;
const GAIN_DEG_PER_DAY2 = 0.07;

/** Days in which the state cannot change, as the kalamsha is so far from its limit. */
function leapDays({ kalamshaDeg, limitDeg, relativeDegPerDay }: Kalamsha, slant: number): number {
  const gapDeg = Math.abs(kalamshaDeg - limitDeg) / slant;
  const rate = Math.abs(relativeDegPerDay) + SIDEWAYS_DEG_PER_DAY;
  const days = (Math.sqrt(rate * rate + 4 * GAIN_DEG_PER_DAY2 * gapDeg) - rate) / (2 * GAIN_DEG_PER_DAY2);
  return Math.max(Math.floor(days), 1);
}

/** Days of childhood after a rising and of old age before a setting, by the side on which these are. */
export interface AgeDays {
  readonly bala: Readonly<Record<Side, number>>;
  readonly vriddha: Readonly<Record<Side, number>>;
}

/** Counts of days of Jupiter that are in use; the first is that of Muhurta Chintamani. */
export const JUPITER_AGE_DAYS = [15, 10, 7, 3] as const;
export type JupiterAgeDays = (typeof JUPITER_AGE_DAYS)[number];

export const VENUS_AGE_DAYS: AgeDays = { bala: { east: 3, west: 10 }, vriddha: { east: 15, west: 5 } };

/** Most days that a childhood or old age reaches beyond its spell. */
export const MOST_AGE_DAYS = 15;

/** Returns the days of childhood and old age of a planet; null for those that have none. */
export function ageDays(planet: AstaPlanet, ofJupiter: JupiterAgeDays): AgeDays | null {
  if (planet === 'Venus') return VENUS_AGE_DAYS;
  if (planet !== 'Jupiter') return null;
  const both = { east: ofJupiter, west: ofJupiter };
  return { bala: both, vriddha: both };
}

/** Childhood after the rising and old age before the setting, from midnight to midnight; null where there is none. */
export interface AstaAges {
  readonly bala: TimeSpan | null;
  readonly vriddha: TimeSpan | null;
}

/** Returns childhood and old age around a spell. */
export function astaAges(
  { astaDate, astaSide, planet, udayaDate, udayaSide }: AstaSpell,
  ofJupiter: JupiterAgeDays,
  { midnightJdUT }: LocalDates,
): AstaAges {
  const days = ageDays(planet, ofJupiter);
  const between = (from: string, to: string) => ({ startJdUT: midnightJdUT(from), endJdUT: midnightJdUT(to) });
  const isBorn = days !== null && udayaDate !== null && udayaSide !== null;
  const isAgeing = days !== null && astaDate !== null && astaSide !== null;
  return {
    bala: isBorn ? between(udayaDate, dateAfter(udayaDate, days.bala[udayaSide])) : null,
    vriddha: isAgeing ? between(dateAfter(astaDate, -days.vriddha[astaSide]), astaDate) : null,
  };
}
