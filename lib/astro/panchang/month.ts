/** The lunar month: from new moon to new moon, named after the sign in which the Sun begins it. */
import { wrap180, wrap360, nthSignFrom, wrapIndex } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { findCrossing, TOLERANCE_DAYS } from '../search.ts';
import type { Paksha } from '../tables/panchang.ts';
import { sunMoonNear } from './spans.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export type MonthKind = 'regular' | 'adhika' | 'kshaya';

export interface LunarMonth {
  /** Into `LUNAR_MONTHS`: the name from new moon to new moon (amanta). */
  readonly monthIndex: number;
  /** The name from full moon to full moon (purnimanta); the dark half has that of the month to come. */
  readonly purnimantaIndex: number;
  /** Adhika: the Sun enters no sign between the two new moons; kshaya: it enters two. */
  readonly kind: MonthKind;
  /** Of a kshaya month: the month that has no new moon of its own. */
  readonly lostIndex: number | null;
  readonly paksha: Paksha;
  readonly newMoonJdUT: number;
  readonly fullMoonJdUT: number;
  readonly nextNewMoonJdUT: number;
  /** Sidereal signs of the Sun at the two new moons. */
  readonly sunSignIndex: number;
  readonly nextSunSignIndex: number;
}

/** Elongation of the Moon from the Sun, mean. */
const SYNODIC_DEG_PER_DAY = 360 / 29.530589;
/** Days between a true and a mean syzygy at most: true and mean elongation differ by less than 14 degrees. */
const SYZYGY_MARGIN_DAYS = 2;

/**
 * Returns the lunar month that runs at an instant.
 *
 * An adhika month has the name of the regular month that follows it. The dark half of an adhika month is adhika in both
 * reckonings, so from full moon to full moon the regular month lies around the adhika one.
 *
 * @throws EphemerisRangeError where a new moon before or after is outside the ephemeris
 * @see Surya Siddhanta 14.15-16 for the names; Sewell and Dikshit, The Indian Calendar (1896), art. 45-51
 */
export function lunarMonth(jdUT: number, ephemeris: Ephemeris, conventions: Pick<Conventions, 'ayanamsa'>): LunarMonth {
  const elongationDeg = elongationAt(jdUT, ephemeris, conventions);
  const syzygy = (aimDeg: number) => {
    const nearJdUT = jdUT + (aimDeg - elongationDeg) / SYNODIC_DEG_PER_DAY;
    return findSyzygy(aimDeg, nearJdUT, ephemeris, conventions);
  };
  const newMoonJdUT = syzygy(0);
  const nextNewMoonJdUT = syzygy(360);
  const sunSignIndex = sunSignAt(newMoonJdUT, ephemeris, conventions);
  const nextSunSignIndex = sunSignAt(nextNewMoonJdUT, ephemeris, conventions);
  const kind = KINDS[wrapIndex(nextSunSignIndex - sunSignIndex, 12)] ?? 'regular';
  const paksha = elongationDeg < 180 ? 'shukla' : 'krishna';
  return {
    monthIndex: monthOpenedIn(sunSignIndex),
    purnimantaIndex: monthOpenedIn(paksha === 'shukla' ? sunSignIndex : nextSunSignIndex),
    kind,
    lostIndex: kind === 'kshaya' ? monthOpenedIn(sunSignIndex + 1) : null,
    paksha,
    newMoonJdUT,
    fullMoonJdUT: syzygy(180),
    nextNewMoonJdUT,
    sunSignIndex,
    nextSunSignIndex,
  };
}

/** By the number of signs that the Sun enters from one new moon to the next. */
const KINDS: Readonly<Record<number, MonthKind>> = { 0: 'adhika', 1: 'regular', 2: 'kshaya' };

/** Returns the month that begins with a new moon in a sign: Chaitra in Pisces. */
function monthOpenedIn(signIndex: number): number {
  return nthSignFrom(signIndex, 2);
}

function elongationAt(jdUT: number, ephemeris: Ephemeris, conventions: Pick<Conventions, 'ayanamsa'>): number {
  const { moonDeg, sunDeg } = sunMoonNear(jdUT, ephemeris, conventions);
  return wrap360(moonDeg(jdUT) - sunDeg(jdUT));
}

/** Finds when the Moon is `aimDeg` ahead of the Sun, near where its mean motion puts that. */
function findSyzygy(
  aimDeg: number,
  nearJdUT: number,
  ephemeris: Ephemeris,
  conventions: Pick<Conventions, 'ayanamsa'>,
): number {
  const { moonDeg, sunDeg } = sunMoonNear(nearJdUT, ephemeris, conventions);
  return findCrossing(
    (jdUT) => wrap180(moonDeg(jdUT) - sunDeg(jdUT) - aimDeg),
    nearJdUT - SYZYGY_MARGIN_DAYS,
    nearJdUT + SYZYGY_MARGIN_DAYS,
    TOLERANCE_DAYS,
  );
}

function sunSignAt(jdUT: number, ephemeris: Ephemeris, conventions: Pick<Conventions, 'ayanamsa'>): number {
  return Math.floor(sunMoonNear(jdUT, ephemeris, conventions).sunDeg(jdUT) / SIGN_ARC_DEG);
}
