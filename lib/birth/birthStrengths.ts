/** The shadbala of a birth, and what it reads of the day. */
import { horaLordAt } from '../astro/panchang/hora.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import type { ShadbalaReadings } from '../astro/strength/strengthReadings.ts';
import { shadbala, type Shadbala } from '../astro/strength/shadbala.ts';
import type { ShadbalaContext, StrengthDay } from '../astro/strength/shadbalaContext.ts';
import { VARAS } from '../astro/tables/panchang.ts';
import { wrap360 } from '../astro/angle.ts';
import type { CastBirth } from './castBirth.ts';
import { varaOfBirth } from './birthDay.ts';
import { localJd } from '../time/placeClock.ts';

/**
 * Returns the shadbala of a birth.
 *
 * @param day of the panchang, that parts of it are counted from
 * @param readings those that judgements go by unless others are asked for
 */
export function shadbalaOf(context: CastBirth, day: PanchangDay, readings?: ShadbalaReadings): Shadbala {
  return shadbala(shadbalaContext(context, day), readings);
}

/** Returns the sidereal longitude of the midheaven, degrees; it stands on the true equinox, as the ascendant does. */
export function siderealMidheavenDeg({ horizon, sky }: Pick<CastBirth, 'horizon' | 'sky'>): number {
  return wrap360(horizon.midheavenDeg - sky.ayanamsaDeg - sky.nutationLongitudeDeg);
}

function shadbalaContext(context: CastBirth, day: PanchangDay): ShadbalaContext {
  const { chart, horizon, sky } = context;
  return {
    chart,
    sky,
    midheavenDeg: siderealMidheavenDeg(context),
    localSiderealDeg: horizon.localSiderealDeg,
    day: strengthDay(context, day),
  };
}

function strengthDay(context: CastBirth, day: PanchangDay): StrengthDay {
  const { birth } = context;
  const { duskJdUT, endJdUT, noonJdUT, startJdUT } = day;
  const varaIndex = varaOfBirth(context, day);
  const isDaytime = birth.jdUT < duskJdUT;
  const [fromJdUT, toJdUT] = isDaytime ? [startJdUT, duskJdUT] : [duskJdUT, endJdUT];
  return {
    isDaytime,
    thirdIndex: Math.floor(((birth.jdUT - fromJdUT) / (toJdUT - fromJdUT)) * 3),
    varaLord: VARAS[varaIndex]!.lord,
    horaLord: horaLordAt(birth.jdUT, varaIndex, day),
    midnightJd: Math.floor(localJd(birth.time.clock, noonJdUT) - 0.5) + 0.5,
  };
}
