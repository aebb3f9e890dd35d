/** Bars: values beside one another, each with its label and what it comes to. */
import { drawText } from '../drawnText.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { decoration, drawn, sectionIn } from '../structure.ts';
import { figureTitle, type FigureTitle, type AnyFlow } from './flow.ts';

export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly value: string;
}

const ROW_PT = 17;
const LABEL_PT = 92;
const VALUE_PT = 118;
const BAR_PT = CONTENT_PT - LABEL_PT - VALUE_PT;
const THICK_PT = 8;

/**
 * Draws bars below one another under their title.
 *
 * @param mark a share at which a line crosses all of them; null for none
 */
export function drawBars(flow: AnyFlow, title: FigureTitle, bars: readonly Bar[], mark: number | null = null): void {
  figureTitle(flow, title, bars.length * ROW_PT);
  const { pdf } = flow.section;
  const { topPt } = flow;
  const list = sectionIn(flow.section, 'Table');
  for (const [k, { label, share, value }] of bars.entries()) {
    const baselinePt = topPt + (k + 0.7) * ROW_PT;
    const row = sectionIn(list, 'TR');
    drawn(row, 'TH', () => drawText(pdf, label, STYLES.body, { xPt: MARGIN_PT, baselinePt, widthPt: LABEL_PT - 6 }));
    drawn(row, 'TD', () =>
      drawText(pdf, value, STYLES.body, {
        xPt: MARGIN_PT + CONTENT_PT,
        baselinePt,
        anchor: 'end',
        widthPt: VALUE_PT - 8,
      }),
    );
    const [xPt, yPt] = [MARGIN_PT + LABEL_PT, baselinePt - THICK_PT + 1];
    decoration(pdf, () => {
      pdf.rect(xPt, yPt, BAR_PT, THICK_PT).fill(colourOf(pdf, 'tint'));
      pdf.rect(xPt, yPt, BAR_PT * Math.min(1, Math.max(0, share)), THICK_PT).fill(colourOf(pdf, 'accent'));
    });
  }
  if (mark !== null) drawMark(pdf, MARGIN_PT + LABEL_PT + BAR_PT * mark, topPt, bars.length * ROW_PT);
  flow.topPt = topPt + bars.length * ROW_PT + 12;
}

function drawMark(pdf: PDFKit.PDFDocument, xPt: number, topPt: number, heightPt: number): void {
  decoration(pdf, () => {
    pdf.moveTo(xPt, topPt).lineTo(xPt, topPt + heightPt);
    pdf.lineWidth(0.9).stroke(colourOf(pdf, 'ink'));
  });
}
