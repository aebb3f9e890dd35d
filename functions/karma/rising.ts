/** The ascendant some minutes before or after a birth, which depends on the horizon of the place. */
import { wrap360 } from '../../lib/astro/angle.ts';
import type { RisingDeg } from '../../lib/astro/judgement/karma/birthTime.ts';
import { toWireResolution } from '../../lib/astro/chart/chart.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { ascendantDeg } from '../../lib/astro/earth/horizon.ts';
import { localSiderealDeg } from '../../lib/astro/earth/siderealTime.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';

export function shiftedJdUT({ birth }: BirthContext, minutes: number): number {
  return birth.jdUT + minutes / MINUTES_PER_DAY;
}

/**
 * Returns a function from minutes after the birth to the sidereal ascendant in degrees; ayanamsa, nutation and
 * obliquity are taken as constant meanwhile.
 */
export function risingDegOf(context: BirthContext): RisingDeg {
  const { birth, horizon, sky } = context;
  const { latitudeDeg, longitudeDeg } = birth;
  const { obliquityDeg } = horizon;
  return (minutes) => {
    const jdUT = shiftedJdUT(context, minutes);
    const siderealDeg = localSiderealDeg(jdUT, ttFromUt(jdUT), sky.nutationLongitudeDeg, obliquityDeg, longitudeDeg);
    const risingDeg = ascendantDeg(siderealDeg, obliquityDeg, latitudeDeg);
    return toWireResolution(wrap360(risingDeg - sky.ayanamsaDeg - sky.nutationLongitudeDeg));
  };
}
