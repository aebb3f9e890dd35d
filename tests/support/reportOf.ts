/** Makes reports for tests. */
import * as v from 'valibot';
import { natalContext } from '../../functions/_shell/birth.ts';
import type { Language } from '../../functions/_shell/names.ts';
import { chartReport, type ReportContext, type ReportOptions } from '../../functions/chart/report/bundle.ts';
import { Birth } from '../../lib/schemas/inputs.ts';
import { BIRTH } from './call.ts';
import { linesOf, readPdf } from './pdfText.ts';

export function contextOf(body: object = {}, lang: Language = 'en'): ReportContext {
  return natalContext(v.parse(Birth, { ...BIRTH, ...body }), lang, {}, {}, true);
}

export function reportOf(body: object = {}, lang: Language = 'en', options: Partial<ReportOptions> = {}): Buffer {
  return chartReport(contextOf(body, lang), { style: 'north', title: 'Birth chart', ...options });
}

/** The lines of each page. */
export function linesOfReport(file: Buffer): string[][] {
  return readPdf(file).pages.map(linesOf);
}
