/** English phrases that readings share. */
import type { Chart } from '../chart/chart.ts';
import type { Dignity } from '../planet/dignity.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { placedInSign } from '../planetWords.ts';
import type { EaseAndStrain } from '../tables/effects.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { capitalised } from '../words.ts';
import { scoreLevel, type ScoreLevel } from '../score.ts';

/** Where a planet stands by sign. */
export interface Placing {
  readonly signIndex: number;
  readonly dignity: Dignity;
  /** Debilitated, but with neecha bhanga. */
  readonly isLifted: boolean;
}

/** Returns where a planet stands by sign. */
export function placingOf(chart: Chart, planet: Planet): Placing {
  const { dignity, signIndex } = chart.planets[planet];
  return { signIndex, dignity, isLifted: dignity === 'debilitated' && !isFallen(chart, planet) };
}

/** Returns where a planet stands by sign, in English: `exalted in Capricorn`. */
export function placingText({ dignity, isLifted, signIndex }: Placing): string {
  return `${placedInSign(dignity, signIndex)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;
}

/** Returns the dignity of a planet in English, with its sign and with neecha bhanga where it holds: `exalted in Capricorn`. */
export function dignityText(chart: Chart, planet: Planet): string {
  return placingText(placingOf(chart, planet));
}

/** Returns a text with a small first letter, to continue a sentence; names of planets and signs keep their capital. */
export function uncapitalised(text: string): string {
  const isName = [...PLANETS, ...SIGNS].some((name) => text.startsWith(name));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a phrase as a sentence, with a capital and a full stop. */
export function sentence(text: string): string {
  return `${capitalised(text)}.`;
}

export type EffectSide = 'ease' | 'both' | 'strain';

/** Returns the side of an effect that a strength of 0 to 100 shows: ease, strain or both. */
export function effectSide(strength: number): EffectSide {
  return SIDE_OF_LEVEL[scoreLevel(strength)];
}

const SIDE_OF_LEVEL: Readonly<Record<ScoreLevel, EffectSide>> = { high: 'ease', middle: 'both', low: 'strain' };

/** Returns what one side of an effect says, in one sentence or two; strain always comes with the way out. */
export function effectText({ ease, strain }: EaseAndStrain, side: EffectSide): string {
  switch (side) {
    case 'ease':
      return sentence(`this favours ${ease}`);
    case 'both':
      return `${sentence(`this gives ${ease}`)} At times, watch for ${strain}.`;
    case 'strain':
      return `${sentence(`watch for ${strain}`)} Patience can turn this into ${ease}.`;
  }
}
