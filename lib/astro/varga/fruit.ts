/** What the birth chart promises and a varga delivers, planet by planet (rule of practice, scored by dignity alone). */
import { isWithEnemy, type Dignity } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import { vargaFact, type VargaFact } from './facts.ts';

export type FruitGrade = 'strong' | 'neutral' | 'weak';
export type FruitId = 'full' | 'late_or_partial' | 'mixed' | 'denied';

export interface Fruit {
  readonly id: FruitId;
  readonly reason: VargaFact;
}

/** Returns how strong a dignity is: a friend's sign or better is strong, an enemy's or worse weak. */
export function fruitGradeOf(dignity: Dignity): FruitGrade {
  if (dignity === 'neutral') return 'neutral';
  return isWithEnemy(dignity) || dignity === 'debilitated' ? 'weak' : 'strong';
}

/** By grade in the birth chart, then in the varga. */
const FRUITS: Readonly<Record<FruitGrade, Readonly<Record<FruitGrade, FruitId>>>> = {
  strong: { strong: 'full', neutral: 'mixed', weak: 'mixed' },
  neutral: { strong: 'mixed', neutral: 'mixed', weak: 'mixed' },
  weak: { strong: 'late_or_partial', neutral: 'mixed', weak: 'denied' },
};

/** Returns how far a varga fulfils the promise of a planet, with the reason. */
export function fruitOf(planet: Planet, birth: Dignity, here: Dignity): Fruit {
  return {
    id: FRUITS[fruitGradeOf(birth)][fruitGradeOf(here)],
    reason: vargaFact('fruit', { planet, birth, here }),
  };
}

/** Points of a grade in the sums of divisional charts (interpretive). */
export const GRADE_POINTS: Readonly<Record<FruitGrade, number>> = { strong: 1, neutral: 0, weak: -1 };
