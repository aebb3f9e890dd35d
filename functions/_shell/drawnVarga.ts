/** A divisional chart as it is drawn. */
import { vargaChart } from '../../lib/astro/varga/position.ts';
import { VARGAS, type VargaId } from '../../lib/astro/varga/vargas.ts';
import type { DrawnChart } from '../../lib/drawing/drawing.ts';
import { drawnVarga } from '../../lib/drawing/drawnChart.ts';
import { drawnOptions, type DrawnContext } from './drawn.ts';

/** Returns the function that draws a divisional chart, with its name and number above it. */
export function vargaDrawn(id: VargaId): (context: DrawnContext) => DrawnChart {
  return (context) => {
    const { chart, names } = context;
    const kind = `${names.of(VARGAS[id])} (${id.toUpperCase()})`;
    return drawnVarga(chart, vargaChart(chart, id), drawnOptions(context, kind));
  };
}
