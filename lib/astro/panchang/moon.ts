/** Moonrise, moonset and the light of the Moon. */
import { RAD_PER_DEG, wrap360 } from '../angle.ts';
import type { SunriseKind } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import { riseSet } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { Sky } from '../chart/sky.ts';
import type { TimeSpan } from '../time.ts';

/** Why moonrise or moonset is missing; near the poles the Moon stays up or down for days. */
export type MoonReason = 'no_moonrise' | 'no_moonset' | 'moon_stays_up' | 'moon_stays_down';

export interface MoonEvents {
  readonly riseJdUT: number | null;
  readonly setJdUT: number | null;
  readonly reason: MoonReason | null;
  readonly isUpAtStart: boolean;
}

/** Returns the first moonrise and moonset in a span, such as a civil date. */
export function moonEvents(
  { startJdUT, endJdUT }: TimeSpan,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): MoonEvents {
  const found = riseSet('moon', convention, startJdUT, place, ephemeris, endJdUT - startJdUT);
  const { isUpAtStart, riseJdUT, setJdUT } = found;
  const none = isUpAtStart ? 'moon_stays_up' : 'moon_stays_down';
  return {
    ...found,
    reason: riseJdUT === null ? (setJdUT === null ? none : 'no_moonrise') : setJdUT === null ? 'no_moonset' : null,
  };
}

/** Nearly always long enough for a rising and a setting. */
const SOON_DAYS = 2;
/** At a pole the Moon rises once in a month. */
const MONTH_DAYS = 30;

/**
 * Returns the first moonrise and moonset from an instant on, however far.
 *
 * @throws EphemerisRangeError where a month after the instant is outside the ephemeris
 */
export function nextMoonEvents(
  jdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): Pick<MoonEvents, 'riseJdUT' | 'setJdUT'> {
  const within = (days: number) => riseSet('moon', convention, jdUT, place, ephemeris, days);
  const soon = within(SOON_DAYS);
  return soon.riseJdUT === null || soon.setJdUT === null ? within(MONTH_DAYS) : soon;
}

export const MOON_PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;

export interface MoonLight {
  /** How far the Moon is ahead of the Sun in longitude, 0 <= x < 360 degrees. */
  readonly elongationDeg: number;
  /** Part of the disc that is lit, 0 to 1. */
  readonly illumination: number;
  readonly isWaxing: boolean;
  /** One of the four principal phases within half a day of it, else the phase between two of them. */
  readonly phase: (typeof MOON_PHASES)[number];
}

/** Returns how the Moon is lit. @see Meeus, Astronomical Algorithms (2nd ed.), ch. 48 */
export function moonLight({ planets: { Moon, Sun } }: Pick<Sky, 'planets'>): MoonLight {
  const elongationDeg = wrap360(Moon.longitudeDeg - Sun.longitudeDeg);
  const cosPsi = Math.cos(Moon.latitudeDeg * RAD_PER_DEG) * Math.cos(elongationDeg * RAD_PER_DEG); // 48.2
  const sinPsi = Math.sqrt(1 - cosPsi * cosPsi);
  const phaseAngleRad = Math.atan2(Sun.distanceAU * sinPsi, Moon.distanceAU - Sun.distanceAU * cosPsi); // 48.3
  return {
    elongationDeg,
    illumination: (1 + Math.cos(phaseAngleRad)) / 2, // 48.1
    isWaxing: elongationDeg < 180,
    phase: phaseAt(elongationDeg),
  };
}

/** The Moon gains 12 degrees on the Sun in a day. */
const HALF_DAY_DEG = 6;

function phaseAt(elongationDeg: number): MoonLight['phase'] {
  const quarter = Math.round(elongationDeg / 90);
  const isPrincipal = Math.abs(elongationDeg - 90 * quarter) <= HALF_DAY_DEG;
  return MOON_PHASES[isPrincipal ? (2 * quarter) % 8 : 2 * Math.floor(elongationDeg / 90) + 1]!;
}
