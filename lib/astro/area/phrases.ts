/** Phrases that readings are made of. English; planets and signs by their English names. */
import type { Chart } from '../chart.ts';
import type { Dignity } from '../dignity.ts';
import { isFallen } from '../neechaBhanga.ts';
import type { Effect } from '../tables/houseEffects.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { listed, capitalised } from '../words.ts';

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

/** How a planet stands by sign: `exalted in Capricorn`. */
export function placed(chart: Chart, planet: Planet): string {
  const { dignity, signIndex } = chart.planets[planet];
  const isLifted = dignity === 'debilitated' && !isFallen(chart, planet);
  return `${PLACED[dignity](SIGNS[signIndex]!)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;
}

/** The name as it stands in a sentence: the Sun, the Moon, Mars. */
export function named(planet: Planet): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet;
}

export function namedList(planets: readonly Planet[]): string {
  return listed(planets.map(named));
}

/** Takes the capital off a sentence that continues another, unless it opens with a planet. */
export function uncapitalised(text: string): string {
  const isName = PLANETS.some((planet) => text.startsWith(planet));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function sentence(text: string): string {
  return `${capitalised(text)}.`;
}

export type Side = 'ease' | 'both' | 'strain';

/** Which side of an effect a planet of this strength shows. */
export function sideOf(strength: number): Side {
  if (strength >= 60) return 'ease';
  return strength >= 45 ? 'both' : 'strain';
}

/** Says an effect from one side; the hard one always with its way out. */
export function effectText({ ease, strain }: Effect, side: Side): string {
  switch (side) {
    case 'ease':
      return sentence(`this favours ${ease}`);
    case 'both':
      return sentence(`this gives ${ease}, together with ${strain}`);
    case 'strain':
      return sentence(`the work here is with ${strain}; done patiently, it opens the way to ${ease}`);
  }
}
