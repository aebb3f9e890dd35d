/** Panchaka and gand mool, which depend on the place of the Moon alone. */
import { wrap180 } from '../angle.ts';
import { findCrossing, TOLERANCE_DAYS } from '../search.ts';
import { PANCHAKA_START_DEG } from '../tables/panchaka.ts';
import type { ElementSpan, SunMoon } from './spans.ts';
import type { TimeSpan } from '../time.ts';

const MEAN_DEG_PER_DAY = 13.176;
/** Days by which the Moon's true course over up to 80 degrees can differ from her mean one. */
const MARGIN_DAYS = 1.6;

/**
 * Returns the whole Panchaka that runs at some time of a day, or null.
 *
 * @param sky around the beginning of the day; it is read up to seven days to either side
 */
export function panchaka({ startJdUT, endJdUT }: TimeSpan, sky: SunMoon): TimeSpan | null {
  const startDeg = sky.moonDeg(startJdUT);
  const endDeg = sky.moonDeg(endJdUT);
  const runsAtStart = startDeg >= PANCHAKA_START_DEG;
  if (!runsAtStart && endDeg < PANCHAKA_START_DEG) return null;
  const reached = (aimDeg: number) => {
    const nearJdUT = startJdUT + (aimDeg - startDeg) / MEAN_DEG_PER_DAY;
    const distanceDeg = (jdUT: number) => wrap180(sky.moonDeg(jdUT) - aimDeg);
    return findCrossing(distanceDeg, nearJdUT - MARGIN_DAYS, nearJdUT + MARGIN_DAYS, TOLERANCE_DAYS);
  };
  return { startJdUT: reached(PANCHAKA_START_DEG), endJdUT: reached(360) };
}

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati: those of Ketu and of Mercury, at the ends of the water signs. */
const GAND_MOOL: readonly number[] = [1, 9, 10, 18, 19, 27];

/** Whether a nakshatra, 1 to 27, is gand mool. */
export function isGandMool({ number }: Pick<ElementSpan, 'number'>): boolean {
  return GAND_MOOL.includes(number);
}
