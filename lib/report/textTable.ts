/** Tables of running text: a row is as high as its longest cell, and rows are drawn as long as there is room. */
import { colourOf } from './palette.ts';
import { STYLES } from './paper.ts';
import { decoration, drawn, sectionIn, type Section } from './structure.ts';
import { drawLines, wrappedLines, type TextStyle } from './drawnText.ts';

export interface TextColumn {
  readonly heading: string;
  readonly widthPt: number;
  readonly style?: TextStyle;
}

export interface TextTablePlace {
  readonly xPt: number;
  readonly topPt: number;
  /** Where it must end at the latest. */
  readonly endPt: number;
}

/** A row whose cells are broken into lines. */
export interface TextRow {
  readonly cells: readonly (readonly string[])[];
  readonly isHead: boolean;
  readonly heightPt: number;
}

const GAP_PT = 8;
const PADDING_PT = 3.5;
const LINE_SHARE = 1.26;

/** Returns the rows of a table as they will be drawn, that of the headings first. */
export function textRows(
  pdf: PDFKit.PDFDocument,
  columns: readonly TextColumn[],
  rows: readonly (readonly string[])[],
  mostLines: number,
): [head: TextRow, ...rows: TextRow[]] {
  const rowOf = (texts: readonly string[], isHead: boolean): TextRow => {
    const cells = columns.map((column, k) =>
      wrappedLines(pdf, texts[k]!, styleOf(column, isHead), column.widthPt - GAP_PT, mostLines),
    );
    const lines = Math.max(...cells.map(({ length }) => length));
    return { cells, isHead, heightPt: lines * STYLES.cell.sizePt * LINE_SHARE + 2 * PADDING_PT };
  };
  const headings = columns.map(({ heading }) => heading);
  return [rowOf(headings, true), ...rows.map((texts) => rowOf(texts, false))];
}

/** Draws the headings and as many rows as fit, or nothing where no row does; returns where it ends, and how many did. */
export function drawTextTable(
  section: Section,
  columns: readonly TextColumn[],
  head: TextRow,
  rows: readonly TextRow[],
  { endPt, topPt, xPt }: TextTablePlace,
): { endPt: number; count: number } {
  const { pdf } = section;
  if (rows.length === 0 || topPt + head.heightPt + rows[0]!.heightPt > endPt) return { endPt: topPt, count: 0 };
  const table = sectionIn(section, 'Table');
  let bottomPt = topPt;
  let count = 0;
  for (const row of [head, ...rows]) {
    if (bottomPt + row.heightPt > endPt) break;
    drawRow(sectionIn(table, 'TR'), columns, row, { xPt, topPt: bottomPt });
    bottomPt += row.heightPt;
    drawRule(pdf, columns, row, { xPt, topPt: bottomPt });
    count++;
  }
  return { endPt: bottomPt, count: count - 1 };
}

function styleOf({ style }: TextColumn, isHead: boolean): TextStyle {
  return isHead ? STYLES.label : (style ?? STYLES.cell);
}

interface Corner {
  readonly xPt: number;
  readonly topPt: number;
}

function drawRow(
  section: Section,
  columns: readonly TextColumn[],
  { cells, isHead }: TextRow,
  { topPt, xPt }: Corner,
): void {
  let leftPt = xPt;
  for (const [k, column] of columns.entries()) {
    const style = styleOf(column, isHead);
    const place = { xPt: leftPt, baselinePt: topPt + PADDING_PT + style.sizePt, widthPt: column.widthPt - GAP_PT };
    drawn(section, isHead ? 'TH' : 'TD', () =>
      drawLines(section.pdf, cells[k]!, style, place, STYLES.cell.sizePt * LINE_SHARE),
    );
    leftPt += column.widthPt;
  }
}

function drawRule(pdf: PDFKit.PDFDocument, columns: readonly TextColumn[], { isHead }: TextRow, corner: Corner): void {
  const { topPt, xPt } = corner;
  const widthPt = columns.reduce((sum, column) => sum + column.widthPt, 0);
  decoration(pdf, () => {
    pdf
      .moveTo(xPt, topPt)
      .lineTo(xPt + widthPt, topPt)
      .lineWidth(isHead ? 0.9 : 0.4)
      .stroke(colourOf(pdf, isHead ? 'accent' : 'rule'));
  });
}
