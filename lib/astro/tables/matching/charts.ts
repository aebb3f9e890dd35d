/** Tables for the comparison of two whole charts: units of Mars, papa points, and nearness of dashas. */
import type { Planet } from '../planets.ts';
import { practice } from '../../source.ts';

/** How a malefic stands in its sign, as its units are counted. */
export type UnitDignity = 'debilitated' | 'enemy' | 'neutral' | 'friend' | 'own' | 'exalted';

/** Units of Mars in the 7th and 8th houses. */
export const MARS_UNITS: Readonly<Record<UnitDignity, number>> = {
  debilitated: 100,
  enemy: 90,
  neutral: 80,
  friend: 70,
  own: 60,
  exalted: 50,
};

/** The share of the units that a house has. */
export const UNIT_HOUSES: Readonly<Record<number, number>> = { 2: 1 / 2, 4: 1 / 2, 7: 1, 8: 1, 12: 1 / 2 };

/** The share of the units of Mars that each malefic has. */
export const UNIT_SHARES = { Mars: 1, Saturn: 3 / 4, Rahu: 3 / 4, Ketu: 3 / 4, Sun: 1 / 2 } as const;

/** Signs by index in which Mars has no units, by house; Leo and Aquarius in every one. */
export const UNIT_EXEMPT: Readonly<Record<number, readonly number[]>> = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
};
export const UNIT_EXEMPT_ANYWHERE: readonly number[] = [4, 10];

/** Units up to which two charts count as equal. */
export const EQUAL_UNITS = 5;

/** The share of the bride's units by which the groom's may be more. */
export const PASSABLE_SHARE = 1 / 4;
export const MARS_UNITS_SOURCE = practice('B. V. Raman, Muhurtha');

export const PAPA_PLANETS: readonly Planet[] = ['Mars', 'Saturn', 'Sun', 'Rahu'];
export const PAPA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

/** Points of one malefic in one of those houses, by what the house is counted from. */
export const PAPA_WEIGHTS = { ascendant: 1, moon: 1 / 2, venus: 1 / 4 } as const;

/** What the groom may have more than the bride. */
export const PAPA_PASSABLE = 1;
export const PAPA_SOURCE = practice('Papa samya: Kerala and Tamil manuals');

/** Days within which two changes of mahadasha are near each other: half a year. */
export const SANDHI_WITHIN_DAYS = 182.625;

/** Days that one lord's mahadasha runs for both, from which it is told. */
export const SAMA_DASHA_DAYS = 365.25;

/** Age up to which changes of mahadasha are looked for. */
export const SANDHI_UP_TO_YEARS = 100;
export const SANDHI_SOURCE = practice('Dasha sandhi of two charts: Kerala');

/** Degrees within which the Venus of one is near the Mars of the other. */
export const VENUS_MARS_ORB_DEG = 8;
