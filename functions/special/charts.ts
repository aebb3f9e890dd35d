/** Answers of /special that are divisional charts read for one matter. */
import { vargaChart } from '../../lib/astro/varga/position.ts';
import type { DivisionalChart } from '../../lib/schemas/varga.ts';
import type { NatalContext } from '../_shell/birth.ts';
import { divisionalChart } from '../_shell/divisional.ts';

type Context = NatalContext<unknown, unknown>;

export function drekkana({ chart, names }: Context): DivisionalChart {
  return divisionalChart(chart, vargaChart(chart, 'd3'), names);
}

export function horaChart({ chart, names }: Context): DivisionalChart {
  return divisionalChart(chart, vargaChart(chart, 'd2'), names);
}
