import type { Planet } from './planets.ts';

/** The 27 nakshatras of the sidereal zodiac, Ashwini first, which begins at 0 degrees. */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

/** Width of a nakshatra, 13 degrees 20 minutes. */
export const NAKSHATRA_ARC_DEG = 360 / 27;

/** Vimshottari lords, repeating three times from Ashwini (BPHS 46.2-5). */
const LORDS = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;

/** Returns the Vimshottari lord of a nakshatra, index 0 to 26 (BPHS 46.2-5). */
export function nakshatraLord(nakshatraIndex: number): Planet {
  return LORDS[nakshatraIndex % 9]!;
}
