/** The printable report. Loaded on demand and bundled separately: other code may import only types of it. */
import PDFDocument from 'pdfkit';
import { ENGINE_VERSION } from '../../../lib/schemas/common/version.ts';
import { birthPage } from '../../../lib/report/pages/birthPage.ts';
import { dashaPage } from '../../../lib/report/pages/dashaPage.ts';
import { foundPage } from '../../../lib/report/pages/foundPage.ts';
import { drawFoot, drawHead } from '../../../lib/report/margins.ts';
import { planetsPage } from '../../../lib/report/pages/planetsPage.ts';
import type { ReportPage, Report, ReportOptions } from '../../../lib/report/report.ts';
import { skyPage } from '../../../lib/report/pages/skyPage.ts';
import { documentSection } from '../../../lib/report/structure.ts';
import { wordsIn } from '../../../lib/report/words.ts';
import { keepShapesOf } from '../../../lib/typesetting/shaping.ts';
import { isOwnWord } from '../../../lib/report/vocabulary.ts';
import type { BirthContext } from '../../../lib/birth/birthContext.ts';

export type { ReportOptions } from '../../../lib/report/report.ts';

keepShapesOf(isOwnWord);

const PAGES: readonly ReportPage[] = [birthPage, planetsPage, dashaPage];

/**
 * Returns a report of three A4 pages as a PDF, in the language of the context's names: birth, conventions, panchang,
 * birth and navamsa charts; planets and houses; Vimshottari dasha. Transits, and yogas with doshas, follow on pages of
 * their own where the options hold them. Equal input gives equal bytes.
 */
export function chartReport(context: BirthContext, options: ReportOptions): Buffer {
  const words = wordsIn(context.names.lang);
  const pdf = emptyDocument(words.say('document'), words.lang);
  const report: Report = { context, options, words, root: documentSection(pdf) };
  const { found, moving } = options;
  const pages = [...PAGES, ...(moving ? [skyPage(moving)] : []), ...(found ? [foundPage(found)] : [])];
  for (const [index, page] of pages.entries()) {
    pdf.addPage();
    if (index > 0) drawHead(report);
    page(report);
    drawFoot(report, index + 1, pages.length);
  }
  pdf.end();
  // Reads everything: a stream without a listener keeps what was written.
  return pdf.read() as Buffer;
}

function emptyDocument(title: string, lang: string): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    // No default font: pdfkit would look for it beside its code, which a bundle does not have.
    font: '',
    // The same for everyone, so that equal requests give equal bytes; nothing of it comes from the caller.
    info: { Title: title, Creator: `vedic-astrology-api ${ENGINE_VERSION}`, CreationDate: new Date(0) },
  });
}
