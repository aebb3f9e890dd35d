/** The day of the panchang: from sunrise to the next sunrise, with its light and its dark half. */
import type { SunriseKind } from '../conventions.ts';
import type { Place } from '../earth/diurnal.ts';
import { riseSet, transitJdUT } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';

export type PolarReason = 'polar_day' | 'polar_night';

export interface PanchangDay {
  /** The Sun on the meridian. */
  readonly noonJdUT: number;
  /** In the twelve hours before noon; null where the Sun does not rise then. */
  readonly sunriseJdUT: number | null;
  /** In the twelve hours after noon. */
  readonly sunsetJdUT: number | null;
  /** Before the next noon. */
  readonly nextSunriseJdUT: number | null;
  /** Why one of the three is missing; null where all are there. */
  readonly reason: PolarReason | null;
  /** Sunrise; where there is none as far before noon as sunset is after it, or six hours where that is missing too. */
  readonly startJdUT: number;
  /** Sunset, or what stands for it in the same way: where the light half ends and the dark one begins. */
  readonly duskJdUT: number;
  /** Where the next day begins. */
  readonly endJdUT: number;
  /** One of the three is not a rising or setting of the Sun. */
  readonly isApproximate: boolean;
}

/** More than the longest solar day, so that a noon always falls into it. */
const NOON_SPAN_DAYS = 1.01;
const QUARTER_DAY = 0.25;

/**
 * Returns the day whose noon is nearest to an instant.
 *
 * A noon belongs to one day and to one only, wherever the Sun rises before midnight or not at all; so days follow each
 * other without gap or overlap, each beginning where the one before it ends.
 *
 * @param nearNoonJdUT such as the instant at which the clock of the place shows 12:00
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function panchangDay(
  nearNoonJdUT: number,
  place: Place,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): PanchangDay {
  const noonJdUT = noonNear(nearNoonJdUT, place, ephemeris);
  const nextNoonJdUT = noonNear(noonJdUT + 1, place, ephemeris);
  const morning = riseSet('sun', convention, noonJdUT - 0.5, place, ephemeris, 0.5);
  const evening = riseSet('sun', convention, noonJdUT, place, ephemeris, 0.5);
  const nextMorning = riseSet('sun', convention, nextNoonJdUT - 0.5, place, ephemeris, 0.5);
  const { riseJdUT: sunriseJdUT } = morning;
  const { setJdUT: sunsetJdUT } = evening;
  const { riseJdUT: nextSunriseJdUT } = nextMorning;
  // Noon tells whether the Sun stays up or down; where only the next sunrise is missing, the midnight before it does.
  const isUp = sunriseJdUT === null || sunsetJdUT === null ? evening.isUpAtStart : nextMorning.isUpAtStart;
  const isApproximate = sunriseJdUT === null || sunsetJdUT === null || nextSunriseJdUT === null;
  return {
    noonJdUT,
    sunriseJdUT,
    sunsetJdUT,
    nextSunriseJdUT,
    reason: !isApproximate ? null : isUp ? 'polar_day' : 'polar_night',
    startJdUT: sunriseJdUT ?? mirrored(sunsetJdUT, noonJdUT, noonJdUT - QUARTER_DAY),
    duskJdUT: sunsetJdUT ?? mirrored(sunriseJdUT, noonJdUT, noonJdUT + QUARTER_DAY),
    endJdUT: nextSunriseJdUT ?? startWithoutSunrise(nextNoonJdUT, place, convention, ephemeris),
    isApproximate,
  };
}

/**
 * Returns where the day of a noon begins, the first field of `panchangDay`, alone: for days before and after one that
 * is known.
 */
export function dayStartJdUT(noonJdUT: number, place: Place, convention: SunriseKind, ephemeris: Ephemeris): number {
  const { riseJdUT } = riseSet('sun', convention, noonJdUT - 0.5, place, ephemeris, 0.5);
  return riseJdUT ?? startWithoutSunrise(noonJdUT, place, convention, ephemeris);
}

/** Returns where the light half of the day of a noon ends, the field `duskJdUT` of `panchangDay`, alone. */
export function duskJdUT(noonJdUT: number, place: Place, convention: SunriseKind, ephemeris: Ephemeris): number {
  const { setJdUT } = riseSet('sun', convention, noonJdUT, place, ephemeris, 0.5);
  if (setJdUT !== null) return setJdUT;
  const { riseJdUT } = riseSet('sun', convention, noonJdUT - 0.5, place, ephemeris, 0.5);
  return mirrored(riseJdUT, noonJdUT, noonJdUT + QUARTER_DAY);
}

/** As far before noon as the sunset comes after it; six hours where there is neither. */
function startWithoutSunrise(noonJdUT: number, place: Place, convention: SunriseKind, ephemeris: Ephemeris): number {
  const { setJdUT } = riseSet('sun', convention, noonJdUT, place, ephemeris, 0.5);
  return mirrored(setJdUT, noonJdUT, noonJdUT - QUARTER_DAY);
}

/** The first and the last day of a midnight Sun or a polar night have one of the two: noon stays in their middle. */
function mirrored(jdUT: number | null, noonJdUT: number, otherwiseJdUT: number): number {
  return jdUT === null ? otherwiseJdUT : 2 * noonJdUT - jdUT;
}

/** Returns the noon within half a day of an instant. */
export function noonNear(jdUT: number, place: Place, ephemeris: Ephemeris): number {
  return transitJdUT('sun', jdUT - 0.5, place, ephemeris, NOON_SPAN_DAYS)!;
}
