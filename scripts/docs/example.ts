/** The birth of the first calls, and its chart as this service draws it. */
import { birthContext } from '../../functions/_shell/context.ts';
import * as v from 'valibot';
import { drawnChart } from '../../lib/drawing/drawnChart.ts';
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { svgOf } from '../../lib/drawing/svg.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';

export const EXAMPLE_BIRTH = {
  name: 'Asha Rao',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};

export function exampleChart(): string {
  const { chart, names } = birthContext(v.parse(Birth, EXAMPLE_BIRTH), 'en', {}, {}, false);
  const drawn = drawnChart(chart, { style: 'north', heading: [EXAMPLE_BIRTH.name], names });
  return svgOf(chartDrawing(drawn), drawn);
}
