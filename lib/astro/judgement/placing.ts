/** Where a planet stands by sign, and which side of its effect its strength shows. */
import type { Chart } from '../chart/chart.ts';
import type { Dignity } from '../planet/dignity.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import type { Planet } from '../tables/planets.ts';
import type { Band } from '../percentile.ts';
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

export type EffectSide = 'ease' | 'both' | 'strain';

/** Returns the side of an effect that a strength shows by its band: ease, strain or both. */
export function effectSide(band: Band): EffectSide {
  return SIDE_OF_LEVEL[scoreLevel(band)];
}

const SIDE_OF_LEVEL: Readonly<Record<ScoreLevel, EffectSide>> = { high: 'ease', middle: 'both', low: 'strain' };
