/** The skies of some days: times in which no planet changes its sign. */
import { countFrom } from '../../../angle.ts';
import { moortiOf } from '../../../transit/moorti.ts';
import { skyPoints } from '../../../transit/points.ts';
import { transitResult } from '../../../transit/vedha.ts';
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
  /** The sign of each planet, by index. */
  readonly signs: Readonly<Record<Planet, number>>;
  /** What each planet has by its place and moorti for births with the Moon in a sign; computed once for each sign. */
  pointsFrom(moonSignIndex: number): Readonly<Record<Planet, number>>;
}

/** The nodes count in the vedha of days. */
export const NODE_VEDHA = 'counted';

/** Cuts time where any planet changes its sign. */
export function skySpans(signs: Readonly<Record<Planet, readonly SignSpan[]>>): SkySpan[] {
  return overlaid(signs, (stays) => {
    const passed = forEachPlanet((planet) => stays[planet].index);
    // A list, as a map for each of some hundred skies would take more room than what it holds.
    const known: Record<Planet, number>[] = [];
    const pointsFrom = (moonSignIndex: number) =>
      (known[moonSignIndex] ??= pointsSeenFrom(moonSignIndex, stays, passed));
    return { signs: passed, pointsFrom };
  });
}

function pointsSeenFrom(
  moonSignIndex: number,
  stays: Readonly<Record<Planet, SignSpan>>,
  signs: SkySpan['signs'],
): Record<Planet, number> {
  return forEachPlanet((planet) => {
    const { moonSignIndex: entered } = stays[planet];
    const moorti = entered === null ? null : moortiOf(countFrom(moonSignIndex, entered));
    return skyPoints(transitResult(planet, moonSignIndex, signs, NODE_VEDHA), moorti);
  });
}
