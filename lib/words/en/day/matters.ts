/** Matters of life as they stand in a sentence about a day, in English. */
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';

export const MATTERS_EN: Readonly<Record<DayCategoryId, string>> = {
  career: 'work',
  finance: 'money',
  relationship: 'relationships',
  health: 'health',
  education: 'study',
  travel: 'travel',
  spirituality: 'prayer',
  legal: 'legal matters',
};
