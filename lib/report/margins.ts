/** Head and foot of the pages. */
import { ENGINE_VERSION } from '../schemas/common/version.ts';
import { disclaimerIn } from '../words/disclaimers.ts';
import { drawRule } from './blocks.ts';
import { CONTENT_PT, MARGIN_PT, PAGE, STYLES } from './paper.ts';
import type { Sheet } from './report.ts';
import { drawText, type TextPlace } from './drawnText.ts';

const HEAD_PT = 40;
const FOOT_PT = PAGE.heightPt - 52;
const LINE_PT = 11;

/** Where the pages after the first begin below their head. */
export const BODY_TOP_PT = HEAD_PT + 24;
/** Where pages end, above the rule over the foot. */
export const BODY_END_PT = FOOT_PT - 22;

/** Draws whose report it is at the head of a page after the first. */
export function drawHead({ head: [whose, kind], root: { pdf } }: Sheet): void {
  pagination(pdf, () => {
    drawText(pdf, whose, STYLES.small, { ...leftAt(HEAD_PT), widthPt: CONTENT_PT * 0.7 });
    drawText(pdf, kind, STYLES.small, { ...rightAt(HEAD_PT), widthPt: CONTENT_PT * 0.28 });
  });
  drawRule(pdf, HEAD_PT + 7);
}

/**
 * Draws the foot of a page: engine version, page number out of all pages, and the disclaimer, in the language of the
 * report.
 */
export function drawFoot(sheet: Sheet, page: number, pages: number): void {
  const { basis, brand, root, words } = sheet;
  const { pdf } = root;
  const { lang, say } = words;
  drawRule(pdf, FOOT_PT - 12);
  pagination(pdf, () => {
    const line = brand?.footer ?? say(basis, { version: ENGINE_VERSION });
    drawText(pdf, line, STYLES.small, { ...leftAt(FOOT_PT), widthPt: CONTENT_PT * 0.75 });
    drawText(pdf, say('page', { page, pages }), STYLES.small, rightAt(FOOT_PT));
    drawText(pdf, disclaimerIn('report', lang), STYLES.small, { ...leftAt(FOOT_PT + LINE_PT), widthPt: CONTENT_PT });
  });
}

/** Text that repeats on every page: marked so that it is read aloud once at most. */
function pagination(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  draw();
  pdf.endMarkedContent();
}

const leftAt = (baselinePt: number): TextPlace => ({ xPt: MARGIN_PT, baselinePt });
const rightAt = (baselinePt: number): TextPlace => ({ xPt: MARGIN_PT + CONTENT_PT, baselinePt, anchor: 'end' });
