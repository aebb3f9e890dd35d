/** Tables of the report: a heading above each column, a rule below each row. */
import { colourOf } from './palette.ts';
import { STYLES } from './paper.ts';
import { decoration, drawn, sectionIn, type Section } from './structure.ts';
import { ANCHOR_SHARES, drawText, type TextStyle } from './drawnText.ts';

export interface TableColumn {
  readonly heading: string;
  readonly widthPt: number;
  readonly style?: TextStyle;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export interface TablePlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly rowPt: number;
}

const GAP_PT = 6;
/** From the rule above a row to the baseline of its letters, as a share of the row. */
const BASELINE_SHARE = 0.66;

/** Draws a table and returns where it ends. */
export function drawTable(
  section: Section,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  { xPt, topPt, rowPt }: TablePlace,
): number {
  const table = sectionIn(section, 'Table');
  const edges = edgesOf(columns, xPt);
  const headings = columns.map(({ heading }) => heading);
  const drawRow = (cells: readonly string[], index: number): void => {
    const row = sectionIn(table, 'TR');
    for (const [k, column] of columns.entries()) {
      const style = index === 0 ? STYLES.label : (column.style ?? STYLES.body);
      const baselinePt = topPt + (index + BASELINE_SHARE) * rowPt;
      const place = { ...placeIn(column, edges[k]!), baselinePt };
      drawn(row, index === 0 ? 'TH' : 'TD', () => drawText(section.pdf, cells[k]!, style, place));
    }
  };
  [headings, ...rows].forEach(drawRow);
  drawRules(section.pdf, { fromPt: xPt, toPt: edges.at(-1)!, topPt, rowPt }, rows.length);
  return topPt + (rows.length + 1) * rowPt;
}

/** The left edge of each column, and the right one of the last. */
function edgesOf(columns: readonly TableColumn[], xPt: number): number[] {
  const edges = [xPt];
  for (const { widthPt } of columns) edges.push(edges.at(-1)! + widthPt);
  return edges;
}

function placeIn({ anchor = 'start', widthPt }: TableColumn, edgePt: number) {
  const innerPt = widthPt - GAP_PT;
  return { anchor, xPt: edgePt + ANCHOR_SHARES[anchor] * innerPt, widthPt: innerPt };
}

interface Rules {
  readonly fromPt: number;
  readonly toPt: number;
  readonly topPt: number;
  readonly rowPt: number;
}

function drawRules(pdf: PDFKit.PDFDocument, { fromPt, toPt, topPt, rowPt }: Rules, rows: number): void {
  decoration(pdf, () => {
    for (let row = 1; row <= rows + 1; row++) {
      const yPt = topPt + row * rowPt;
      pdf.moveTo(fromPt, yPt).lineTo(toPt, yPt);
      pdf.lineWidth(row === 1 ? 0.9 : 0.4).stroke(colourOf(pdf, row === 1 ? 'accent' : 'rule'));
    }
  });
}
