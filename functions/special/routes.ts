import { PeriodsQuery } from '../../lib/schemas/common/asked/periodInputs.ts';
import { depthErrors } from '../_shell/asked/depthErrors.ts';
import type { answers } from '../../lib/schemas/special/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import { ashtakavargaSarva } from './ashtakavarga.ts';
import { drekkana, horaChart } from './specialCharts.ts';
import { gandanta } from './gandanta.ts';
import { kaksha } from './kaksha.ts';
import { longevity } from './longevity.ts';
import { mrityuBhaga } from './mrityubhaga.ts';
import { pushkara } from './pushkara.ts';
import { upachaya } from './upachaya.ts';
import { vargottama } from './vargottama.ts';

export const about = 'Special techniques: sensitive degrees, length of life by thirds, and charts read for one matter';

export const routes = [
  natal('/special/ashtakavarga-sarva', ashtakavargaSarva, {
    answer: 'ashtakavargaSarva',
    usesNow: true,
    check: nowInEphemeris,
  }),
  natal('/special/drekkana', drekkana, { answer: 'drekkana' }),
  natal('/special/gandanta', gandanta, { answer: 'gandanta' }),
  natal('/special/hora-chart', horaChart, { answer: 'horaChart' }),
  natal('/special/kaksha', kaksha, { answer: 'kaksha', usesNow: true, check: nowInEphemeris }),
  natal('/special/longevity', longevity, { answer: 'longevity', usesNow: true }),
  natal('/special/mrityubhaga', mrityuBhaga, { answer: 'mrityubhaga' }),
  natal('/special/pushkara', pushkara, { answer: 'pushkara' }),
  natal('/special/shoola-dasha', shoolaDasha, {
    answer: 'shoolaDasha',
    usesNow: true,
    query: PeriodsQuery,
    check: depthErrors,
  }),
  natal('/special/upachaya', upachaya, { answer: 'upachaya' }),
  natal('/special/vargottama', vargottama, { answer: 'vargottama' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
