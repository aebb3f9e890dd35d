/** Lords of the annual chart by sign: of hadda and decanate, and of the three signs of an element (Tajika Nilakanthi). */
import type { SevenPlanet } from '../../tables/planets.ts';

/** A part of a sign: its lord, and the degree up to which it reaches. */
export type Hadda = readonly [lord: SevenPlanet, endDeg: number];

/**
 * Five unequal parts of each sign, Aries first (Samjna Tantra): the Egyptian terms of the Greeks, but that Venus comes
 * before Jupiter in Gemini and Mars before Saturn in Sagittarius. Other editions have those two as the Greeks.
 */
export const HADDAS: readonly (readonly Hadda[])[] = [
  [
    ['Jupiter', 6],
    ['Venus', 12],
    ['Mercury', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 8],
    ['Mercury', 14],
    ['Jupiter', 22],
    ['Saturn', 27],
    ['Mars', 30],
  ],
  [
    ['Mercury', 6],
    ['Venus', 12],
    ['Jupiter', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 13],
    ['Mercury', 19],
    ['Jupiter', 26],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 6],
    ['Venus', 11],
    ['Saturn', 18],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 14],
    ['Jupiter', 21],
    ['Venus', 28],
    ['Mars', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 11],
    ['Mercury', 19],
    ['Jupiter', 24],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 12],
    ['Jupiter', 16],
    ['Mercury', 19],
    ['Mars', 28],
    ['Saturn', 30],
  ],
];

/**
 * Lords of the 36 decanates, which they rule in this order over and over: the planets as the Chaldeans have them, from
 * Mars at the beginning of Aries (Samjna Tantra 1.62).
 */
export const DECANATE_LORDS: readonly SevenPlanet[] = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'];

/** Tri-rashi-pati of the annual ascendant for a return by day, Aries first (Samjna Tantra). */
export const DAY_TRIAD_LORDS: readonly SevenPlanet[] = [
  'Sun',
  'Venus',
  'Saturn',
  'Venus',
  'Jupiter',
  'Moon',
  'Mercury',
  'Mars',
  'Saturn',
  'Mars',
  'Jupiter',
  'Moon',
];

/** The same for a return by night; from Sagittarius on day and night agree. */
export const NIGHT_TRIAD_LORDS: readonly SevenPlanet[] = [
  'Jupiter',
  'Moon',
  'Mercury',
  'Mars',
  'Sun',
  'Venus',
  'Saturn',
  'Venus',
  'Saturn',
  'Mars',
  'Jupiter',
  'Moon',
];
