/** The birth of the first calls, and its chart as this service draws it. */
import * as v from 'valibot';
import { natalContext } from '../../lib/birth/natal.ts';
import { drawnChart } from '../../lib/drawing/drawn.ts';
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
  const { chart, names } = natalContext(v.parse(Birth, EXAMPLE_BIRTH), 'en', {}, {}, false);
  const drawn = drawnChart(chart, { style: 'north', heading: [EXAMPLE_BIRTH.name], names });
  return svgOf(chartDrawing(drawn), drawn);
}
