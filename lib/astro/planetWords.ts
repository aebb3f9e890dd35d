/** Planets as they stand in an English sentence. */
import type { Chart } from './chart/chart.ts';
import type { Dignity } from './planet/dignity.ts';
import type { Planet } from './tables/planets.ts';
import { SIGNS } from './tables/signs.ts';
import { listed } from './words.ts';

/** Returns the name as it stands in a sentence: the Sun, the Moon, Mars. */
export function named(planet: Planet): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet;
}

/** Joins planets for a sentence, luminaries with their article: `the Sun, Mars and Jupiter`. */
export function namedList(planets: readonly Planet[]): string {
  return listed(planets.map(named));
}

const PLACED: Readonly<Record<Dignity, (sign: string) => string>> = {
  exalted: (sign) => `exalted in ${sign}`,
  moolatrikona: (sign) => `in its moolatrikona in ${sign}`,
  own: (sign) => `in its own sign ${sign}`,
  great_friend: (sign) => `in ${sign}, the sign of a great friend`,
  friend: (sign) => `in ${sign}, the sign of a friend`,
  neutral: (sign) => `in ${sign}, a neutral sign`,
  enemy: (sign) => `in ${sign}, the sign of an enemy`,
  great_enemy: (sign) => `in ${sign}, the sign of a great enemy`,
  debilitated: (sign) => `debilitated in ${sign}`,
};

const BY_DIGNITY: Readonly<Record<Dignity, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  great_friend: 'in the sign of a great friend',
  friend: 'in the sign of a friend',
  neutral: 'in a neutral sign',
  enemy: 'in the sign of an enemy',
  great_enemy: 'in the sign of a great enemy',
  debilitated: 'debilitated',
};

/** Returns a dignity in English without the sign: `in the sign of a great friend`. */
export function placedByDignity(dignity: Dignity): string {
  return BY_DIGNITY[dignity];
}

/**
 * Returns the dignity of a planet in English, with its sign: `exalted in Capricorn`.
 *
 * It says nothing of a cancelled debilitation, so it fits divisional charts too, for which no text teaches neecha bhanga.
 */
export function placedBySign(chart: Chart, planet: Planet): string {
  const { dignity, signIndex } = chart.planets[planet];
  return placedInSign(dignity, signIndex);
}

/** Returns a dignity in English with the sign, by its index: `exalted in Capricorn`. */
export function placedInSign(dignity: Dignity, signIndex: number): string {
  return PLACED[dignity](SIGNS[signIndex]!);
}
