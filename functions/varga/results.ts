/** Answers of /varga. */
import { vargaChart } from '../../lib/astro/varga/position.ts';
import { VARGA_IDS, type VargaId } from '../../lib/astro/varga/vargas.ts';
import type { AllVargas, DivisionalChart } from '../../lib/schemas/varga/answers.ts';
import { divisionalChart } from '../../lib/records/planet/divisional.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Returns the function that answers with one varga. */
export function divisional(id: VargaId): (context: BirthContext) => DivisionalChart {
  return ({ chart, names }) => divisionalChart(chart, vargaChart(chart, id), names);
}

export function all({ chart, names }: BirthContext): AllVargas {
  return { charts: VARGA_IDS.map((id) => divisionalChart(chart, vargaChart(chart, id), names)) };
}
