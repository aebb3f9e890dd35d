/** When the Moon is next in a nakshatra, for rites that belong to the nakshatra of birth. */
import { wrap360 } from '../angle.ts';
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';
import { PANCHANG_ELEMENTS } from './elements.ts';
import { elementSpans, type SunMoon } from './spans.ts';
import type { TimeSpan } from '../time.ts';

const MEAN_MOON_DEG_PER_DAY = 13.17636;
/** The Moon is never farther from her mean place than this, in days of her motion; the stay itself lasts a day. */
const AROUND_DAYS = 3;
/** Days ahead in which a stay is searched: a revolution of the Moon, and the search around its end. */
export const STAY_SEARCH_DAYS = 32;

/**
 * Returns the first stay of the Moon in a nakshatra that ends after an instant; it may be running then.
 *
 * @param sky must be good for `STAY_SEARCH_DAYS` after the instant
 */
export function moonStay(nakshatraIndex: number, afterJdUT: number, sky: SunMoon): TimeSpan {
  const toLeaveDeg = wrap360((nakshatraIndex + 1) * NAKSHATRA_ARC_DEG - sky.moonDeg(afterJdUT));
  const leavesJdUT = afterJdUT + toLeaveDeg / MEAN_MOON_DEG_PER_DAY;
  const { nakshatra } = PANCHANG_ELEMENTS;
  const found = elementSpans(nakshatra, leavesJdUT - AROUND_DAYS, leavesJdUT + AROUND_DAYS, sky).find(
    ({ number, endJdUT }) => number === nakshatraIndex + 1 && endJdUT > afterJdUT,
  )!;
  return { startJdUT: found.startJdUT, endJdUT: found.endJdUT };
}
