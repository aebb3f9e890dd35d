/** Draws a chart onto the page. */
import type { Drawing, LabelRole, Stroke } from '../drawing/drawing.ts';
import type { FontWeight } from '../typesetting/fonts.ts';
import { ACCENT_COLOR, FRAME_COLOR, STYLES } from './paper.ts';
import { drawn, type Section } from './structure.ts';
import { drawText } from './drawnText.ts';

export interface DrawingPlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly widthPt: number;
}

const LOOKS: Readonly<Record<LabelRole, { readonly weight: FontWeight; readonly color: string }>> = {
  heading: { weight: 700, color: STYLES.body.color },
  number: { weight: 400, color: STYLES.label.color },
  sign: { weight: 400, color: STYLES.label.color },
  planet: { weight: 400, color: STYLES.body.color },
  transit: { weight: 400, color: STYLES.label.color },
  ascendant: { weight: 700, color: ACCENT_COLOR },
  legend: { weight: 400, color: STYLES.label.color },
};

const STROKE_PT: Readonly<Record<Stroke['weight'], number>> = { frame: 1.1, line: 0.6 };

/**
 * Draws a chart as one figure with a text alternative, and returns where it ends.
 *
 * The frame takes the full width: the margin of a drawing is not needed on a page with margins of its own.
 */
export function drawFigure(section: Section, drawing: Drawing, description: string, place: DrawingPlace): number {
  const { pdf } = section;
  const { left, right } = frameOf(drawing);
  const scale = place.widthPt / (right - left);
  const framed = { ...place, xPt: place.xPt - left * scale };
  drawn(section, 'Figure', () => drawParts(pdf, drawing, framed, scale), { alt: description });
  return place.topPt + drawing.height * scale;
}

function frameOf({ strokes }: Drawing): { left: number; right: number } {
  const xs = strokes.flatMap(({ points }) => points.map(([x]) => x));
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

function drawParts(pdf: PDFKit.PDFDocument, drawing: Drawing, place: DrawingPlace, scale: number): void {
  const xPt = (x: number) => place.xPt + x * scale;
  const yPt = (y: number) => place.topPt + y * scale;
  for (const { points, isClosed, weight } of drawing.strokes) {
    const [first, ...others] = points.map(([x, y]) => [xPt(x), yPt(y)] as const);
    pdf.moveTo(...first!);
    for (const point of others) pdf.lineTo(...point);
    if (isClosed) pdf.closePath();
    pdf.lineWidth(STROKE_PT[weight]).lineJoin('miter').stroke(FRAME_COLOR);
  }
  for (const { text, at, sizePx, anchor, role } of drawing.labels) {
    const style = { ...LOOKS[role], sizePt: sizePx * scale };
    drawText(pdf, text, style, { xPt: xPt(at[0]), baselinePt: yPt(at[1]), anchor });
  }
}
