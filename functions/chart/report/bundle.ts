/** The printable report. Loaded on demand and bundled separately: other code may import only types of it. */
import { birthPage } from '../../../lib/report/pages/birthPage.ts';
import { dashaPage } from '../../../lib/report/pages/dashaPage.ts';
import { drawFoot, drawHead } from '../../../lib/report/margins.ts';
import { pdfOf } from '../../../lib/report/pdf.ts';
import { planetsPage } from '../../../lib/report/pages/planetsPage.ts';
import type { ReportPage, Report, ReportOptions } from '../../../lib/report/report.ts';
import { drawDocument } from '../../../lib/report/document/document.ts';
import type { DocumentFacts } from '../../../lib/report/document/sections.ts';
import type { DocumentSection } from '../../../lib/schemas/chart/documentSections.ts';
import { wordsIn } from '../../../lib/report/words.ts';
import type { BirthContext } from '../../../lib/birth/birthContext.ts';

export type { ReportOptions } from '../../../lib/report/report.ts';

const PAGES: readonly ReportPage[] = [birthPage, planetsPage, dashaPage];

/**
 * Returns a report of three A4 pages as a PDF, in the language of the context's names: birth, conventions, panchang,
 * birth and navamsa charts; planets and houses; Vimshottari dasha. Equal input gives equal bytes.
 */
export function chartReport(context: BirthContext, options: ReportOptions): Buffer {
  return reportPdf(context, options, (report) => {
    for (const [index, page] of PAGES.entries()) {
      report.root.pdf.addPage();
      if (index > 0) drawHead(report);
      page(report);
      drawFoot(report, index + 1, PAGES.length);
    }
  });
}

/**
 * Returns the long document as a PDF: 25 to 35 A4 pages where all sections are asked for.
 *
 * @param sections null for all
 */
export function chartDocument(
  context: BirthContext,
  options: ReportOptions,
  facts: DocumentFacts,
  sections: readonly DocumentSection[] | null,
): Buffer {
  return reportPdf(context, { ...options, isDocument: true }, (report) => drawDocument(report, facts, sections));
}

function reportPdf(context: BirthContext, options: ReportOptions, draw: (report: Report) => void): Buffer {
  const { input, names, nowJdUT } = context;
  const { brand = null, isDocument, title } = options;
  const words = wordsIn(names.lang);
  const name = input.name?.trim() ? `${input.name} · ` : '';
  const of = {
    context,
    options,
    words,
    brand,
    head: [`${name}${words.date(input.date)}, ${input.time.slice(0, 5)}`, title],
    basis: isDocument ? 'basis_document' : 'basis',
  } as const;
  return pdfOf({ title: words.say('document'), lang: words.lang, nowJdUT, brand, sent: input }, (root) =>
    draw({ ...of, root }),
  );
}
