/** Muhurtas: fifteenths of the light and of the dark half of a day, and the twilights around them. */
import type { SunriseKind } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { DUR_MUHURTAS, type MuhurtaId } from '../tables/muhurtas.ts';
import { duskJdUT, noonNear, type PanchangDay } from './panchangDay.ts';
import { darkHalf, lightHalf, MUHURTAS_OF_HALF, partOf, type DayBounds } from './dayParts.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../time.ts';

export interface NamedMuhurta extends TimeSpan {
  readonly id: MuhurtaId;
}

const MINUTE_DAYS = 1 / MINUTES_PER_DAY;
const GODHULI_MINUTES = 12;
/** Three ghatis of the night's thirty. */
const SANDHYA_PARTS = 10;
const VIJAYA = 11;
const NISHITA = 8;
/** The last muhurta but one of the night. */
const BRAHMA = 14;

/** Returns one of the fifteen muhurtas of the light half, from 1. */
export function dayMuhurta(day: DayBounds, number: number): TimeSpan {
  return partOf(lightHalf(day), MUHURTAS_OF_HALF, number);
}

/** Returns one of the fifteen muhurtas of the dark half, from 1. */
export function nightMuhurta(day: DayBounds, number: number): TimeSpan {
  return partOf(darkHalf(day), MUHURTAS_OF_HALF, number);
}

/**
 * Returns when the night before a day began, jdUT: at sunset, or at its substitute where there is none.
 *
 * @throws EphemerisRangeError where two days before are outside the ephemeris
 */
export function previousDuskJdUT(
  { noonJdUT, startJdUT }: Pick<PanchangDay, 'noonJdUT' | 'startJdUT'>,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): number {
  const previousNoonJdUT = noonNear(noonJdUT - 1, place, ephemeris);
  // A sunset and the sunrise after it can meet at midnight, where the Sun is about to stay up.
  return Math.min(duskJdUT(previousNoonJdUT, place, convention, ephemeris), startJdUT);
}

/** Returns the dusk hour of a day, the 12 minutes before sunset and after it. */
export function godhuli({ duskJdUT }: Pick<DayBounds, 'duskJdUT'>): TimeSpan {
  const halfDays = GODHULI_MINUTES * MINUTE_DAYS;
  return { startJdUT: duskJdUT - halfDays, endJdUT: duskJdUT + halfDays };
}

/**
 * Lists the muhurtas that have a use of their own, in order of time.
 *
 * Brahma muhurta and the morning twilight belong to the night that ends with the sunrise of the day.
 *
 * @param previousDuskJdUT where that night began
 */
export function namedMuhurtas(day: DayBounds, previousDuskJdUT: number): NamedMuhurta[] {
  const lastNight: TimeSpan = { startJdUT: previousDuskJdUT, endJdUT: day.startJdUT };
  const muhurtas: NamedMuhurta[] = [
    { id: 'brahma_muhurta', ...partOf(lastNight, MUHURTAS_OF_HALF, BRAHMA) },
    { id: 'pratah_sandhya', ...partOf(lastNight, SANDHYA_PARTS, SANDHYA_PARTS) },
    { id: 'vijaya_muhurta', ...dayMuhurta(day, VIJAYA) },
    { id: 'godhuli_muhurta', ...godhuli(day) },
    { id: 'sayahna_sandhya', ...partOf(darkHalf(day), SANDHYA_PARTS, 1) },
    { id: 'nishita_muhurta', ...nightMuhurta(day, NISHITA) },
  ];
  // Godhuli has a length of its own: where the Sun is up for an hour only, it begins before the eleventh muhurta.
  return muhurtas.sort((a, b) => a.startJdUT - b.startJdUT);
}

export interface DurMuhurta extends TimeSpan {
  readonly half: 'day' | 'night';
  /** From 1. */
  readonly number: number;
}

/** Lists the muhurtas in which nothing is begun on a day, by vara, Sunday 0. */
export function durMuhurtas(day: DayBounds, varaIndex: number): DurMuhurta[] {
  const shunned = DUR_MUHURTAS[varaIndex]!;
  return [
    ...shunned.day.map((number): DurMuhurta => ({ half: 'day', number, ...dayMuhurta(day, number) })),
    ...shunned.night.map((number): DurMuhurta => ({ half: 'night', number, ...nightMuhurta(day, number) })),
  ];
}
