/** Sun and Moon of an eclipse as they stand over a place. */
import { DEG_PER_RAD } from '../angle.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import { crossings, TOLERANCE_DAYS } from '../search.ts';
import type { TimeSpan } from '../time.ts';
import { coverOf, difference, discsSeen, dotProduct, type Cover, type Discs } from './discs.ts';
import { observerVector, zenithVector } from './observerVector.ts';
import { EARTH_RADIUS_KM, type SunMoonPath } from './sunMoonPath.ts';

/** The body that is eclipsed. */
export type EclipsedBody = 'sun' | 'moon';

/** True altitude of a body that refraction lifts to the horizon, as at sunrise. */
const HORIZON_DEG = -34 / 60;
const RADIUS: Readonly<Record<EclipsedBody, number>> = {
  sun: 695990 / EARTH_RADIUS_KM,
  moon: 1737.4 / EARTH_RADIUS_KM,
};
const STEP_DAYS = 1 / 48;

/** What is seen from a place through an eclipse, by UT. */
export interface SeenFrom {
  /** True altitude of the centre, without refraction. */
  altitudeDeg(body: EclipsedBody, jdUT: number): number;
  discs(jdUT: number): Discs;
  cover(jdUT: number): Cover;
  /** When the upper limb of a body is over the horizon within a span. */
  upSpans(body: EclipsedBody, span: TimeSpan): TimeSpan[];
}

/** Returns what is seen of an eclipse from a place. */
export function seenFrom(place: ObserverPlace, path: SunMoonPath): SeenFrom {
  const topocentric = (body: EclipsedBody, jdUT: number) => {
    const jdTT = jdUT + path.deltaTDays;
    return difference(path[body](jdTT), observerVector(place, path.siderealDeg(jdTT)));
  };
  const altitudeDeg = (body: EclipsedBody, jdUT: number) => {
    const seen = topocentric(body, jdUT);
    const zenith = zenithVector(place, path.siderealDeg(jdUT + path.deltaTDays));
    return Math.asin(dotProduct(seen, zenith) / Math.hypot(...seen)) * DEG_PER_RAD;
  };
  const limbExcess = (body: EclipsedBody) => (jdUT: number) => {
    const semidiameterDeg = Math.asin(RADIUS[body] / Math.hypot(...topocentric(body, jdUT))) * DEG_PER_RAD;
    return altitudeDeg(body, jdUT) + semidiameterDeg - HORIZON_DEG;
  };
  const discs = (jdUT: number) => {
    const jdTT = jdUT + path.deltaTDays;
    return discsSeen(path.sun(jdTT), path.moon(jdTT), observerVector(place, path.siderealDeg(jdTT)));
  };
  return {
    altitudeDeg,
    discs,
    cover: (jdUT) => coverOf(discs(jdUT)),
    upSpans(body, { startJdUT, endJdUT }) {
      const excess = limbExcess(body);
      const spans: TimeSpan[] = [];
      let since = excess(startJdUT) >= 0 ? startJdUT : null;
      for (const { isRising, x } of crossings(excess, startJdUT, endJdUT, STEP_DAYS, TOLERANCE_DAYS)) {
        if (isRising) since = x;
        else if (since !== null) {
          spans.push({ startJdUT: since, endJdUT: x });
          since = null;
        }
      }
      return since === null || since >= endJdUT ? spans : [...spans, { startJdUT: since, endJdUT }];
    },
  };
}
