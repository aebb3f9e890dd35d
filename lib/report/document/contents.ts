/** The page of contents: drawn last, when the pages of the chapters are known, on the page kept for it. */
import { colourOf } from '../palette.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import { decoration, drawn, sectionIn, type Section } from '../structure.ts';
import { drawText } from '../drawnText.ts';
import { BODY_TOP_PT } from '../margins.ts';
import { columnText, destinationOf, startPage, WHOLE, type Flow } from './flow.ts';

const ROW_PT = 23;

/** A page whose contents come later. */
export interface KeptPage {
  /** Counted from 0. */
  readonly index: number;
  readonly section: Section;
}

/** Keeps a page for the contents, in its place of the reading order. */
export function keptContents(flow: Flow): KeptPage {
  startPage(flow);
  flow.topPt = Infinity;
  return { index: flow.page - 1, section: sectionIn(flow.report.root, 'Sect') };
}

/** Draws the contents: every chapter with its page, each a link to it; below, how to read the document. */
export function drawContents(flow: Flow, { index, section }: KeptPage): void {
  const { entries, report } = flow;
  const { pdf } = report.root;
  const { say } = report.words;
  pdf.switchToPage(index);
  flow.section = section;
  drawn(section, 'H1', () =>
    drawText(pdf, say('contents'), DOCUMENT_STYLES.chapter, { xPt: MARGIN_PT, baselinePt: BODY_TOP_PT + 21 }),
  );
  const list = sectionIn(section, 'TOC');
  for (const [k, { page, title }] of entries.entries()) {
    const baselinePt = BODY_TOP_PT + 58 + k * ROW_PT;
    const place = { xPt: MARGIN_PT, baselinePt, widthPt: CONTENT_PT - 60 };
    drawn(list, 'TOCI', () => {
      drawText(pdf, title, DOCUMENT_STYLES.body, place);
      drawText(pdf, String(page), DOCUMENT_STYLES.body, { xPt: MARGIN_PT + CONTENT_PT, baselinePt, anchor: 'end' });
    });
    pdf.goTo(MARGIN_PT, baselinePt - 13, CONTENT_PT, ROW_PT - 4, destinationOf(k));
    decoration(pdf, () => {
      pdf.moveTo(MARGIN_PT, baselinePt + 7).lineTo(MARGIN_PT + CONTENT_PT, baselinePt + 7);
      pdf.lineWidth(0.4).stroke(colourOf(pdf, 'rule'));
    });
  }
  drawGuide(flow, BODY_TOP_PT + 58 + entries.length * ROW_PT + 16);
}

function drawGuide(flow: Flow, topPt: number): void {
  const { say } = flow.report.words;
  let endPt = columnText(flow, say('how_to_read'), DOCUMENT_STYLES.heading, WHOLE, topPt, 1) + 4;
  for (const word of ['read_percentile', 'read_grade', 'read_interpretive'] as const) {
    endPt = columnText(flow, say(word), STYLES.subtitle, WHOLE, endPt, 4) + 4;
  }
}
