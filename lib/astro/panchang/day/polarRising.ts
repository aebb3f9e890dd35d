/** What rises beyond the polar circles, where a part of the zodiac never does. */
import { DEG_PER_RAD, partIndex, RAD_PER_DEG, wrap360 } from '../../angle.ts';
import type { Sky } from '../../chart/sky.ts';
import type { ObserverPlace } from '../../earth/diurnal.ts';
import { ascendantDeg } from '../../earth/horizon.ts';
import { localSiderealDeg } from '../../earth/siderealTime.ts';
import type { TimeSpan } from '../../time.ts';
import { risingSiderealDeg, SIDEREAL_DEG_PER_DAY } from '../risingSigns.ts';
import type { ElementSpan } from '../spans.ts';

/**
 * Lists the equal parts of the sidereal zodiac that hold the ascendant in a window, in order of time.
 *
 * Beyond a polar circle some parts do not rise at all, others rise backwards, and twice a day, when the point of the
 * ecliptic on the meridian comes to the horizon, the ascendant leaps to the other side of the zodiac. The spans tile the
 * window; their numbers need not follow each other.
 *
 * @param sky of the window, or a day beside its beginning
 */
export function polarRising(
  { startJdUT, endJdUT }: TimeSpan,
  place: ObserverPlace,
  sky: Sky,
  parts = 12,
): ElementSpan[] {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = sky;
  const zeroDeg = ayanamsaDeg + nutationLongitudeDeg;
  const startDeg = localSiderealDeg(startJdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, place.longitudeDeg);
  const borders = Array.from({ length: parts }, (_, i) =>
    risingSiderealDeg((i * 360) / parts + zeroDeg, trueObliquityDeg, place.latitudeDeg),
  ).filter((siderealDeg) => !Number.isNaN(siderealDeg));
  const turned = [...borders, ...leapsDeg(trueObliquityDeg, place.latitudeDeg)]
    .map((siderealDeg) => wrap360(siderealDeg - startDeg))
    .sort((a, b) => a - b);
  const edges = [startJdUT];
  for (let turn = 0; ; turn += 1) {
    const jds = turned.map((deg) => startJdUT + (deg + turn * 360) / SIDEREAL_DEG_PER_DAY);
    edges.push(...jds.filter((jdUT) => jdUT > startJdUT && jdUT < endJdUT));
    if (jds.at(-1)! >= endJdUT) break;
  }
  edges.push(endJdUT);
  const numberAt = (jdUT: number): number => {
    const siderealDeg = wrap360(startDeg + (jdUT - startJdUT) * SIDEREAL_DEG_PER_DAY);
    const risingDeg = wrap360(ascendantDeg(siderealDeg, trueObliquityDeg, place.latitudeDeg) - zeroDeg);
    return partIndex(risingDeg, 360, parts) + 1;
  };
  const spans: ElementSpan[] = [];
  for (let i = 0; i + 1 < edges.length; i += 1) {
    const [from, until] = [edges[i]!, edges[i + 1]!];
    const number = numberAt((from + until) / 2);
    const last = spans.at(-1);
    if (last?.number === number) spans[spans.length - 1] = { ...last, endJdUT: until };
    else spans.push({ number, startJdUT: from, endJdUT: until });
  }
  return spans;
}

/** The sidereal times at which the point of the ecliptic on the meridian is on the horizon too, degrees. */
function leapsDeg(obliquityDeg: number, latitudeDeg: number): number[] {
  const [epsRad, phiRad] = [obliquityDeg * RAD_PER_DEG, latitudeDeg * RAD_PER_DEG];
  // At the circle itself the quotient is 1, but for rounding.
  const sine = Math.min(Math.cos(phiRad) / Math.sin(epsRad), 1);
  const lambdaRad = Math.asin(-Math.sign(latitudeDeg) * sine);
  return [lambdaRad, Math.PI - lambdaRad].map((rad) =>
    wrap360(Math.atan2(Math.sin(rad) * Math.cos(epsRad), Math.cos(rad)) * DEG_PER_RAD),
  );
}
