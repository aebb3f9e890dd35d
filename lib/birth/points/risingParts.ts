/** The upagrahas of a birth that rise in parts of its day or night. */
import type { Placement } from '../../astro/chart/zodiac.ts';
import { memoizedEach } from '../../astro/memoized.ts';
import { KAAL_PARTS } from '../../astro/panchang/dayParts.ts';
import type { PolarReason } from '../../astro/panchang/panchangDay.ts';
import {
  EIGHTH_LORDS,
  partOfLord,
  PART_INSTANTS,
  type LordlessReading,
  type PartInstant,
} from '../../astro/points/upagrahas.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { TimeSpan } from '../../astro/time.ts';
import { risingPlace, varaOfBirth, type DatedBirth } from '../birthDay.ts';

/** The light or the dark half that a birth falls into, between a real sunrise and a real sunset. */
export interface BirthHalf extends TimeSpan {
  readonly isByDay: boolean;
  /** Day of the week of the day of the panchang, Sunday 0. */
  readonly varaIndex: number;
}

export interface NoHalf {
  readonly reason: PolarReason;
}

/** Returns the half of a birth, or why there is none: the Sun did not rise or did not set at one end of it. */
export function birthHalf(context: DatedBirth): BirthHalf | NoHalf {
  const day = context.panchangDay();
  const isByDay = context.birth.jdUT < day.duskJdUT;
  const [startJdUT, endJdUT] = isByDay ? [day.sunriseJdUT, day.sunsetJdUT] : [day.sunsetJdUT, day.nextSunriseJdUT];
  if (startJdUT === null || endJdUT === null) return { reason: day.reason! };
  return { isByDay, startJdUT, endJdUT, varaIndex: varaOfBirth(context, day) };
}

/** An instant and the degree that rises at it. */
export interface RisingInstant {
  readonly jdUT: number;
  readonly place: Placement;
}

export interface RisingPart extends Readonly<Record<PartInstant, RisingInstant>> {
  /** Which of the eight, from 1. */
  readonly part: number;
}

/** Returns a function to the part of a lord in a half, with what rises when it begins, in its middle and at its end. */
export function risingParts(
  context: DatedBirth,
  half: BirthHalf,
): (lord: SevenPlanet, lordless: LordlessReading) => RisingPart {
  const { endJdUT, isByDay, startJdUT, varaIndex } = half;
  // Parts share their ends, which are counted in sixteenths.
  const rising = memoizedEach((sixteenth: number): RisingInstant => {
    const jdUT = startJdUT + ((endJdUT - startJdUT) * sixteenth) / (2 * KAAL_PARTS);
    return { jdUT, place: risingPlace(context, jdUT) };
  });
  return (lord, lordless) => {
    const part = partOfLord(lord, varaIndex, isByDay, lordless);
    const [begin, middle, end] = PART_INSTANTS.map((_, k) => rising(2 * (part - 1) + k));
    return { part, begin: begin!, middle: middle!, end: end! };
  };
}

/** Returns Gulika, the degree that rises when the part of Saturn begins; null without a half. */
export function gulika(context: DatedBirth): Placement | null {
  const half = birthHalf(context);
  if ('reason' in half) return null;
  return risingParts(context, half)(EIGHTH_LORDS.gulika, 'eighth').begin.place;
}
