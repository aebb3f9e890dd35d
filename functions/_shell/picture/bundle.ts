/** Letters as outlines, and drawings as PNG. Loaded on demand and bundled separately: it is more code than a group. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { DrawnChart } from '../../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../../lib/drawing/layout.ts';
import type { Look } from '../../../lib/drawing/look.ts';
import { svgOf } from '../../../lib/drawing/svg.ts';
import type { Pixels } from '../../../lib/report/image.ts';
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

/** A logo that is wider, or higher, than so many times the other side is none. */
const MOST_RATIO = 8;

/**
 * Returns an SVG as pixels, its longer side of a given length; null where it cannot be read or has no sensible size.
 *
 * The renderer knows neither files nor the network, so that nothing in the SVG can ask for either.
 */
export async function logoOf(svg: string, longerSidePx: number): Promise<Pixels | null> {
  await renderer();
  const read = parsed(svg, {});
  if (!read) return null;
  const { height, width } = read;
  read.free();
  const ratio = width / height;
  if (!(ratio <= MOST_RATIO && ratio >= 1 / MOST_RATIO)) return null;
  const sized = parsed(svg, { fitTo: { mode: ratio >= 1 ? 'width' : 'height', value: longerSidePx } })!;
  const image = sized.render();
  try {
    return { widthPx: image.width, heightPx: image.height, rgba: Uint8Array.from(image.pixels) };
  } finally {
    image.free();
    sized.free();
  }
}

/** Returns an SVG as read; null where it is none. */
function parsed(svg: string, options: ConstructorParameters<typeof Resvg>[1]): InstanceType<typeof Resvg> | null {
  try {
    return new Resvg(svg, options);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('SVG data parsing failed')) return null;
    throw error;
  }
}
