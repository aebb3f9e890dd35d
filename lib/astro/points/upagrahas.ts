/** Upagrahas: points counted from the Sun, and points that rise in parts of the day or the night (BPHS 3.61-70). */
import { wrap360, wrapIndex } from '../angle.ts';
import { bphs, integratedApproach, jatakaParijata, phaladeepika, type Source } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';

/** The five that do not shine, in the order in which each is counted from the one before. */
export const SOLAR_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];

/** 133 degrees 20 minutes. */
const DHUMA_DEG = 400 / 3;
/** 16 degrees 40 minutes. */
const UPAKETU_DEG = 50 / 3;

/** Returns the sidereal longitudes of the five, degrees; upaketu is 30 degrees behind the Sun (BPHS 3.61-64). */
export function solarUpagrahasDeg(sunDeg: number): Readonly<Record<SolarUpagraha, number>> {
  const dhuma = wrap360(sunDeg + DHUMA_DEG);
  const vyatipata = wrap360(360 - dhuma);
  const parivesha = wrap360(vyatipata + 180);
  const indrachapa = wrap360(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: wrap360(indrachapa + UPAKETU_DEG) };
}

/** Those that rise in the eighth of a planet, in the order of the weekdays of their lords. */
export const EIGHTH_UPAGRAHAS = ['kala', 'mrityu', 'artha_prahara', 'yamaghantaka', 'gulika'] as const;
export type EighthUpagraha = (typeof EIGHTH_UPAGRAHAS)[number];

/** Whose eighth each rises in. */
export const EIGHTH_LORDS: Readonly<Record<EighthUpagraha, SevenPlanet>> = {
  kala: 'Sun',
  mrityu: 'Mars',
  artha_prahara: 'Mercury',
  yamaghantaka: 'Jupiter',
  gulika: 'Saturn',
};

/** Which eighth has no lord: the last one, or the one after that of Saturn. */
export const LORDLESS_READINGS = ['eighth', 'after_saturn'] as const;
export type LordlessReading = (typeof LORDLESS_READINGS)[number];

/** Which instant of its eighth a point is taken at. */
export const PART_INSTANTS = ['begin', 'middle', 'end'] as const;
export type PartInstant = (typeof PART_INSTANTS)[number];

/** Of what Mandi is the rising degree: the ghatis of the weekday, or the begin or middle of Saturn's eighth. */
export const MANDI_READINGS = ['ghatis', 'begin', 'middle'] as const;
export type MandiReading = (typeof MANDI_READINGS)[number];

/** Lords of weekdays, Sunday first. */
const WEEKDAY_LORDS: readonly SevenPlanet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const SATURN = WEEKDAY_LORDS.indexOf('Saturn');
/** The first eighth of a night is that of the fifth weekday, the day's own being the first. */
const NIGHT_STEPS = 4;

/**
 * Returns which of the eight parts of the light or the dark half a planet rules, from 1 (BPHS 3.65-69).
 *
 * The first is ruled by the lord of the weekday, by night by that of the fifth from it; the others follow in the order
 * of the weekdays. The text leaves the eighth without a lord; `after_saturn` skips the part behind Saturn's, so that
 * those that come later move on by one.
 *
 * @param varaIndex day of the week, Sunday 0
 */
export function partOfLord(lord: SevenPlanet, varaIndex: number, isByDay: boolean, lordless: LordlessReading): number {
  const first = varaIndex + (isByDay ? 0 : NIGHT_STEPS);
  const number = (weekday: number) => wrapIndex(weekday - first, 7) + 1;
  const own = number(WEEKDAY_LORDS.indexOf(lord));
  return lordless === 'after_saturn' && own > number(SATURN) ? own + 1 : own;
}

/** At which instant of its eighth a point is taken where nothing else is asked for. */
export function usualInstant(id: EighthUpagraha): PartInstant {
  return id === 'gulika' ? 'begin' : 'middle';
}

export const UPAGRAHA_SOURCES: readonly Source[] = [
  bphs(3, '61-64'),
  bphs(3, '65-70'),
  phaladeepika(25),
  jatakaParijata(9),
  integratedApproach('4'),
];
