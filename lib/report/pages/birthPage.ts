/** Page 1: the birth, the charts, and the conventions. */
import { birthFacts, conventionFacts, panchangFacts } from './birthFacts.ts';
import { drawHeading, drawParagraph, drawRule } from '../blocks.ts';
import { drawCharts } from './chartFigures.ts';
import { drawFacts, type PrintedFact } from '../facts.ts';
import { drawKeys } from './keys.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawn, type Section } from '../structure.ts';
import { drawLines, drawText, wrappedLines } from '../drawnText.ts';
import type { Word } from '../../words/report/reportWords.ts';

const TOP_PT = 52;
const TITLE_LINE_PT = 27;
const LONG_TITLE_LINE_PT = 21;
const COLUMN_GAP_PT = 16;

/** Draws page 1: title, key facts, charts, birth data with conventions, and notes. */
export function birthPage(report: Report): void {
  let topPt = drawTitle(report);
  topPt = drawKeys(report, topPt + 16) + 18;
  topPt = drawCharts(report, topPt) + 22;
  topPt = drawColumns(report, topPt) + 10;
  drawNotes(report, topPt);
}

/** Draws the name, where there is one, and the kind of report. */
function drawTitle({ context: { input }, options, root, words }: Report): number {
  const { pdf } = root;
  const name = input.name?.trim() ?? '';
  const place = typeof input.place_name === 'string' ? input.place_name.trim() : '';
  const birth = [words.date(input.date), input.time.slice(0, 5), ...(place === '' ? [] : [place])].join(' · ');
  const left = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  if (name !== '')
    drawn(root, 'P', () => drawText(pdf, options.title, STYLES.overline, { ...left, baselinePt: TOP_PT }));
  const endPt = drawName(root, name === '' ? options.title : name);
  drawn(root, 'P', () => drawText(pdf, birth, STYLES.subtitle, { ...left, baselinePt: endPt + 19 }));
  drawRule(pdf, endPt + 29, 'accent', 1);
  return endPt + 29;
}

/** Draws the title in large letters, or on two lines of smaller ones, and returns the baseline of the last line. */
function drawName(root: Section, name: string): number {
  const { pdf } = root;
  const isLong = wrappedLines(pdf, name, STYLES.title, CONTENT_PT, 2).length > 1;
  const style = isLong ? STYLES.longTitle : STYLES.title;
  const lines = wrappedLines(pdf, name, style, CONTENT_PT, 2);
  const firstPt = TOP_PT + (isLong ? LONG_TITLE_LINE_PT : TITLE_LINE_PT);
  const place = { xPt: MARGIN_PT, baselinePt: firstPt, widthPt: CONTENT_PT };
  drawn(root, 'H1', () => drawLines(pdf, lines, style, place, LONG_TITLE_LINE_PT));
  return firstPt + (lines.length - 1) * LONG_TITLE_LINE_PT;
}

function drawColumns(report: Report, topPt: number): number {
  const columns: readonly [Word, readonly PrintedFact[], widthShare: number, labelPt: number][] = [
    ['birth', birthFacts(report), 0.36, 62],
    ['panchang', panchangFacts(report), 0.32, 54],
    ['conventions', conventionFacts(report), 0.32, 60],
  ];
  const innerPt = CONTENT_PT - (columns.length - 1) * COLUMN_GAP_PT;
  let xPt = MARGIN_PT;
  let endPt = topPt;
  for (const [word, facts, share, labelPt] of columns) {
    const widthPt = innerPt * share;
    const factsPt = drawHeading(report.root, report.words.say(word), { xPt, topPt, widthPt });
    endPt = Math.max(endPt, drawFacts(report.root, facts, { xPt, topPt: factsPt, widthPt, labelPt }));
    xPt += widthPt + COLUMN_GAP_PT;
  }
  return endPt;
}

function drawNotes({ options: { warnings }, root, words }: Report, topPt: number): void {
  if (warnings.length === 0) return;
  const page = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  let notePt = drawHeading(root, words.say('notes'), { ...page, topPt });
  for (const warning of warnings) {
    notePt = drawParagraph(root, words.note(warning), STYLES.label, { ...page, topPt: notePt }, 2) + 2;
  }
}
