/** How two planets are bound together for a yoga (BPHS 34, 39; Laghu Parashari 2: company, exchange, aspect). */
import { isAspecting, isConjunct } from './aspects.ts';
import type { Chart } from './chart.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

/** In `dispositor_aspect` one stands in a sign of the other, who aspects it there. */
export type Link = 'conjunction' | 'exchange' | 'mutual_aspect' | 'dispositor_aspect' | 'one_way_aspect';

/** A link that is a tie (sambandha) by the texts: every one but an aspect that is not returned. */
export type Tie = Exclude<Link, 'one_way_aspect'>;

/** Returns the closest bond between two planets; an aspect that is not returned is the loosest. */
export function linkBetween(chart: Chart, a: Planet, b: Planet): Link | null {
  if (a === b) return null;
  if (isConjunct(chart.planets[a], chart.planets[b])) return 'conjunction';
  if (isExchange(chart, a, b)) return 'exchange';
  const isByA = isAspecting(chart, a, chart.signs[b]);
  const isByB = isAspecting(chart, b, chart.signs[a]);
  if (isByA && isByB) return 'mutual_aspect';
  if (!isByA && !isByB) return null;
  const [aspecting, aspected] = isByA ? [a, b] : [b, a];
  return signLord(chart.signs[aspected]) === aspecting ? 'dispositor_aspect' : 'one_way_aspect';
}

/** Tells whether a bond is a tie (sambandha); an aspect that is not returned is none. */
export function isTie(link: Link | null): link is Tie {
  return link !== null && link !== 'one_way_aspect';
}

/** Returns which of two planets has an aspect on the other that is their only bond, unreturned; null where none has. */
export function unreturnedAspect(chart: Chart, a: Planet, b: Planet): Planet | null {
  if (linkBetween(chart, a, b) !== 'one_way_aspect') return null;
  return isAspecting(chart, a, chart.signs[b]) ? a : b;
}

/** Tells whether two planets stand in each other's signs (parivartana). */
export function isExchange({ signs }: Chart, a: Planet, b: Planet): boolean {
  return a !== b && signLord(signs[a]) === b && signLord(signs[b]) === a;
}
