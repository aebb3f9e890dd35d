/** The skies of some days: times in which no planet changes its sign, with the vedha of each transit. */
import type { Moorti } from '../../../tables/gochara.ts';
import { forEachPlanet, type Planet } from '../../../tables/planets.ts';
import type { GocharaContext } from '../../../transit/gochara.ts';
import { vedhaOf, type Vedha } from '../../../transit/vedha.ts';
import { dayPieces, running } from './pieces.ts';
import type { TimeSpan } from '../../../time.ts';

export interface IndexSpan extends TimeSpan {
  /** From 0. */
  readonly index: number;
}

/** A planet in a sign, with the form in which it came there; null for the Moon, and where that is unknown. */
export interface SignSpan extends IndexSpan {
  readonly moorti: Moorti | null;
}

export interface SkySpan extends TimeSpan {
  /** Of each planet in its sign. */
  readonly stays: Readonly<Record<Planet, SignSpan>>;
  /** Of each transit by its place from the Moon of birth. */
  readonly vedhas: Readonly<Record<Planet, Vedha>>;
}

/** Cuts a time where any planet changes its sign and judges the places of all. */
export function skySpans(
  { chart, nodeVedha }: GocharaContext,
  signs: Readonly<Record<Planet, readonly SignSpan[]>>,
  whole: TimeSpan,
): SkySpan[] {
  return dayPieces(whole, ...Object.values(signs)).map(({ startJdUT, endJdUT }) => {
    const stays = forEachPlanet((planet) => running(signs[planet], (startJdUT + endJdUT) / 2)!);
    const indexes = forEachPlanet((planet) => stays[planet].index);
    const vedhas = forEachPlanet((planet) => vedhaOf(planet, chart.signs.Moon, indexes, nodeVedha));
    return { startJdUT, endJdUT, stays, vedhas };
  });
}
