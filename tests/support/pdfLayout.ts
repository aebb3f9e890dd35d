/** Finds what is wrong with where texts stand on a page of a report. */
import type { PdfPiece } from './pdfText.ts';

/** A4, and what is free on either side. */
const PAGE = { widthPt: 595.28, heightPt: 841.89 };
const MARGIN_PT = 46;

/** Lists texts that reach into a margin, and pairs of texts of which one begins in the other. */
export function layoutFaults(page: readonly PdfPiece[]): string[] {
  return [...page.filter(isOutside).map(({ text }) => `outside: ${text}`), ...collisions(page)];
}

function isOutside({ xPt, endPt, baselinePt, sizePt, text }: PdfPiece): boolean {
  const spacePt = text.endsWith(' ') ? 0.3 * sizePt : 0;
  const isAdjacent = xPt < MARGIN_PT - 0.5 || endPt - spacePt > PAGE.widthPt - MARGIN_PT + 0.5;
  return isAdjacent || baselinePt - sizePt < 30 || baselinePt > PAGE.heightPt - 35;
}

/** A vowel sign may reach half a point into the next run. */
function collisions(page: readonly PdfPiece[]): string[] {
  return page.flatMap((piece, k) =>
    page
      .slice(k + 1)
      .filter((other) => {
        const isSameLine = Math.abs(other.baselinePt - piece.baselinePt) < 0.7 * Math.min(piece.sizePt, other.sizePt);
        return isSameLine && piece.xPt < other.endPt - 0.5 && other.xPt < piece.endPt - 0.5;
      })
      .map((other) => `over each other: ${piece.text}, ${other.text}`),
  );
}
