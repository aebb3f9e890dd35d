/** Answer of /transit/double-transit. */
import * as v from 'valibot';
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { DoubleTransit } from '../../lib/schemas/transit/answers.ts';
import { countInText } from '../../lib/schemas/common/textNumbers.ts';
import { message } from '../../lib/words/message.ts';
import { doubleTransitRecord } from '../../lib/records/transit/doubleTransit.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';

const YEARS_AHEAD = 10;

const NOTES = [
  both(
    'Jupiter reaches the 1st, 5th, 7th and 9th from its sign. Saturn reaches the 1st, 3rd, 7th and 10th. Houses are whole signs.',
    'गुरु का प्रभाव अपनी राशि, पाँचवीं, सातवीं और नौवीं पर रहता है; शनि का अपनी राशि, तीसरी, सातवीं और दसवीं पर। हर भाव पूरी राशि का है।',
  ),
  both(
    'A house counts as activated when both reach the house itself. K. N. Rao also accepts the sign where its lord stood at birth, which is given too.',
    'भाव तब सक्रिय गिना जाता है जब दोनों का प्रभाव उसी भाव पर हो। के. एन. राव भाव के स्वामी की जन्म राशि पर प्रभाव को भी मानते हैं; वह साथ में दिया है।',
  ),
  both(
    'A double transit opens a matter. The periods (dasha) decide whether it comes to pass.',
    'दोहरा गोचर किसी बात का रास्ता खोलता है; वह होगी या नहीं, यह दशा से तय होता है।',
  ),
];

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
    notes: now.names.texts(NOTES),
    sources: [DOUBLE_TRANSIT_SOURCE, ...TRANSIT_SOURCES].map(citation),
  };
}
