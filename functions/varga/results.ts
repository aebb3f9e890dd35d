/** Answers of /varga. */
import { vargaChart } from '../../lib/astro/varga/position.ts';
import { VARGA_IDS, type VargaId } from '../../lib/astro/varga/vargas.ts';
import type { AllVargas, DivisionalChart } from '../../lib/schemas/varga/answers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { divisionalChart } from '../../lib/records/planet/divisional.ts';

type Context = NatalContext<unknown, unknown>;

/** Returns the function that answers with one varga. */
export function divisional(id: VargaId): (context: Context) => DivisionalChart {
  return ({ chart, names }) => divisionalChart(chart, vargaChart(chart, id), names);
}

export function all({ chart, names }: Context): AllVargas {
  return { charts: VARGA_IDS.map((id) => divisionalChart(chart, vargaChart(chart, id), names)) };
}
