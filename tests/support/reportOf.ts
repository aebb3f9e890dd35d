/** Makes reports for tests. */
import * as v from 'valibot';
import { natalContext } from '../../lib/birth/natal.ts';
import type { Language } from '../../lib/words/names.ts';
import { lifePeriods } from '../../lib/records/period/life.ts';
import { foundIn } from '../../functions/chart/found.ts';
import { movingSky } from '../../functions/chart/movingSky.ts';
import { chartReport, type ReportContext, type ReportOptions } from '../../functions/chart/report/bundle.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';
import { BIRTH } from './call.ts';
import { linesOf, readPdf } from './pdfText.ts';

export function contextOf(body: object = {}, lang: Language = 'en', query: object = {}): ReportContext {
  return natalContext(v.parse(Birth, { ...BIRTH, ...body }), lang, query, {}, true);
}

export function reportOf(body: object = {}, lang: Language = 'en', options: Partial<ReportOptions> = {}): Buffer {
  return chartReport(contextOf(body, lang), { style: 'north', title: 'Birth chart', ...options });
}

/** A report with the sky of an instant. */
export function skyReportOf(asOf: string, body: object = {}, lang: Language = 'en'): Buffer {
  const context = contextOf(body, lang, { as_of: asOf });
  return chartReport(context, { style: 'north', title: 'Birth chart', moving: movingSky(context) });
}

/** A report with yogas and doshas. */
export function foundReportOf(asOf: string, body: object = {}, lang: Language = 'en'): Buffer {
  const context = contextOf(body, lang, { as_of: asOf });
  const found = foundIn(context, lifePeriods(context, vimshottari));
  return chartReport(context, { style: 'north', title: 'Birth chart', found });
}

/** The lines of each page. */
export function linesOfReport(file: Buffer): string[][] {
  return readPdf(file).pages.map(linesOf);
}
