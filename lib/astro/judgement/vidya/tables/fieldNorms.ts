/** The usual share of each field of study. */
import type { StudyFieldId } from './fields.ts';

/** Mean and deviation of the percent that a field gets, over 10,000 random births. */
export const FIELD_NORMS: Readonly<Record<StudyFieldId, { readonly mean: number; readonly deviation: number }>> = {
  engineering: { mean: 6.11, deviation: 3.59 },
  civil_engineering: { mean: 5.02, deviation: 3.07 },
  computer_science: { mean: 2.87, deviation: 2.24 },
  artificial_intelligence: { mean: 2.72, deviation: 1.9 },
  aviation: { mean: 3.9, deviation: 2.57 },
  mathematics: { mean: 3.77, deviation: 2.39 },
  earth_sciences: { mean: 3.01, deviation: 1.98 },
  defence: { mean: 4.43, deviation: 2.59 },
  research: { mean: 4.68, deviation: 3.08 },
  medicine: { mean: 7.15, deviation: 4.32 },
  nursing: { mean: 2.45, deviation: 1.62 },
  commerce: { mean: 2.3, deviation: 1.58 },
  finance: { mean: 3.64, deviation: 2.68 },
  hospitality: { mean: 4.72, deviation: 3.35 },
  administration: { mean: 4.5, deviation: 3.03 },
  law: { mean: 5.19, deviation: 3.32 },
  teaching: { mean: 3.73, deviation: 2.74 },
  philosophy: { mean: 3.25, deviation: 2.28 },
  psychology: { mean: 2.82, deviation: 2.19 },
  history: { mean: 4.79, deviation: 3.11 },
  foreign_languages: { mean: 2.91, deviation: 2.07 },
  jyotisha: { mean: 2.75, deviation: 1.74 },
  journalism: { mean: 3.08, deviation: 1.9 },
  fine_arts: { mean: 4.76, deviation: 3.54 },
  design: { mean: 5.45, deviation: 4.24 },
};
