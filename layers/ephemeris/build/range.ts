/** Which granules a span of years needs. */

import { jdFromDate } from '../../../lib/astro/time.ts';
import { GRANULE_DAYS } from '../layout.ts';

/** The corrections are fitted to these years, and hold for no others. */
export const FIRST_YEAR = 1600;
export const LAST_YEAR = 2400;

/** Days beyond the years at both ends, so that searches and conversions do not fall off. */
const MARGIN_DAYS = 40;

export interface GranuleRange {
  readonly firstGranule: number;
  readonly granules: number;
}

/** Returns the granules that cover the years, `toYear` included, and the margins. */
export function granuleRange(fromYear: number, toYear: number): GranuleRange {
  const firstGranule = Math.floor((jdFromDate(fromYear, 1, 1) - MARGIN_DAYS) / GRANULE_DAYS);
  const endGranule = Math.ceil((jdFromDate(toYear + 1, 1, 1) + MARGIN_DAYS) / GRANULE_DAYS);
  return { firstGranule, granules: endGranule - firstGranule };
}
