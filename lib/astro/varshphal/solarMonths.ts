/** Months of an annual chart: from one twelfth of the Sun's way to the next (maasa pravesha, Tajika Nilakanthi). */
import { wrap360 } from '../angle.ts';
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import type { Annual } from './annual.ts';
import { solarReturnJdTT } from './solarReturn.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export interface SolarMonth {
  /** 1..12. */
  readonly number: number;
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** The Muntha at the beginning of the month; it crosses 2.5 degrees in each. */
  readonly muntha: Placement;
}

/** It crosses a twelfth of a sign in each. */
export const MUNTHA_DEG_PER_MONTH = 2.5;

/** The Sun's unequal pace shifts a month by up to four days from an equal one. */
const MONTH_WITHIN_DAYS = 6;

/** Returns the twelve months of a year; equal ones where the year reaches beyond the ephemeris. */
export function solarMonths(annual: Annual, ephemeris: Ephemeris): readonly SolarMonth[] {
  const { muntha, nextReturnJdUT, returnJdUT } = annual;
  const inner = Array.from({ length: 11 }, (_, i) => praveshaJdUT(annual, (i + 1) * SIGN_ARC_DEG, ephemeris));
  const starts = [returnJdUT, ...inner, nextReturnJdUT];
  return inner.concat(nextReturnJdUT).map((endJdUT, i) => ({
    number: i + 1,
    startJdUT: starts[i]!,
    endJdUT,
    muntha: placement(wrap360(muntha.longitudeDeg + i * MUNTHA_DEG_PER_MONTH)),
  }));
}

/**
 * Returns when the Sun has gone on from its natal longitude within the year, UT; by equal parts where the year reaches
 * beyond the ephemeris.
 *
 * @param goneDeg 0 to 360: 30 for each month, 1 for each day
 */
export function praveshaJdUT(annual: Annual, goneDeg: number, ephemeris: Ephemeris): number {
  const { natal, nextReturnJdUT, returnJdUT, isEndEstimated, sunDeg } = annual;
  if (goneDeg === 0) return returnJdUT;
  if (goneDeg === 360) return nextReturnJdUT;
  const equalJdUT = returnJdUT + ((nextReturnJdUT - returnJdUT) * goneDeg) / 360;
  if (isEndEstimated) return equalJdUT;
  const { ayanamsa } = natal.conventions;
  const targetDeg = wrap360(sunDeg + goneDeg);
  return utFromTt(solarReturnJdTT(targetDeg, ttFromUt(equalJdUT), ayanamsa, ephemeris, MONTH_WITHIN_DAYS));
}

/** Returns when the Muntha leaves the sign that the year begins with, by its steady pace of a sign in a year. */
export function munthaLeavesSignJdUT({ muntha, nextReturnJdUT, returnJdUT }: Annual): number {
  return returnJdUT + ((SIGN_ARC_DEG - muntha.degreeInSign) / SIGN_ARC_DEG) * (nextReturnJdUT - returnJdUT);
}
