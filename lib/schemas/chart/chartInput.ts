/** Input B+C: birth data, what to draw of the chart, and who hands the report on. */
import type * as v from 'valibot';
import { birthWith, flag } from '../common/inputs.ts';
import { DRAWING_ENTRIES, objectOrNone } from '../common/drawing/inputs.ts';
import { said } from '../common/said.ts';
import { Brand } from '../common/drawing/brand.ts';

export const ChartInput = birthWith('ChartInput', 'Birth data, and what is drawn', {
  ...DRAWING_ENTRIES,
  include_pdf: flag('Answer a report as PDF too: of three pages, of about thirty from /chart/full; default false'),
  brand: objectOrNone(Brand, said('brand_form', {})),
});
export type ChartInput = v.InferOutput<typeof ChartInput>;
