/** What the birth chart promises and a varga delivers, planet by planet (rule of practice, scored by dignity alone). */
import { isWithEnemy, type Dignity } from '../planet/dignity.ts';
import { named } from '../planetWords.ts';
import type { Planet } from '../tables/planets.ts';
import { capitalised } from '../words.ts';
import { dignityPhrase } from './words.ts';

export type FruitGrade = 'strong' | 'neutral' | 'weak';
export type FruitId = 'full' | 'late_or_partial' | 'mixed' | 'denied';

export interface Fruit {
  readonly id: FruitId;
  readonly reason: string;
}

/** Returns how strong a dignity is: a friend's sign or better is strong, an enemy's or worse weak. */
export function fruitGradeOf(dignity: Dignity): FruitGrade {
  if (dignity === 'neutral') return 'neutral';
  return isWithEnemy(dignity) || dignity === 'debilitated' ? 'weak' : 'strong';
}

/** By grade in the birth chart, then in the varga. */
const FRUITS: Readonly<Record<FruitGrade, Readonly<Record<FruitGrade, readonly [FruitId, string]>>>> = {
  strong: {
    strong: ['full', 'promise and fruit agree, so its matters ripen in full'],
    neutral: ['mixed', 'a good promise with middling fruit'],
    weak: ['mixed', 'a good promise that needs effort and support here'],
  },
  neutral: {
    strong: ['mixed', 'a middling promise that is well supported here'],
    neutral: ['mixed', 'neither promise nor fruit stands out'],
    weak: ['mixed', 'a middling promise with little support here'],
  },
  weak: {
    strong: ['late_or_partial', 'strong only here, so its matters come late or in part'],
    neutral: ['mixed', 'a thin promise with middling support'],
    weak: ['denied', 'weak in both, so little comes by itself and other supports must carry it'],
  },
};

/** Returns how far a varga fulfils the promise of a planet, with the reason. */
export function fruitOf(planet: Planet, birth: Dignity, here: Dignity): Fruit {
  const [id, text] = FRUITS[fruitGradeOf(birth)][fruitGradeOf(here)];
  return {
    id,
    reason: `${capitalised(named(planet))} is ${dignityPhrase(birth)} in the birth chart and ${dignityPhrase(here)} here: ${text}.`,
  };
}

/** Points of a grade in the sums of divisional charts (interpretive). */
export const GRADE_POINTS: Readonly<Record<FruitGrade, number>> = { strong: 1, neutral: 0, weak: -1 };
