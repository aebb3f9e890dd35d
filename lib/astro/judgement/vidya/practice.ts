/** The practice to begin with in a matter of study: the one for its weakest point. */
import type { Bilingual } from '../../bilingual.ts';
import { relevantParts, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { sidesOf } from '../ladder/sides.ts';
import { PRACTICES } from './tables/practices.ts';

/** Returns the practice to begin with; null where nothing burdens the matter. */
export function firstPractice(score: Pick<AreaScore<unknown>, 'parts'>): Bilingual | null {
  const [weakest] = relevantParts(score, 'against');
  return weakest ? PRACTICES[weakPoint(weakest.factor)]! : null;
}

/** Returns the practice to begin with in learning as a whole; null where no planet and no house burdens it. */
export function firstPracticeOf({ parts }: Pick<Ladder, 'parts'>): Bilingual | null {
  const weak = sidesOf({ parts }).asksCare.map(({ factor }) => PRACTICES[weakPoint(factor)]);
  return weak.find((practice) => practice !== undefined) ?? null;
}

/** The weak point of a factor: a house and its lord are one, and so are all planets of D24. */
function weakPoint({ id, planets: [planet] }: AreaFactor<unknown>): string {
  if (id.startsWith('d24_')) return 'd24';
  if (id.startsWith('significator')) return planet!.toLowerCase();
  return id.replace(/^lord_/, 'house_');
}
