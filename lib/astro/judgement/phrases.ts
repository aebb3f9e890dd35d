/** Phrases that readings are made of. English; planets and signs by their English names. */
import type { Chart } from '../chart/chart.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { placedBySign } from '../planetWords.ts';
import type { EaseAndStrain } from '../tables/effects.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { capitalised } from '../words.ts';
import { scoreLevel, type ScoreLevel } from '../score.ts';

/** Tells in English how a planet stands by sign, and whether its fall is lifted: `exalted in Capricorn`. */
export function placed(chart: Chart, planet: Planet): string {
  const isLifted = chart.planets[planet].dignity === 'debilitated' && !isFallen(chart, planet);
  return `${placedBySign(chart, planet)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;
}

/** Takes the capital off a sentence that continues another, unless it opens with a planet or a sign. */
export function uncapitalised(text: string): string {
  const isName = [...PLANETS, ...SIGNS].some((name) => text.startsWith(name));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Makes a sentence of a phrase: a capital first, a full stop last. */
export function sentence(text: string): string {
  return `${capitalised(text)}.`;
}

export type EffectSide = 'ease' | 'both' | 'strain';

/** Returns which side of an effect a planet of this strength shows. */
export function sideOf(strength: number): EffectSide {
  return SIDE_OF_LEVEL[scoreLevel(strength)];
}

const SIDE_OF_LEVEL: Readonly<Record<ScoreLevel, EffectSide>> = { high: 'ease', middle: 'both', low: 'strain' };

/** Says an effect from one side; the hard one always with its way out. */
export function effectText({ ease, strain }: EaseAndStrain, side: EffectSide): string {
  switch (side) {
    case 'ease':
      return sentence(`this favours ${ease}`);
    case 'both':
      return sentence(`this gives ${ease}, together with ${strain}`);
    case 'strain':
      return sentence(`the work here is with ${strain}; done patiently, it opens the way to ${ease}`);
  }
}
