/** What the paths of /transit are asked beside the birth. */
import { choice } from './inputs.ts';
import { countInText } from './textNumbers.ts';
import * as v from 'valibot';

/** Taken wherever vedha is judged. */
export const NodeVedhaQuery = {
  node_vedha: choice(['counted', 'none'], 'Whether Rahu and Ketu obstruct and relieve other planets; default counted'),
};

export const YearsAheadQuery = {
  years_ahead: v.nullish(
    countInText({
      least: 1,
      most: 120,
      message: (got) => `years_ahead is a whole number from 1 to 120 (got ${got}).`,
      description: 'How many years ahead to look, 1 to 120; default 10',
      example: '10',
    }),
  ),
};
