/** When an ingress of the Sun is kept: its day, and the hours for bathing and giving. */
import { GHATI_DAYS } from '../panchang/elementSpans.ts';
import { overlap } from '../panchang/overlap.ts';
import type { PanchangDay } from '../panchang/panchangDay.ts';
import { dharmaSindhu, type Source } from '../source.ts';
import type { TimeSpan } from '../time.ts';
import type { SolarIngress } from './solarIngresses.ts';

const CAPRICORN = 9;
/** Before and after the ingress. */
const PUNYA_GHATIS = 16;
const MAHA_PUNYA_GHATIS = 2;

export interface SankrantiDay {
  /** Whether it is kept on the day after the one that holds the ingress: the Sun entered after sunset. */
  readonly isNextDay: boolean;
  readonly punyaKala: TimeSpan;
  readonly mahaPunyaKala: TimeSpan;
}

export const SANKRANTI_SOURCE: Source = dharmaSindhu(1, 'sankranti');

/**
 * Returns how an ingress is kept.
 *
 * By day it is kept on that day, after sunset on the next. The punya kala takes sixteen ghatis to either side, as far as the
 * daylight reaches; in Capricorn it lasts from the ingress to sunset. On the day after a nightly ingress what no ghati
 * reaches, and in Capricorn all, begins at sunrise and ends at midday.
 *
 * @param day that holds the ingress, sunrise to sunrise
 * @param next the day after it
 */
export function sankrantiDay({ jdUT, signIndex }: SolarIngress, day: PanchangDay, next: PanchangDay): SankrantiDay {
  const isNextDay = jdUT >= day.duskJdUT;
  const { duskJdUT, startJdUT } = isNextDay ? next : day;
  const light = { startJdUT, endJdUT: duskJdUT };
  const forenoon = { startJdUT, endJdUT: (startJdUT + duskJdUT) / 2 };
  const around = {
    startJdUT: jdUT - PUNYA_GHATIS * GHATI_DAYS,
    endJdUT: jdUT + PUNYA_GHATIS * GHATI_DAYS,
  };
  const ofCapricorn = isNextDay ? forenoon : { startJdUT: jdUT, endJdUT: duskJdUT };
  const punyaKala = signIndex === CAPRICORN ? ofCapricorn : (overlap(around, light) ?? forenoon);
  const beginsJdUT = Math.max(jdUT, startJdUT);
  const first = { startJdUT: beginsJdUT, endJdUT: beginsJdUT + MAHA_PUNYA_GHATIS * GHATI_DAYS };
  return { isNextDay, punyaKala, mahaPunyaKala: overlap(first, punyaKala)! };
}
