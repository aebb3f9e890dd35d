/** Strengths as parts of English sentences. */
import type { Grade } from '../../astro/score.ts';

export { placingText } from '../../astro/judgement/phrases.ts';

/** Returns very weak, from very_weak. */
export function gradeEn(grade: Grade): string {
  return grade.replace('_', ' ');
}
