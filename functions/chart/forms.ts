/** Drawing and report of a chart, within an answer or as a file of their own. */
import type { ChartResponse } from '../../lib/schemas/chart/answers.ts';
import type { ChartInput } from '../../lib/schemas/chart/chartInput.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { drawnOptions, pictureForms, styleOf as chosenStyle, svgText } from '../_shell/drawn/drawn.ts';
import { brandOf, PDF_TYPE, printed } from '../_shell/drawn/printed.ts';
import type { Brand } from '../../lib/report/report.ts';
import { DOCUMENT_SECTIONS, type DocumentSection } from '../../lib/schemas/chart/documentSections.ts';
import { logFault } from '../_shell/log.ts';
import { natalMeta } from '../_shell/meta.ts';
import type { Formatted } from '../_shell/kinds/natal.ts';
import { drawnChart } from '../../lib/drawing/drawnChart.ts';
import type { ChartStyle, DrawnChart } from '../../lib/drawing/drawing.ts';
import type { Kind } from './kinds.ts';
import { foundIn, type Found } from '../../lib/records/chart/formations.ts';
import { movingSky, type MovingSky } from '../../lib/records/chart/movingSky.ts';

export type Context = NatalContext<unknown, unknown, ChartInput>;

/** Fixed: a name from the request must not enter a header. */
const FILE_NAME = 'chart';

export function styleOf(kind: Kind, input: ChartInput): ChartStyle {
  return kind.style ?? chosenStyle(input);
}

export function svg(context: Context, kind: Kind): Promise<string> {
  return svgText(drawnOf(context, kind), context.input.drawing);
}

function drawnOf(context: Context, kind: Kind): DrawnChart {
  const { chart, input, names } = context;
  const first = kind.countedFrom === null ? chart.ascendant : chart.planets[kind.countedFrom];
  return drawnChart(chart, {
    ...drawnOptions(context, names.of(kind)),
    style: styleOf(kind, input),
    firstSignIndex: first.signIndex,
  });
}

/** The parts that the full chart has in addition, shown on further pages of its report. */
export interface Whole {
  readonly moving: MovingSky;
  readonly found: Found;
}

/** Returns the sections of the document that a request names; null for all. */
function sectionsAsked({ query }: Context): readonly DocumentSection[] | null {
  const { sections } = query as { readonly sections?: readonly string[] | null };
  const named = DOCUMENT_SECTIONS.filter((section) => sections?.includes(section));
  return named.length > 0 ? named : null;
}

/** The report is loaded by the first request for one: it is most of the code of this group. */
async function report(context: Context, kind: Kind, brand: Brand | null, whole: Whole | undefined): Promise<Buffer> {
  const { chartDocument, chartReport } = await import('./report/bundle.ts');
  const { countedFrom, type } = kind;
  const style = styleOf(kind, context.input);
  const hasIntensity = type === 'bhava_intensity';
  const { warnings } = natalMeta('chart', context, { usesNow: false, usesHouseSystem: true }, []);
  const options = { style, title: context.names.of(kind), countedFrom, hasIntensity, warnings, brand };
  return whole ? chartDocument(context, options, whole, sectionsAsked(context)) : chartReport(context, options);
}

type Pdf = NonNullable<ChartResponse['pdf']>;

/**
 * Returns null where the report fails; the fault is logged.
 *
 * @param whole the additional parts, for a kind that has them
 */
export async function pdf(context: Context, kind: Kind, whole: Whole | undefined): Promise<Pdf | null> {
  const brand = await brandOf(context.input.brand);
  try {
    const file = await report(context, kind, brand, whole);
    return {
      filename: `${FILE_NAME}.pdf`,
      content_type: PDF_TYPE,
      bytes: file.length,
      base64: file.toString('base64'),
    };
  } catch (error) {
    logFault(error, 'pdf_unavailable', {});
    return null;
  }
}

/** Returns the content types other than JSON that the paths of a chart answer. */
export function rawForms(kind: Kind): Record<string, Formatted<Context>> {
  return {
    ...pictureForms((context: Context) => drawnOf(context, kind)),
    [PDF_TYPE]: async (context) => {
      const brand = await brandOf(context.input.brand);
      const whole = kind.type === 'full' ? wholeOf(context) : undefined;
      return printed(FILE_NAME, context.names, () => report(context, kind, brand, whole));
    },
  };
}

function wholeOf(context: Context): Whole {
  return { moving: movingSky(context), found: foundIn(context) };
}
