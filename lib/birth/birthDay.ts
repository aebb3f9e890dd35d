/** Sunrise and sunset around a birth, and what is counted from them. */
import { birthDayPart, type BirthDay, type DayPartId } from '../astro/dasha/sandhyaKala.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import { toWireResolution } from '../astro/chart/chart.ts';
import { ascendantDeg } from '../astro/earth/horizon.ts';
import { localSiderealDeg } from '../astro/earth/siderealTime.ts';
import { horaAscendantDeg } from '../astro/jaimini/horaAscendant.ts';
import { panchangDay, panchangDayAt, type PanchangDay } from '../astro/panchang/panchangDay.ts';
import { mandiJdUT } from '../astro/panchang/mandi.ts';
import { varaIndexOf } from '../astro/panchang/vara.ts';
import type { BirthLight } from '../astro/strength/houseAdditions.ts';
import { placement, type Placement } from '../astro/chart/zodiac.ts';
import type { CastBirth } from './castBirth.ts';
import { localJd } from '../time/placeClock.ts';

/** A birth of which the day of the panchang can be asked. */
export interface DatedBirth extends CastBirth {
  panchangDay(): PanchangDay;
}

/** Returns the day of the panchang that a birth falls into; where the Sun does not rise or set, something stands for it. */
export function panchangDayOfBirth({ birth, chart, ephemeris }: CastBirth): PanchangDay {
  return panchangDayAt(birth.jdUT, birth, chart.conventions.sunrise, ephemeris);
}

function dayAt({ birth, chart, ephemeris }: CastBirth, nearNoonJdUT: number): PanchangDay {
  return panchangDay(nearNoonJdUT, birth, chart.conventions.sunrise, ephemeris);
}

/** A twilight of the text and more. */
const NEAR_SUNRISE_DAYS = 0.1;

export interface BirthDayFound extends BirthDay {
  /** Six hours from noon stand for a rising or setting that did not happen, on this day or the one beside it. */
  readonly isApproximate: boolean;
}

/** Returns the risings and settings that the parts of a birth's day are counted from. */
export function birthDay(context: DatedBirth): BirthDayFound {
  const day = context.panchangDay();
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

const LIGHTS: Readonly<Record<DayPartId, BirthLight>> = {
  khanda: 'twilight',
  mugdha: 'day',
  sudha: 'twilight',
  poorna: 'night',
};

/** Returns the light of a birth; twilight is that of the kaala dasha, five ghatikas to either side (BPHS 46). */
export function birthLight(context: DatedBirth): BirthLight {
  return LIGHTS[birthDayPart(context.birth.jdUT, birthDay(context)).id];
}

export interface HoraAscendant {
  readonly place: Placement;
  readonly sunriseJdUT: number;
  readonly sunAtSunriseDeg: number;
  /** The Sun did not rise: what stands for sunrise was taken. */
  readonly isApproximate: boolean;
}

/**
 * Returns the ascendant of the horas at birth, counted from the sunrise of its day.
 *
 * @param day of the panchang that the birth falls into
 */
export function horaAscendant({ birth, skyAt }: CastBirth, day: PanchangDay): HoraAscendant {
  const { sunriseJdUT, startJdUT } = day;
  const sunAtSunriseDeg = skyAt(ttFromUt(startJdUT)).planets.Sun.longitudeDeg;
  const longitudeDeg = horaAscendantDeg(sunAtSunriseDeg, birth.jdUT - startJdUT);
  return {
    place: placement(toWireResolution(longitudeDeg)),
    sunriseJdUT: startJdUT,
    sunAtSunriseDeg,
    isApproximate: sunriseJdUT === null,
  };
}

/** Returns the vara of the day of a birth, Sunday 0. */
export function varaOfBirth({ birth }: Pick<CastBirth, 'birth'>, day: PanchangDay): number {
  return varaIndexOf(day, (jdUT) => localJd(birth.time.clock, jdUT));
}

export interface Mandi {
  readonly place: Placement;
  /** When it rises. */
  readonly jdUT: number;
  /** The Sun did not rise or set: what stands for it was taken. */
  readonly isApproximate: boolean;
}

/** Returns Mandi, the degree that rises at its ghatis of the day or the night of a birth. */
export function mandi(context: DatedBirth): Mandi {
  const day = context.panchangDay();
  const jdUT = mandiJdUT(context.birth.jdUT, day, varaOfBirth(context, day));
  return { place: risingPlace(context, jdUT), jdUT, isApproximate: day.isApproximate };
}

/**
 * Returns the degree that rises at the place of a birth at an instant of the same day.
 *
 * Obliquity, nutation and ayanamsa are those of the birth: in a day they move by a few tenths of a second of arc.
 */
export function risingPlace({ birth, sky }: Pick<CastBirth, 'birth' | 'sky'>, jdUT: number): Placement {
  const { ayanamsaDeg, nutationLongitudeDeg, trueObliquityDeg } = sky;
  const siderealDeg = localSiderealDeg(
    jdUT,
    ttFromUt(jdUT),
    nutationLongitudeDeg,
    trueObliquityDeg,
    birth.longitudeDeg,
  );
  const tropicalDeg = ascendantDeg(siderealDeg, trueObliquityDeg, birth.latitudeDeg);
  return placement(toWireResolution(tropicalDeg - ayanamsaDeg - nutationLongitudeDeg));
}
