/** Ages of a class of life, where they may be told. */
import { LIFE_THIRD_YEARS, type LifeClass } from '../astro/jaimini/longevityPairs.ts';
import { areYearsTold } from '../astro/judgement/longevity/lifeJudgement.ts';

/** Returns the ages of a class; null for the short class, where it is undecided, below 32, and where it lies behind the age. */
export function bandAt(category: LifeClass, age: number | null): { from_age: number; to_age: number | null } | null {
  if (category === 'undecided') return null;
  const [fromAge, toAge] = LIFE_THIRD_YEARS[category];
  if (!areYearsTold(age, category, toAge)) return null;
  return { from_age: fromAge, to_age: toAge === Infinity ? null : toAge };
}

/** Tells whether an age lies beyond a class; beyond the last and beyond none it never does. */
export function isExceeded(category: LifeClass, age: number | null): boolean {
  return category !== 'undecided' && age !== null && age >= LIFE_THIRD_YEARS[category][1];
}
