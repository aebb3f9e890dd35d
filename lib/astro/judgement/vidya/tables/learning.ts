/** Houses and significators of learning (after BPHS 11 and 32; Phaladeepika 1 and 2). Interpretive. */
import type { Planet } from '../../../tables/planets.ts';

/** In the order of the answer. */
export const LEARNING_HOUSES = [4, 5, 9, 2, 11] as const;

export type LearningHouse = (typeof LEARNING_HOUSES)[number];

interface LearningKarakaRow {
  readonly planet: Planet;
  /** Whether it counts in the score of learning; the others are only described. */
  readonly isScored: boolean;
}

export const LEARNING_KARAKAS = [
  { planet: 'Mercury', isScored: true },
  { planet: 'Jupiter', isScored: true },
  { planet: 'Moon', isScored: true },
  { planet: 'Venus', isScored: false },
  { planet: 'Sun', isScored: false },
] as const satisfies readonly LearningKarakaRow[];

export type LearningKaraka = (typeof LEARNING_KARAKAS)[number]['planet'];
