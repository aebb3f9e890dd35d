/** The printable report. Loaded on demand and bundled separately: other code may import only types of it. */
import PDFDocument from 'pdfkit';
import { ENGINE_VERSION } from '../../../lib/schemas/common/version.ts';
import { birthPage } from '../../../lib/report/pages/birthPage.ts';
import { dashaPage } from '../../../lib/report/pages/dashaPage.ts';
import { drawFoot, drawHead } from '../../../lib/report/margins.ts';
import { planetsPage } from '../../../lib/report/pages/planetsPage.ts';
import type { ReportPage, Report, ReportOptions } from '../../../lib/report/report.ts';
import { drawDocument } from '../../../lib/report/document/document.ts';
import type { DocumentFacts } from '../../../lib/report/document/sections.ts';
import type { DocumentSection } from '../../../lib/schemas/chart/documentSections.ts';
import { useAccent } from '../../../lib/report/palette.ts';
import { MS_PER_DAY, unixMsFromJd } from '../../../lib/astro/time.ts';
import { documentSection } from '../../../lib/report/structure.ts';
import { wordsIn } from '../../../lib/report/words.ts';
import { keepShapesOf } from '../../../lib/typesetting/shaping.ts';
import { callersWords, isOwnWord } from '../../../lib/report/vocabulary.ts';
import type { BirthContext } from '../../../lib/birth/birthContext.ts';

export type { ReportOptions } from '../../../lib/report/report.ts';

const PAGES: readonly ReportPage[] = [birthPage, planetsPage, dashaPage];

/**
 * Returns a report of three A4 pages as a PDF, in the language of the context's names: birth, conventions, panchang,
 * birth and navamsa charts; planets and houses; Vimshottari dasha. Equal input gives equal bytes.
 */
export function chartReport(context: BirthContext, options: ReportOptions): Buffer {
  const report = emptyReport(context, options);
  const { pdf } = report.root;
  for (const [index, page] of PAGES.entries()) {
    pdf.addPage();
    if (index > 0) drawHead(report);
    page(report);
    drawFoot(report, index + 1, PAGES.length);
  }
  return finished(pdf);
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
  const report = emptyReport(context, { ...options, isDocument: true });
  drawDocument(report, facts, sections);
  return finished(report.root.pdf);
}

function emptyReport(context: BirthContext, options: ReportOptions): Report {
  const callers = callersWords([context.input, options.brand?.name, options.brand?.footer]);
  keepShapesOf((word) => isOwnWord(word, callers));
  const words = wordsIn(context.names.lang);
  const pdf = emptyDocument(words.say('document'), words.lang, context.nowJdUT);
  useAccent(pdf, options.brand?.colour ?? null);
  return { context, options, words, root: documentSection(pdf) };
}

/** Ends a document and returns its bytes. */
function finished(pdf: PDFKit.PDFDocument): Buffer {
  pdf.end();
  keepShapesOf(() => false);
  // Reads everything: a stream without a listener keeps what was written.
  return pdf.read() as Buffer;
}

/** @param nowJdUT the instant taken for now: its day is the date of the file, so that equal requests of a day give equal bytes */
function emptyDocument(title: string, lang: string, nowJdUT: number): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    // Numbers of pages and contents are drawn when all pages are known.
    bufferPages: true,
    // No default font: pdfkit would look for it beside its code, which a bundle does not have.
    font: '',
    // Nothing of it comes from the caller but the date.
    info: {
      Title: title,
      Creator: `vedic-astrology-api ${ENGINE_VERSION}`,
      CreationDate: new Date(Math.floor(unixMsFromJd(nowJdUT) / MS_PER_DAY) * MS_PER_DAY),
    },
  });
}
