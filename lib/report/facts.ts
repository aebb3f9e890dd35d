/** Lists of labels and values. */
import { STYLES } from './paper.ts';
import { drawn, sectionIn, type Section } from './structure.ts';
import { drawLines, drawText, wrappedLines } from './drawnText.ts';

export interface PrintedFact {
  readonly label: string;
  readonly value: string;
}

export interface FactsPlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly widthPt: number;
  readonly labelPt: number;
}

const ROW_PT = 15.5;
const LINE_PT = 11.5;
const MOST_LINES = 3;

/** Draws a list and returns where it ends. Long values take several lines. */
export function drawFacts(section: Section, facts: readonly PrintedFact[], place: FactsPlace): number {
  const { pdf } = section;
  const table = sectionIn(section, 'Table');
  const { xPt, labelPt, widthPt } = place;
  const valuePt = widthPt - labelPt;
  let baselinePt = place.topPt + ROW_PT * 0.7;
  for (const { label, value } of facts) {
    const row = sectionIn(table, 'TR');
    const at = baselinePt;
    drawn(row, 'TH', () => drawText(pdf, label, STYLES.label, { xPt, baselinePt: at, widthPt: labelPt - 6 }));
    const lines = wrappedLines(pdf, value, STYLES.body, valuePt, MOST_LINES);
    const valuePlace = { xPt: xPt + labelPt, baselinePt: at, widthPt: valuePt };
    drawn(row, 'TD', () => drawLines(pdf, lines, STYLES.body, valuePlace, LINE_PT));
    baselinePt += ROW_PT + Math.max(0, lines.length - 1) * LINE_PT;
  }
  return baselinePt - ROW_PT * 0.7;
}
