/** What may be asked about eclipses. */
import { SUTAK_KINDS } from '../../../astro/eclipse/sutak.ts';
import { message } from '../../../words/message.ts';
import { choice } from '../inputs.ts';
import { countInText } from '../textNumbers.ts';
import * as v from 'valibot';

export const SutakQuery = {
  sutak: choice(
    SUTAK_KINDS,
    'Counted back by hours (12 and 9) or by praharas (4 and 3) of the real day; default fixed',
  ),
};

/** Which eclipses of the dates are told. */
export const EclipsesQuery = {
  ...SutakQuery,
  kind: choice(['solar', 'lunar', 'all'], 'Default all'),
  visible_only: choice(['true', 'false'], 'Only those of which something is seen at the place; default false'),
  include_penumbral: choice(['true', 'false'], 'Whether penumbral ones are told; default true'),
};

/** How far ahead eclipses are looked for. */
export const EclipsesAheadQuery = {
  ...SutakQuery,
  years_ahead: v.nullish(
    countInText({
      least: 1,
      most: 20,
      message: (got) => message('years_ahead_out_of_bounds', { least: 1, most: 20, got }),
      description: 'How many years from as_of on, 1 to 20; default 5',
      example: '5',
    }),
  ),
};

/** The eclipse that is meant. */
export const EclipseParam = {
  id: v.pipe(
    v.string(),
    v.description('solar-YYYY-MM-DD or lunar-YYYY-MM-DD: the UT date of greatest eclipse'),
    v.examples(['solar-2027-08-02']),
  ),
};
