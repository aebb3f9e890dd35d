/** Sunrise and sunset around a birth, and what is counted from them. */
import type { BirthDay } from '../../lib/astro/dasha/sandhyaKala.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { toWireResolution } from '../../lib/astro/chart.ts';
import { horaAscendantDeg } from '../../lib/astro/jaimini/horaAscendant.ts';
import { panchangDay, type PanchangDay } from '../../lib/astro/panchang/day.ts';
import { placement, type Placement } from '../../lib/astro/zodiac.ts';
import type { NatalContext } from './birth.ts';

type Context = NatalContext<unknown, unknown>;

/** Returns the day of the panchang that a birth falls into; where the Sun does not rise or set, something stands for it. */
export function panchangDayOfBirth(context: Context): PanchangDay {
  const { jdUT } = context.birth;
  const nearest = dayAt(context, jdUT);
  if (jdUT < nearest.startJdUT) return dayAt(context, nearest.noonJdUT - 1);
  return jdUT >= nearest.endJdUT ? dayAt(context, nearest.noonJdUT + 1) : nearest;
}

function dayAt({ birth, chart, ephemeris }: Context, nearNoonJdUT: number): PanchangDay {
  return panchangDay(nearNoonJdUT, birth, chart.conventions.sunrise, ephemeris);
}

/** A twilight of the text and more. */
const NEAR_SUNRISE_DAYS = 0.1;

export interface BirthDayFound extends BirthDay {
  /** Six hours from noon stand for a rising or setting that did not happen, on this day or the one beside it. */
  readonly isApproximate: boolean;
}

/** Returns the risings and settings that the parts of a birth's day are counted from. */
export function birthDay(context: Context, day: PanchangDay): BirthDayFound {
  const { jdUT } = context.birth;
  const isAfterSunrise = jdUT - day.startJdUT < NEAR_SUNRISE_DAYS;
  const isBeforeSunrise = day.endJdUT - jdUT < NEAR_SUNRISE_DAYS;
  // Nights before and days after matter to a birth at dawn alone; to others the same hour of this day serves.
  const before = isAfterSunrise ? dayAt(context, day.noonJdUT - 1) : null;
  const after = isBeforeSunrise ? dayAt(context, day.noonJdUT + 1) : null;
  return {
    previousSunsetJdUT: before?.duskJdUT ?? day.duskJdUT - 1,
    sunriseJdUT: day.startJdUT,
    sunsetJdUT: day.duskJdUT,
    nextSunriseJdUT: day.endJdUT,
    nextSunsetJdUT: after?.duskJdUT ?? day.duskJdUT + 1,
    isApproximate: [day, before, after].some((found) => found?.isApproximate),
  };
}

export interface HoraAscendant {
  readonly place: Placement;
  readonly sunriseJdUT: number;
  readonly sunAtSunriseDeg: number;
  /** The Sun did not rise: what stands for sunrise was taken. */
  readonly isApproximate: boolean;
}

export function horaAscendant(context: Context): HoraAscendant {
  const { sunriseJdUT, startJdUT } = panchangDayOfBirth(context);
  const sunAtSunriseDeg = context.skyAt(ttFromUt(startJdUT)).planets.Sun.longitudeDeg;
  const longitudeDeg = horaAscendantDeg(sunAtSunriseDeg, context.birth.jdUT - startJdUT);
  return {
    place: placement(toWireResolution(longitudeDeg)),
    sunriseJdUT: startJdUT,
    sunAtSunriseDeg,
    isApproximate: sunriseJdUT === null,
  };
}
