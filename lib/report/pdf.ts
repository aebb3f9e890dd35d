/** The file of a report: an empty PDF before its pages are drawn, and its bytes after. */
import PDFDocument from 'pdfkit';
import { MS_PER_DAY, unixMsFromJd } from '../astro/time.ts';
import { ENGINE_VERSION } from '../schemas/common/version.ts';
import { keepShapesOf } from '../typesetting/shaping.ts';
import type { Language } from '../words/names.ts';
import { useAccent } from './palette.ts';
import type { Brand } from './report.ts';
import { documentSection, type Section } from './structure.ts';
import { callersWords, isOwnWord } from './vocabulary.ts';

export interface PdfOptions {
  /** The title of the file, which holds nothing of the caller. */
  readonly title: string;
  readonly lang: Language;
  /** The instant taken for now: its day is the date of the file, so that equal requests of a day give equal bytes. */
  readonly nowJdUT: number;
  readonly brand: Brand | null;
  /** What the caller sent: shapes of its words are not kept. */
  readonly sent: unknown;
}

/** Returns the bytes of a PDF in A4 whose pages are drawn into its root section. */
export function pdfOf(options: PdfOptions, draw: (root: Section) => void): Buffer {
  const { brand, sent } = options;
  const callers = callersWords([sent, brand?.name, brand?.footer]);
  keepShapesOf((word) => isOwnWord(word, callers));
  const pdf = emptyPdf(options);
  useAccent(pdf, brand?.colour ?? null);
  draw(documentSection(pdf));
  pdf.end();
  keepShapesOf(() => false);
  // Reads everything: a stream without a listener keeps what was written.
  return pdf.read() as Buffer;
}

function emptyPdf({ lang, nowJdUT, title }: PdfOptions): PDFKit.PDFDocument {
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
