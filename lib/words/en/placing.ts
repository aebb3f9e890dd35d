/** Strengths as parts of English sentences. */
import type { Grade } from '../../astro/score.ts';

export { placingText } from '../../astro/judgement/phrases.ts';

/** Returns very weak, from very_weak. */
export function gradeEn(grade: Grade): string {
  return grade.replace('_', ' ');
}

const STRENGTHS: Readonly<Record<Grade, string>> = {
  excellent: 'very strong',
  good: 'strong',
  average: 'of fair strength',
  weak: 'weak',
  very_weak: 'very weak',
};

/** Returns how strong a planet is, after `is`: `of fair strength`. */
export function strengthEn(grade: Grade): string {
  return STRENGTHS[grade];
}
