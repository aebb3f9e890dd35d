import { PeriodsQuery } from '../../lib/schemas/common/asked/periodInputs.ts';
import { depthErrors } from '../_shell/asked/depthErrors.ts';
import type { answers } from '../../lib/schemas/special/answers.ts';
import { DrawnBirth } from '../../lib/schemas/common/drawing/inputs.ts';
import type { VargaId } from '../../lib/astro/varga/vargas.ts';
import { drawnToo, pictured } from '../_shell/drawn/drawn.ts';
import { vargaDrawn } from '../_shell/drawn/vargaDrawn.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import { ashtakavargaSarva } from './ashtakavarga.ts';
import { drekkana, horaChart } from './specialCharts.ts';
import { gandanta } from './gandanta.ts';
import { kaksha } from './kaksha.ts';
import { longevity } from './longevity.ts';
import { mrityuBhaga } from './mrityubhaga.ts';
import { pushkara } from './pushkara.ts';
import { SphutaBirth, UpagrahaBirth } from '../../lib/schemas/special/points/pointInputs.ts';
import { avakahada } from './points/avakahada.ts';
import { lagnas } from './points/lagnas.ts';
import { sphutas } from './points/sphutas.ts';
import { upagrahas } from './points/upagrahas.ts';
import { upachaya } from './upachaya.ts';
import { vargottama } from './vargottama.ts';

export const about = 'Special techniques: sensitive degrees, length of life by thirds, and charts read for one matter';

/** Options of a path whose divisional chart is drawn. */
const drawn = (id: VargaId) => ({ input: DrawnBirth, ...pictured(vargaDrawn(id)) });

export const routes = [
  natal('/special/ashtakavarga-sarva', ashtakavargaSarva, {
    answer: 'ashtakavargaSarva',
    usesNow: true,
    check: nowInEphemeris,
  }),
  natal('/special/drekkana', drawnToo(drekkana, vargaDrawn('d3')), { answer: 'drekkana', ...drawn('d3') }),
  natal('/special/gandanta', gandanta, { answer: 'gandanta' }),
  natal('/special/hora-chart', drawnToo(horaChart, vargaDrawn('d2')), { answer: 'horaChart', ...drawn('d2') }),
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
  natal('/special/avakahada', avakahada, { answer: 'avakahada', isAddition: true }),
  natal('/special/lagnas', lagnas, {
    answer: 'lagnas',
    // A point that outruns the clock is never told without saying so.
    asks: { keptFrom: { brief: ['degrees_per_minute'] } },
    isAddition: true,
  }),
  natal('/special/sphutas', sphutas, {
    answer: 'sphutas',
    input: SphutaBirth,
    asks: {
      notBrief: ['nakshatra', 'navamsha_sign'],
      keptFrom: { brief: ['yogi', 'duplicate_yogi', 'avayogi', 'arc'] },
    },
    isAddition: true,
  }),
  natal('/special/upagrahas', upagrahas, {
    answer: 'upagrahas',
    input: UpagrahaBirth,
    asks: { notBrief: ['nakshatra', 'begin', 'middle', 'end', 'other_reading'] },
    isAddition: true,
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
