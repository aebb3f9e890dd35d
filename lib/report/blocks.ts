/** Headings, rules and running text. */
import { colourOf, type Ink } from './palette.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from './paper.ts';
import { decoration, drawn, type Section } from './structure.ts';
import { drawLines, drawText, wrappedLines, type TextStyle } from './drawnText.ts';

const HEADING_PT = 22;

export interface BlockPlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly widthPt: number;
}

/** Draws the heading of a part of a page and returns where it ends. */
export function drawHeading(section: Section, text: string, { xPt, topPt, widthPt }: BlockPlace): number {
  const place = { xPt, baselinePt: topPt + HEADING_PT * 0.6, widthPt };
  drawn(section, 'H2', () => drawText(section.pdf, text, STYLES.heading, place));
  return topPt + HEADING_PT;
}

/** Draws a paragraph and returns where it ends. */
export function drawParagraph(
  section: Section,
  text: string,
  style: TextStyle,
  { xPt, topPt, widthPt }: BlockPlace,
  mostLines: number,
): number {
  const { pdf } = section;
  const linePt = style.sizePt * 1.4;
  const lines = wrappedLines(pdf, text, style, widthPt, mostLines);
  const place = { xPt, baselinePt: topPt + style.sizePt, widthPt };
  drawn(section, 'P', () => drawLines(pdf, lines, style, place, linePt));
  return topPt + lines.length * linePt;
}

/** Draws a thin line over the width of the page. */
export function drawRule(pdf: PDFKit.PDFDocument, yPt: number, ink: Ink = 'rule', thicknessPt = 0.5): void {
  decoration(pdf, () => {
    pdf
      .moveTo(MARGIN_PT, yPt)
      .lineTo(MARGIN_PT + CONTENT_PT, yPt)
      .lineWidth(thicknessPt)
      .stroke(colourOf(pdf, ink));
  });
}
