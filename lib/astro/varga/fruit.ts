/** What the birth chart promises and a varga delivers, planet by planet (rule of practice, by dignity and the part). */
import { isWithEnemy, type Dignity } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import { vargaFact, type VargaFact } from './facts.ts';
import type { Shashtiamsha } from './tables/shashtiamshas.ts';

export type FruitGrade = 'strong' | 'neutral' | 'weak';
/** What a varga delivers: its grade, or held back where a strong planet lies in a malefic shashtiamsha. */
export type Delivery = FruitGrade | 'held_back';
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

/**
 * Returns what a varga delivers of a planet.
 *
 * A malefic shashtiamsha takes away what dignity gives (interpretive); a benefic one adds nothing to it.
 *
 * @param nature of the shashtiamsha; null outside the D60
 */
export function deliveryOf(here: Dignity, nature: Shashtiamsha['nature'] | null): Delivery {
  const grade = fruitGradeOf(here);
  return grade === 'strong' && nature === 'malefic' ? 'held_back' : grade;
}

/** By grade in the birth chart, then by what the varga delivers. */
const FRUITS: Readonly<Record<FruitGrade, Readonly<Record<Delivery, FruitId>>>> = {
  strong: { strong: 'full', held_back: 'mixed', neutral: 'mixed', weak: 'mixed' },
  neutral: { strong: 'mixed', held_back: 'mixed', neutral: 'mixed', weak: 'mixed' },
  weak: { strong: 'late_or_partial', held_back: 'late_or_partial', neutral: 'mixed', weak: 'denied' },
};

/**
 * Returns how far a varga fulfils the promise of a planet, with the reason.
 *
 * @param nature of the shashtiamsha; null outside the D60
 */
export function fruitOf(
  planet: Planet,
  birth: Dignity,
  here: Dignity,
  nature: Shashtiamsha['nature'] | null = null,
): Fruit {
  return {
    id: FRUITS[fruitGradeOf(birth)][deliveryOf(here, nature)],
    reason: vargaFact('fruit', { planet, birth, here, nature }),
  };
}

/** Points of a grade in the sums of divisional charts (interpretive). */
export const GRADE_POINTS: Readonly<Record<FruitGrade, number>> = { strong: 1, neutral: 0, weak: -1 };
