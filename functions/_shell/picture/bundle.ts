/** Letters as outlines, and drawings as PNG. Loaded on demand and bundled separately: it is more code than a group. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { DrawnChart } from '../../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../../lib/drawing/layout.ts';
import type { Look } from '../../../lib/drawing/look.ts';
import { svgOf } from '../../../lib/drawing/svg.ts';
import { outlinesOf } from '../../../lib/typesetting/outlines.ts';

export { outlinesOf } from '../../../lib/typesetting/outlines.ts';

/** Resolved through `createRequire`, so that on Lambda it is the file of the layer (NODE_PATH). */
const rendererFile = (): string => createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

let ready: Promise<void> | null = null;

/** The renderer accepts being started once only; a failed start is tried again. */
function renderer(): Promise<void> {
  ready ??= initWasm(readFileSync(rendererFile())).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}

/**
 * Returns a chart as PNG: that of the same look as SVG, with letters as outlines, so that no font of the machine
 * matters, and every colour an attribute.
 */
export async function pngOf(chart: DrawnChart, look: Look): Promise<Buffer> {
  await renderer();
  const drawing = chartDrawing(chart);
  const svg = svgOf(drawing, chart, { ...look, hasStyleSheet: false, outlined: outlinesOf });
  const read = new Resvg(svg, { fitTo: { mode: 'width', value: look.widthPx ?? drawing.width } });
  const image = read.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    image.free();
    read.free();
  }
}
