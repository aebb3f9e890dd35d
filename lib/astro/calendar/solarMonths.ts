/** On which date the solar months of the regions begin. */
import type { PanchangDay } from '../panchang/panchangDay.ts';
import { practice, type Source } from '../source.ts';
import type { SolarRegion } from '../tables/calendar/solarMonths.ts';

/** Kerala: eighteen of the thirty nazhikas of daylight. */
const MALAYALAM_SHARE = 3 / 5;

/**
 * Returns how many days after the civil date of an ingress of the Sun the month of a region begins: 0 or 1.
 *
 * The Tamil month begins on the date itself where the Sun enters by sunset, the Malayalam one where it enters within three
 * fifths of the daylight; the Bengali month, by the midnight rule, on the date after, and the Odia one on the date itself.
 * The exception that Bengali almanacs make within a ghati of midnight in Cancer and Capricorn is left out.
 *
 * @param day whose noon is that of the civil date
 */
export function daysToFirst(
  region: SolarRegion,
  ingressJdUT: number,
  { duskJdUT, startJdUT }: Pick<PanchangDay, 'startJdUT' | 'duskJdUT'>,
): 0 | 1 {
  switch (region) {
    case 'tamil':
      return ingressJdUT <= duskJdUT ? 0 : 1;
    case 'malayalam':
      return ingressJdUT < startJdUT + MALAYALAM_SHARE * (duskJdUT - startJdUT) ? 0 : 1;
    case 'bengali':
      return 1;
    case 'odia':
      return 0;
  }
}

export const SOLAR_MONTH_SOURCE: Source = practice(
  'Report of the Calendar Reform Committee (1955): regional solar calendars',
);
