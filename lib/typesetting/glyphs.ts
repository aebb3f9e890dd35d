/** Draws the glyphs of a run. */

/** Measures of pdfkit for the current font, in thousandths of its size. */
interface GlyphPosition {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

interface EmbeddedFont {
  readonly id: string;
  encode(text: string): readonly [codes: readonly string[], positions: readonly GlyphPosition[]];
  ref(): unknown;
}

export interface Glyphs {
  readonly shown: string;
  /** The text of the glyphs for readers of the file; null where the glyphs themselves say it. */
  readonly meant: string | null;
  readonly sizePt: number;
  readonly xPt: number;
  /** Where the baseline is, from the top edge of the page. */
  readonly baselinePt: number;
}

/**
 * Draws a run in the current font.
 *
 * pdfkit's own call would do except for the text alternative: a reader takes the position of a marked text from the
 * state in which the mark ends, so the mark has to end inside the text object (PDF 32000-1, 14.6 and 14.9.4).
 */
export function showGlyphs(pdf: PDFKit.PDFDocument, { shown, meant, sizePt, xPt, baselinePt }: Glyphs): void {
  const { _font: font } = pdf as unknown as { readonly _font: EmbeddedFont };
  const [codes, positions] = font.encode(shown);
  (pdf.page.fonts as Record<string, unknown>)[font.id] ??= font.ref();
  pdf.addContent(`BT\n/${font.id} ${rounded(sizePt)} Tf`);
  if (meant !== null) pdf.markContent('Span', { actual: meant });
  for (const line of showing(codes, positions, sizePt, xPt, baselinePt)) pdf.addContent(line);
  if (meant !== null) pdf.endMarkedContent();
  pdf.addContent('ET');
}

/**
 * Returns the operators that show glyphs; those that stand off the line, such as vowel signs, are placed one by one.
 */
function showing(
  codes: readonly string[],
  positions: readonly GlyphPosition[],
  sizePt: number,
  xPt: number,
  baselinePt: number,
): string[] {
  const scale = sizePt / 1000;
  const lines = [placedAt(xPt, baselinePt)];
  let penPt = xPt;
  let parts = '';
  let isOff = false;
  const flush = (): void => {
    if (parts !== '') lines.push(`[${parts}] TJ`);
    parts = '';
  };
  for (const [k, { advanceWidth, xAdvance, xOffset, yOffset }] of positions.entries()) {
    const mustPlace = xOffset !== 0 || yOffset !== 0;
    if (mustPlace || isOff) {
      flush();
      lines.push(placedAt(penPt + xOffset * scale, baselinePt - yOffset * scale));
    }
    parts += `<${codes[k]!}>`;
    if (xAdvance !== advanceWidth) parts += ` ${rounded(advanceWidth - xAdvance)} `;
    isOff = mustPlace;
    penPt += xAdvance * scale;
  }
  flush();
  return lines;
}

/** pdfkit flips the page so that lengths count from the top; this turns letters back. */
function placedAt(xPt: number, yPt: number): string {
  return `1 0 0 -1 ${rounded(xPt)} ${rounded(yPt)} Tm`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
