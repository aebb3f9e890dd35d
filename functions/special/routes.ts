import { natal, nowInEphemeris } from '../_shell/route.ts';
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
  natal('/special/ashtakavarga-sarva', ashtakavargaSarva, { usesNow: true, check: nowInEphemeris }),
  natal('/special/drekkana', drekkana),
  natal('/special/gandanta', gandanta),
  natal('/special/hora-chart', horaChart),
  natal('/special/kaksha', kaksha, { usesNow: true, check: nowInEphemeris }),
  natal('/special/longevity', longevity, { usesNow: true }),
  natal('/special/mrityubhaga', mrityuBhaga),
  natal('/special/pushkara', pushkara),
  natal('/special/shoola-dasha', shoolaDasha, { usesNow: true }),
  natal('/special/upachaya', upachaya),
  natal('/special/vargottama', vargottama),
];

export const handler = serve(routes);
