import { DIG_READINGS, MINIMUM_READINGS, SAPTAVARGAJA_READINGS } from '../../lib/astro/strength/strengthReadings.ts';
import { KarakaQuery, PositionQuery } from '../../lib/schemas/planets/positionInputs.ts';
import { choice } from '../../lib/schemas/common/inputs.ts';
import type { answers } from '../../lib/schemas/planets/answers.ts';
import { drawnChart } from '../../lib/drawing/drawnChart.ts';
import { DrawnBirth } from '../../lib/schemas/common/drawing/inputs.ts';
import { BIRTH_CHART, drawnOptions, drawnToo, pictured, type DrawnContext } from '../_shell/drawn/drawn.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { retrograde } from './motion.ts';
import * as relations from './relations.ts';
import * as results from './results.ts';

export const about = 'Where the nine planets stand and in what state: dignity, strength, motion, aspects, relations';

const ShadbalaQuery = {
  saptavargaja: choice(
    SAPTAVARGAJA_READINGS,
    'Virupas of great friend, friend, neutral, enemy, great enemy: raman 22.5, 15, 7.5, 3.75, 1.875; bphs 20, 15, 10, 4, 2; default raman',
  ),
  dig: choice(
    DIG_READINGS,
    'Strength by direction from the meridian, or from the point 270 degrees after the ascendant (equal); default meridian',
  ),
  minimum: choice(
    MINIMUM_READINGS,
    'Whose least rupas ratio, band and rank go by: 5 for the Sun by raman, 6.5 by bphs, the others alike; default raman',
  ),
};

const birthDrawn = (context: DrawnContext) =>
  drawnChart(context.chart, drawnOptions(context, context.names.of(BIRTH_CHART)));

export const routes = [
  natal('/planets/positions', drawnToo(results.positions, birthDrawn), {
    answer: 'positions',
    input: DrawnBirth,
    usesHouseSystem: true,
    ...pictured(birthDrawn),
    query: PositionQuery,
  }),
  natal('/planets/dignity', results.dignity, { answer: 'dignity', query: ShadbalaQuery }),
  natal('/planets/combustion', results.combustion, { answer: 'combustion' }),
  natal('/planets/retrograde', retrograde, { answer: 'retrograde' }),
  natal('/planets/avastha', results.avastha, { answer: 'avastha' }),
  natal('/planets/aspects', relations.aspects, { answer: 'aspects' }),
  natal('/planets/conjunctions', relations.conjunctions, { answer: 'conjunctions' }),
  natal('/planets/relationships', relations.relationships, { answer: 'relationships' }),
  natal('/planets/karakas', relations.karakas, { answer: 'karakas', query: KarakaQuery }),
  natal('/planets/lordships', relations.lordships, { answer: 'lordships' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
