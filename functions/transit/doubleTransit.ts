/** Answer of /transit/double-transit. */
import * as v from 'valibot';
import { citation } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { DoubleTransit } from '../../lib/schemas/transit/answers.ts';
import { countInText } from '../../lib/schemas/common/textNumbers.ts';
import { message } from '../../lib/words/message.ts';
import { doubleTransitRecord } from '../../lib/records/transit/doubleTransit.ts';
import type { Fields } from '../_shell/route.ts';
import { TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';

const YEARS_AHEAD = 10;

export const YearsToLookQuery = {
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

export function doubleTransit(
  now: TransitNow<'Jupiter' | 'Saturn'>,
  { query }: TransitContext<Fields<typeof YearsToLookQuery>>,
): DoubleTransit {
  const yearsAhead = query.years_ahead ?? YEARS_AHEAD;
  return {
    ...subjectRecord(now),
    positions: (['Jupiter', 'Saturn'] as const).map((planet) => transitRecord(now, planet)),
    ...doubleTransitRecord(now, yearsAhead),
    years_ahead: yearsAhead,
    node_vedha: now.gochara.nodeVedha,
    notes: [
      'Jupiter reaches the 1st, 5th, 7th and 9th from its sign, Saturn the 1st, 3rd, 7th and 10th; houses are whole signs.',
      'A house counts as activated when both reach the house itself; K. N. Rao also accepts the sign where its lord stood at birth, which is told beside.',
      'A double transit opens a matter; the periods (dasha) decide whether it comes to pass.',
    ],
    sources: [DOUBLE_TRANSIT_SOURCE, ...TRANSIT_SOURCES].map(citation),
  };
}
