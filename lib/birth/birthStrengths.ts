/** Strengths of a birth chart, made once for all that judge by them. */
import { ashtakavarga, type Ashtakavarga } from '../astro/ashtakavarga/bindus.ts';
import { horaLordAt } from '../astro/panchang/hora.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import { planetStrengths, type PlanetStrengths } from '../astro/strength/planetStrength.ts';
import type { ShadbalaReadings } from '../astro/strength/strengthReadings.ts';
import { shadbala, shadbalaRatios, type Shadbala } from '../astro/strength/shadbala.ts';
import type { ShadbalaScene, StrengthDay } from '../astro/strength/shadbalaContext.ts';
import { VARAS } from '../astro/tables/panchang.ts';
import { wrap360 } from '../astro/angle.ts';
import type { NatalContext } from './natal.ts';
import { panchangDayOfBirth, varaOfBirth } from './birthDay.ts';
import { localJd } from '../time/placeClock.ts';

type Context = NatalContext<unknown, unknown>;

/** Everything that judgements of a birth chart weigh by. */
export interface BirthStrengths extends BirthShadbala {
  readonly bindus: Ashtakavarga;
  readonly planets: PlanetStrengths;
}

/** Returns shadbala, bindus and the strength of every planet of a birth. */
export function strengthsOf(context: Context): BirthStrengths {
  const { chart } = context;
  const found = shadbalaOf(context);
  const bindus = ashtakavarga(chart);
  return { ...found, bindus, planets: planetStrengths(chart, shadbalaRatios(found.shadbala), bindus) };
}

export interface BirthShadbala {
  readonly shadbala: Shadbala;
  /** The day of the panchang that parts of it are counted from. */
  readonly day: PanchangDay;
  /** Something stood for a sunrise or sunset that did not happen. */
  readonly isApproximate: boolean;
}

/**
 * Returns the shadbala of a birth, and the day of the panchang that it is counted in.
 *
 * @param readings those that judgements go by unless others are asked for
 */
export function shadbalaOf(context: Context, readings?: ShadbalaReadings): BirthShadbala {
  const day = panchangDayOfBirth(context);
  return { shadbala: shadbala(shadbalaScene(context, day), readings), day, isApproximate: day.isApproximate };
}

function shadbalaScene(context: Context, day: PanchangDay): ShadbalaScene {
  const { chart, horizon, sky } = context;
  return {
    chart,
    sky,
    midheavenDeg: wrap360(horizon.midheavenDeg - sky.ayanamsaDeg - sky.nutationLongitudeDeg),
    localSiderealDeg: horizon.localSiderealDeg,
    day: strengthDay(context, day),
  };
}

function strengthDay(context: Context, day: PanchangDay): StrengthDay {
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
