/** Answers of /chart: chart to wire record. */
import type { Opening } from '../../lib/records/period/opening.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { citation } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { BhavaIntensity, ChartBirth, ChartFull, ChartResponse } from '../../lib/schemas/chart/answers.ts';
import { chosenBirthParts } from '../../lib/records/chart/birthParts.ts';
import { message, sayMessage } from '../../lib/words/message.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { dashaRecord } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import type { Names } from '../../lib/words/names.ts';
import { Warned } from '../../lib/records/warned.ts';
import { SATURN_SOURCES } from '../../lib/records/transit/saturn.ts';
import { TRANSIT_SOURCES } from '../../lib/records/transit/passages.ts';
import { pdf, svg, type Context, type Whole } from './forms.ts';
import { foundIn } from '../../lib/records/chart/formations.ts';
import { withIntensity } from './intensity.ts';
import { KINDS, type Kind } from './kinds.ts';
import { movingSky } from '../../lib/records/chart/movingSky.ts';
import { chartParts } from './chartSections.ts';

export const moon = charted(KINDS.moon);
export const sun = charted(KINDS.sun);
export const northIndian = charted(KINDS.north_indian);
export const bhavChalit = charted(KINDS.bhav_chalit);

/** The birth chart, with what almanacs print of the birth. */
export function birth(context: Context): Promise<ChartBirth | Warned> {
  const data = { ...chartParts(context, KINDS.birth), ...chosenBirthParts(context, context.query as object) };
  return withForms(context, KINDS.birth, data);
}

export function intensity(context: Context): Promise<BhavaIntensity | Warned> {
  const kind = KINDS.bhava_intensity;
  return withForms(context, kind, withIntensity(context, chartParts(context, kind)));
}

/** The mahadashas, and what runs down to the fifth level. */
const RUNNING_CHAIN: Opening = { levels: 1, opensRunning: true, within: null };

export function full(context: Context): Promise<ChartFull | Warned> {
  const kind = KINDS.full;
  const life = context.life(vimshottari);
  const moving = movingSky(context);
  const found = foundIn(context);
  const skySources = [vimshottari.source, ...TRANSIT_SOURCES, ...SATURN_SOURCES, DOUBLE_TRANSIT_SOURCE].map(citation);
  const data = {
    ...chartParts(context, kind),
    ...chosenBirthParts(context, { ...(context.query as object), include: null }),
    dasha: dashaRecord(context, vimshottari, life, RUNNING_CHAIN),
    ...moving,
    ...found.records,
    disclaimer: disclaimerIn('indications', context.names.lang),
    sources: [...new Set([...skySources, ...found.sources])],
  };
  return withForms(context, kind, data, { whole: { moving, found }, warnings: outsideLife(context, life) });
}

/** Returns the function that answers with one kind of chart. */
function charted(kind: Kind): (context: Context) => Promise<ChartResponse | Warned> {
  return (context) => withForms(context, kind, chartParts(context, kind));
}

type Forms = Pick<ChartResponse, 'svg' | 'pdf'>;

const pdfUnavailable = ({ lang }: Names): Warned['warnings'][number] => ({
  code: 'pdf_unavailable',
  message: sayMessage(message('report_left_out', {}), lang),
});

interface Aside {
  /** For a report that shows it as well. */
  readonly whole?: Whole;
  readonly warnings?: Warned['warnings'];
}

/** Adds the requested drawing and report. The rest of the answer stands where the report fails. */
async function withForms<Data extends object>(
  context: Context,
  kind: Kind,
  data: Data,
  { whole, warnings = [] }: Aside = {},
): Promise<(Data & Forms) | Warned> {
  const { include_pdf: wantsPdf, include_svg: wantsSvg } = context.input;
  const forms = {
    svg: (wantsSvg ?? kind.style !== null) ? await svg(context, kind) : null,
    pdf: wantsPdf ? await pdf(context, kind, whole) : null,
  };
  const answer = { ...data, ...forms };
  const described = wantsPdf && !forms.pdf ? [...warnings, pdfUnavailable(context.names)] : warnings;
  return described.length === 0 ? answer : new Warned(answer, described);
}
