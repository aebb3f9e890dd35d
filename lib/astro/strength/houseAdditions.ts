/** What BPHS adds to the three parts of the strength of a house, and Raman leaves out (BPHS 27.30-31). */
import type { House } from '../chart/houses.ts';
import type { Planet } from '../tables/planets.ts';

/** Between sunrise and sunset, between sunset and sunrise, or near one of them. */
export type BirthLight = 'day' | 'twilight' | 'night';

export interface HouseExtras {
  /** For each occupant: added for Jupiter and Mercury, taken for the Sun, Mars and Saturn. */
  readonly occupants: number;
  /** For a sign whose way of rising suits the time of birth. */
  readonly rising: number;
}

const OCCUPANT_VIRUPAS: Readonly<Partial<Record<Planet, number>>> = {
  Jupiter: 60,
  Mercury: 60,
  Sun: -60,
  Mars: -60,
  Saturn: -60,
};

/** Signs that rise with the head are strong by day, with the back by night, and with both, as Pisces, at twilight. */
const STRONG_LIGHT: readonly BirthLight[] = [
  'night',
  'night',
  'day',
  'night',
  'day',
  'day',
  'day',
  'day',
  'night',
  'night',
  'day',
  'twilight',
];
const RISING_VIRUPAS = 15;

/** Returns the virupas a house gains or loses by its occupants and by the light of the birth. */
export function houseExtras(
  { occupants, signIndex }: Pick<House, 'occupants' | 'signIndex'>,
  light: BirthLight,
): HouseExtras {
  return {
    occupants: occupants.reduce((sum, planet) => sum + (OCCUPANT_VIRUPAS[planet] ?? 0), 0),
    rising: STRONG_LIGHT[signIndex] === light ? RISING_VIRUPAS : 0,
  };
}
