/** The planets that help a matter most and burden it most, whom its counsel names. */
import { relevantParts, type AreaScore } from '../areaScore.ts';
import type { PredictionFact } from './facts.ts';
import type { Planet } from '../../tables/planets.ts';

/** The planet that helps most, and the one that asks most; null where none does. */
export interface CounselPlanets {
  readonly helper: Planet | null;
  readonly asking: Planet | null;
}

/** Returns the planets that the counsel on a matter names; they are never the same. */
export function counselPlanets(promise: AreaScore<PredictionFact>): CounselPlanets {
  const helper = leading(promise, 'for');
  return { helper, asking: leading(promise, 'against', helper) };
}

/** The planet with the heaviest factors on a side; never the one that leads the other side. */
function leading(
  promise: AreaScore<PredictionFact>,
  side: 'for' | 'against',
  other: Planet | null = null,
): Planet | null {
  const points = new Map<Planet, number>();
  for (const { factor, points: given } of relevantParts(promise, side)) {
    const [first] = factor.planets;
    if (first && first !== other) points.set(first, (points.get(first) ?? 0) + Math.abs(given));
  }
  const [best] = [...points].sort(([, a], [, b]) => b - a);
  return best ? best[0] : null;
}
