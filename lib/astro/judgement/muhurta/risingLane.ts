/** The signs that rise over a day, beyond the polar circles too. */
import { wrap360 } from '../../angle.ts';
import type { Sky } from '../../chart/sky.ts';
import type { ObserverPlace } from '../../earth/diurnal.ts';
import { ascendantDeg } from '../../earth/horizon.ts';
import { localSiderealDeg } from '../../earth/siderealTime.ts';
import { risingSigns } from '../../panchang/risingSigns.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../../time.ts';
import type { ValueSpan } from '../../calendar/lanes.ts';

/** Lists the signs that rise during a day, Aries 0. @param sky of its beginning */
export function risingLane(day: TimeSpan, place: ObserverPlace, sky: Sky): ValueSpan<number>[] {
  const rising = risingSigns(day, place, sky);
  if (rising === null) return sampledLane(day, place, sky);
  return rising.map(({ number, startJdUT, endJdUT }) => ({ value: number - 1, startJdUT, endJdUT }));
}

/** Days between two looks at the horizon of a polar place, where signs can rise within minutes or leap. */
const STEP_DAYS = 2 / MINUTES_PER_DAY;
/** A second. */
const EDGE_DAYS = 1e-5;

function sampledLane({ startJdUT, endJdUT }: TimeSpan, place: ObserverPlace, sky: Sky): ValueSpan<number>[] {
  const signAt = (jdUT: number) => risingSignAt(jdUT, startJdUT, place, sky);
  const found: ValueSpan<number>[] = [];
  let since = startJdUT;
  let value = signAt(startJdUT);
  let before = startJdUT;
  while (before < endJdUT) {
    const after = Math.min(before + STEP_DAYS, endJdUT);
    const next = signAt(after);
    if (next !== value) {
      const edgeJdUT = edgeBetween(before, after, value, signAt);
      found.push({ value, startJdUT: since, endJdUT: edgeJdUT });
      since = edgeJdUT;
      value = next;
    }
    before = after;
  }
  if (since < endJdUT) found.push({ value, startJdUT: since, endJdUT });
  return found;
}

function edgeBetween(from: number, to: number, sign: number, signAt: (jdUT: number) => number): number {
  let before = from;
  let after = to;
  while (after - before > EDGE_DAYS) {
    const middle = (before + after) / 2;
    if (signAt(middle) === sign) before = middle;
    else after = middle;
  }
  return after;
}

function risingSignAt(jdUT: number, startJdUT: number, { latitudeDeg, longitudeDeg }: ObserverPlace, sky: Sky): number {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = sky;
  const atJdTT = jdTT + (jdUT - startJdUT);
  const siderealDeg = localSiderealDeg(jdUT, atJdTT, nutationLongitudeDeg, trueObliquityDeg, longitudeDeg);
  const tropicalDeg = ascendantDeg(siderealDeg, trueObliquityDeg, latitudeDeg);
  return Math.floor(wrap360(tropicalDeg - nutationLongitudeDeg - ayanamsaDeg) / SIGN_ARC_DEG);
}
