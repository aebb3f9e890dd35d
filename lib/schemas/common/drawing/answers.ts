/** The drawing in the answers of paths that have a chart. */
import * as v from 'valibot';

/** The field of an answer that holds the drawing; absent where it is not asked for. */
export const svgEntry = {
  svg: v.optional(v.pipe(v.string(), v.description('The chart drawn, where include_svg asks for it; else absent'))),
};

/** Said of every path that draws its chart. */
export const DRAWN_TOO = '`include_svg` adds the drawing; `Accept: image/png` or `image/svg+xml` answers it alone.';
