/** What to do first about a matter of study: what mends its weakest point. */
import type { Bilingual } from '../../bilingual.ts';
import { relevantParts, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { PRACTICES } from './tables/practices.ts';

/** Returns what to practise first; null where nothing weighs on the matter. */
export function firstPractice(score: Pick<AreaScore, 'parts'>): Bilingual | null {
  const [weakest] = relevantParts(score, 'against');
  return weakest ? PRACTICES[weakPoint(weakest.factor)]! : null;
}

/** A house and its lord are one weak point, and so are all planets of D24. */
function weakPoint({ id, planets: [planet] }: AreaFactor): string {
  if (id.startsWith('d24_')) return 'd24';
  if (id.startsWith('significator_')) return planet!.toLowerCase();
  return id.replace(/^lord_/, 'house_');
}
