import type { SevenPlanet } from './planets.ts';

/** The twelve signs of the sidereal zodiac, Aries first, which begins at 0 degrees. */
/** Degrees of a sign. */
export const SIGN_ARC_DEG = 30;

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
/** Index of the last sign. */
export const PISCES = 11;

export type Sign = (typeof SIGNS)[number];

export type Modality = 'movable' | 'fixed' | 'dual';
export type Element = 'fire' | 'earth' | 'air' | 'water';

/** Names of the elements; `sanskrit` in Devanagari. */
export const ELEMENT_NAMES: Readonly<Record<Element, { readonly name: string; readonly sanskrit: string }>> = {
  fire: { name: 'Fire', sanskrit: 'अग्नि' },
  earth: { name: 'Earth', sanskrit: 'पृथ्वी' },
  air: { name: 'Air', sanskrit: 'वायु' },
  water: { name: 'Water', sanskrit: 'जल' },
};

/** Owners of the signs, Aries first (BPHS 4). */
export const SIGN_LORDS: readonly SevenPlanet[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

const MODALITIES = ['movable', 'fixed', 'dual'] as const;
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** Returns the planet that owns a sign, index 0 to 11; the nodes own none. */
export function signLord(signIndex: number): SevenPlanet {
  return SIGN_LORDS[signIndex]!;
}

/** Returns whether a sign, index 0 to 11, is movable, fixed or dual. */
export function modality(signIndex: number): Modality {
  return MODALITIES[signIndex % 3]!;
}

/** Returns the element of a sign, index 0 to 11. */
export function element(signIndex: number): Element {
  return ELEMENTS[signIndex % 4]!;
}

/** Tells whether a sign is odd (male), as Aries, Gemini, Leo ... are: even by index, as the index counts from 0. */
export function isOddSign(signIndex: number): boolean {
  return signIndex % 2 === 0;
}
