/** The chart of a path as a drawing: within its answer, or alone as SVG or PNG. */
import type { NatalContext } from '../../../lib/birth/natal.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import type { DrawingOptions, DrawnInput } from '../../../lib/schemas/common/drawing/inputs.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { ChartStyle, DrawnChart } from '../../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../../lib/drawing/layout.ts';
import { USUAL_LOOK, type Look } from '../../../lib/drawing/look.ts';
import { svgOf } from '../../../lib/drawing/svg.ts';
import { dateText } from '../../../lib/time/writtenDates.ts';
import { message } from '../../../lib/words/message.ts';
import type { Named } from '../../../lib/words/names.ts';
import { ApiError } from '../errors.ts';
import { logFault } from '../log.ts';
import { Content } from '../respond.ts';
import type { Formatted } from '../kinds/natal.ts';

/** The context of a path whose chart is drawn. */
export type DrawnContext<Query = unknown, Input extends Birth = Birth> = NatalContext<
  Query,
  unknown,
  Input & DrawnInput
>;

/** Returns what is drawn of a request. */
type Draw<Context> = (context: Context) => DrawnChart;

/** What the row of a path needs besides its function, so that it answers the drawing alone as well. */
export function pictured<Context extends DrawnContext>(draw: Draw<Context>) {
  return { formats: pictureForms(draw) };
}

/** Returns the function of a path with the drawing in its answer where `include_svg` asks for it. */
export function drawnToo<Context extends DrawnContext>(
  run: (context: Context) => object,
  draw: Draw<Context>,
): (context: Context) => object | Promise<object> {
  return (context) => (context.input.include_svg ? withSvg(run(context), context, draw) : run(context));
}

async function withSvg<Context extends DrawnContext>(
  answer: object,
  context: Context,
  draw: Draw<Context>,
): Promise<object> {
  const svg = await svgText(draw(context), context.input.drawing);
  if (!(answer instanceof Warned)) return { ...answer, svg };
  return new Warned({ ...answer.data, svg }, answer.warnings, answer.headers, answer.conventions);
}

/** Fixed: a name from the request must not enter a header. */
const FILE_NAME = 'chart';

/** Returns the content types other than JSON that show a chart. */
export function pictureForms<Context extends DrawnContext>(draw: Draw<Context>): Record<string, Formatted<Context>> {
  return {
    'image/svg+xml': async (context) =>
      new Content(await svgText(draw(context), context.input.drawing), {
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-disposition': `inline; filename="${FILE_NAME}.svg"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-language': context.names.lang,
      }),
    'image/png': async (context) =>
      new Content(await png(draw(context), context.input.drawing), {
        'content-type': 'image/png',
        'content-disposition': `inline; filename="${FILE_NAME}.png"`,
        'content-language': context.names.lang,
      }),
  };
}

type Options = DrawingOptions | null | undefined;

/** Returns a chart as SVG. Outlines of letters are loaded by the first request for them. */
export async function svgText(chart: DrawnChart, options: Options): Promise<string> {
  const look = lookOf(options);
  if (options?.text !== 'paths') return svgOf(chartDrawing(chart), chart, look);
  const { outlinesOf } = await import('../picture/bundle.ts');
  return svgOf(chartDrawing(chart), chart, { ...look, outlined: outlinesOf });
}

async function png(chart: DrawnChart, options: Options): Promise<Buffer> {
  try {
    const { pngOf } = await import('../picture/bundle.ts');
    return await pngOf(chart, lookOf(options));
  } catch (error) {
    logFault(error, 'picture_unavailable', {});
    throw new ApiError('temporarily_unavailable', message('picture_unavailable', {}), { 'retry-after': '30' });
  }
}

function lookOf(options: Options): Look {
  const { colours, theme, transparent, width } = options ?? {};
  const given = Object.entries(colours ?? {}).filter(([, colour]) => typeof colour === 'string');
  return {
    ...USUAL_LOOK,
    theme: theme ?? USUAL_LOOK.theme,
    colours: Object.fromEntries(given) as Look['colours'],
    widthPx: width ?? null,
    isTransparent: transparent ?? false,
  };
}

/** Returns the style that a request chooses. */
export function styleOf({ chart_style: style }: DrawnInput): ChartStyle {
  return style ?? 'north';
}

/** Returns style, heading and names of the drawing of a birth: kind of chart, name, when and where. */
export function drawnOptions({ input, names }: DrawnContext, kind: string) {
  const place = typeof input.place_name === 'string' ? input.place_name : '';
  const heading = [kind, input.name, `${dateText(input.date, names.lang)}, ${input.time}`, place];
  return { style: styleOf(input), heading, names };
}

/** The name of the usual chart. */
export const BIRTH_CHART: Named = { name: 'Birth chart', sanskrit: 'जन्म कुंडली' };
