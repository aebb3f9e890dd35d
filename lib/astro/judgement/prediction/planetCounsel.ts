/** Counsel on a matter, by its band and by the planets that help it most and burden it most. */
import { relevantParts, type AreaBand, type AreaScore } from '../areaScore.ts';
import { sideOfBand } from '../bandSide.ts';
import { named } from '../../planetWords.ts';
import type { Planet } from '../../tables/planets.ts';
import { capitalised } from '../../words.ts';
import type { LifeArea } from './areaPrediction.ts';
import { PLANET_COUNSEL } from './tables/planetCounsel.ts';

/** Returns counsel in English, by the band of the matter, the planet that helps most and the one that burdens most. */
export function counselText(
  { counsel, planetCounsel = PLANET_COUNSEL }: LifeArea,
  promise: AreaScore,
  band: AreaBand,
): string {
  const helper = leading(promise, 'for');
  const asking = leading(promise, 'against', helper);
  return [
    counsel[sideOfBand(band)],
    ...(helper ? [`${capitalised(named(helper))} helps most here: lean on ${planetCounsel[helper].helps}.`] : []),
    ...(asking ? [`${capitalised(named(asking))} asks most: ${planetCounsel[asking].eases} ease it.`] : []),
  ].join(' ');
}

/** The planet with the heaviest factors on a side; never the one that leads the other side. */
function leading(promise: AreaScore, side: 'for' | 'against', other: Planet | null = null): Planet | null {
  const points = new Map<Planet, number>();
  for (const { factor, points: given } of relevantParts(promise, side)) {
    const [first] = factor.planets;
    if (first && first !== other) points.set(first, (points.get(first) ?? 0) + Math.abs(given));
  }
  const [best] = [...points].sort(([, a], [, b]) => b - a);
  return best ? best[0] : null;
}
