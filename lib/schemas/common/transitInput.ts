/** What the paths of /transit are asked beside the birth. */
import { message } from '../../words/message.ts';
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
      message: (got) => message('years_ahead_out_of_bounds', { least: 1, most: 120, got }),
      description: 'How many years ahead to look, 1 to 120; default 10',
      example: '10',
    }),
  ),
};
