/** The skies of some days: times in which no planet changes its sign. */
import { forEachPlanet, type Planet } from '../../../tables/planets.ts';
import type { TimeSpan } from '../../../time.ts';
import { overlaid } from './overlaid.ts';

export interface IndexSpan extends TimeSpan {
  /** From 0. */
  readonly index: number;
}

/** A planet in a sign. */
export interface SignSpan extends IndexSpan {
  /** Where the Moon passed when the planet came there; null for the Moon herself, and where that is unknown. */
  readonly moonSignIndex: number | null;
}

export interface SkySpan extends TimeSpan {
  /** Of each planet in its sign. */
  readonly stays: Readonly<Record<Planet, SignSpan>>;
  /** The signs alone, by index. */
  readonly signs: Readonly<Record<Planet, number>>;
}

/** Cuts time where any planet changes its sign. */
export function skySpans(signs: Readonly<Record<Planet, readonly SignSpan[]>>): SkySpan[] {
  return overlaid(signs).map(({ endJdUT, startJdUT, ...stays }) => ({
    startJdUT,
    endJdUT,
    stays,
    signs: forEachPlanet((planet) => stays[planet].index),
  }));
}
