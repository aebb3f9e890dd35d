/** Dashas of the year of golden births. */
import { golden, type JyotishFile } from './golden.ts';

export interface GoldenYearDashas {
  readonly year: number;
  readonly completed_years: number;
  readonly patyayini: readonly (readonly [lord: string, share: number])[];
  readonly yogini_mudda_first: string;
  readonly vimshottari_mudda_first: string;
}

/** Every year of the golden file with its birth. */
export const goldenDashas = golden<JyotishFile<{ annual: GoldenYearDashas[] }>>('jyotish/dasha-more').cases.flatMap(
  ({ birth, expected }) => expected.annual.map((expectedYear) => ({ id: birth.id, birth, expected: expectedYear })),
);
