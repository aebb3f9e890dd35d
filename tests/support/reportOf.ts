/** Makes reports for tests. */
import { birthContext } from '../../functions/_shell/context.ts';
import { natalMeta } from '../../functions/_shell/meta.ts';
import * as v from 'valibot';
import type { Language } from '../../lib/words/names.ts';
import { foundIn } from '../../lib/records/chart/formations.ts';
import { movingSky } from '../../lib/records/chart/movingSky.ts';
import type { DocumentSection } from '../../lib/schemas/chart/documentSections.ts';
import { chartDocument, chartReport, type ReportOptions } from '../../functions/chart/report/bundle.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';
import { BIRTH } from './call.ts';
import { linesOf, readPdf } from './pdfText.ts';

export function contextOf(body: object = {}, lang: Language = 'en', query: object = {}): BirthContext {
  return birthContext(v.parse(Birth, { ...BIRTH, ...body }), lang, query, {}, true);
}

const plain = (context: BirthContext): ReportOptions => ({
  style: 'north',
  title: 'Birth chart',
  warnings: natalMeta('chart', context, { usesNow: false, usesHouseSystem: true }, []).warnings,
});

export function reportOf(body: object = {}, lang: Language = 'en', options: Partial<ReportOptions> = {}): Buffer {
  const context = contextOf(body, lang);
  return chartReport(context, { ...plain(context), ...options });
}

/** Sections of the long document, as they stand at an instant; all of them where none is named. */
export function documentOf(
  asOf: string,
  body: object = {},
  lang: Language = 'en',
  sections: readonly DocumentSection[] | null = null,
  options: Partial<ReportOptions> = {},
): Buffer {
  const context = contextOf(body, lang, { as_of: asOf });
  const facts = { moving: movingSky(context), found: foundIn(context) };
  return chartDocument(context, { ...plain(context), ...options }, facts, sections);
}

/** The lines of each page. */
export function linesOfReport(file: Buffer): string[][] {
  return readPdf(file).pages.map(linesOf);
}
