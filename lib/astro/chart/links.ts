/** How two planets are bound together for a yoga (BPHS 34, 39: company, aspect, exchange). */
import { isAspecting, isConjunct } from './aspects.ts';
import type { Chart } from './chart.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

export type Link = 'conjunction' | 'exchange' | 'mutual_aspect' | 'one_way_aspect';

/** Returns the closest bond between two planets; a special aspect that is not returned is the loosest. */
export function linkBetween(chart: Chart, a: Planet, b: Planet): Link | null {
  if (a === b) return null;
  if (isConjunct(chart.planets[a], chart.planets[b])) return 'conjunction';
  if (isExchange(chart, a, b)) return 'exchange';
  const aspects = [isAspecting(chart, a, chart.signs[b]), isAspecting(chart, b, chart.signs[a])];
  if (aspects.every(Boolean)) return 'mutual_aspect';
  return aspects.some(Boolean) ? 'one_way_aspect' : null;
}

/** Tells whether two planets stand in each other's signs (parivartana). */
export function isExchange({ signs }: Chart, a: Planet, b: Planet): boolean {
  return a !== b && signLord(signs[a]) === b && signLord(signs[b]) === a;
}
