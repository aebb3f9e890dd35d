/** Sankrantis: when the Sun enters the sidereal signs. */
import { wrap180, wrapIndex } from '../angle.ts';
import { findCrossing, TOLERANCE_DAYS } from '../search.ts';
import type { SunMoon } from '../panchang/spans.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import type { TimeSpan } from '../time.ts';

export interface SolarIngress {
  /** The sign that is entered, Aries 0. */
  readonly signIndex: number;
  readonly jdUT: number;
}

/** The Sun is never slower than this. */
const SLOWEST_DEG_PER_DAY = 0.94;
/** Half a day: so far before the earliest possible ingress the search begins. */
const MARGIN_DAYS = 0.5;

/** Lists the ingresses of the Sun in `startJdUT <= jdUT < endJdUT`, in order. */
export function solarIngresses({ startJdUT, endJdUT }: TimeSpan, { sunDeg }: SunMoon): SolarIngress[] {
  const found: SolarIngress[] = [];
  let fromJdUT = startJdUT;
  let signIndex = Math.floor(sunDeg(fromJdUT) / SIGN_ARC_DEG);
  // An ingress at the very start belongs to the time.
  if (sunDeg(fromJdUT) % SIGN_ARC_DEG === 0) found.push({ signIndex, jdUT: fromJdUT });
  for (;;) {
    signIndex = wrapIndex(signIndex + 1, 12);
    const borderDeg = signIndex * SIGN_ARC_DEG;
    const leftDeg = Math.max(-wrap180(sunDeg(fromJdUT) - borderDeg), 0);
    const latestJdUT = fromJdUT + leftDeg / SLOWEST_DEG_PER_DAY + MARGIN_DAYS;
    const jdUT = findCrossing((at) => wrap180(sunDeg(at) - borderDeg), fromJdUT, latestJdUT, TOLERANCE_DAYS);
    if (jdUT >= endJdUT) return found;
    found.push({ signIndex, jdUT });
    fromJdUT = jdUT + MARGIN_DAYS;
  }
}
