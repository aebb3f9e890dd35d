/** Page 1: whose birth it is, the charts, and how they are computed. */
import { metaOf } from '../../_shell/meta.ts';
import { birthFacts, conventionFacts, panchangFacts } from './birthFacts.ts';
import { drawHeading, drawParagraph, drawRule } from './blocks.ts';
import { drawCharts } from './chartFigures.ts';
import { drawFacts, type Fact } from './facts.ts';
import { drawKeys } from './keys.ts';
import { ACCENT_COLOR, CONTENT_PT, MARGIN_PT, STYLES } from './paper.ts';
import type { Report } from './report.ts';
import { drawn } from './structure.ts';
import { drawText, wrappedLines } from './text.ts';
import type { Word } from './tables/words.ts';

const TOP_PT = 52;
const TITLE_LINE_PT = 27;
const MOST_TITLE_LINES = 2;
const COLUMN_GAP_PT = 16;

export function birthPage(report: Report): void {
  let topPt = drawTitle(report);
  topPt = drawKeys(report, topPt + 16) + 18;
  topPt = drawCharts(report, topPt) + 22;
  topPt = drawColumns(report, topPt) + 10;
  drawNotes(report, topPt);
}

/** The name, when there is one, and what kind of report it is. */
function drawTitle({ context: { input }, options, root, words }: Report): number {
  const { pdf } = root;
  const name = input.name?.trim() ?? '';
  const lines = wrappedLines(pdf, name === '' ? options.title : name, STYLES.title, CONTENT_PT, MOST_TITLE_LINES);
  const left = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  let baselinePt = TOP_PT;
  if (name !== '')
    drawn(root, 'P', () => drawText(pdf, options.title, STYLES.overline, { ...left, baselinePt: TOP_PT }));
  drawn(root, 'H1', () => {
    for (const line of lines) drawText(pdf, line, STYLES.title, { ...left, baselinePt: (baselinePt += TITLE_LINE_PT) });
  });
  const place = typeof input.place_name === 'string' ? input.place_name : '';
  const birth = [words.date(input.date), input.time.slice(0, 5), ...(place.trim() === '' ? [] : [place])].join(' · ');
  drawn(root, 'P', () => drawText(pdf, birth, STYLES.subtitle, { ...left, baselinePt: baselinePt + 18 }));
  drawRule(pdf, baselinePt + 28, ACCENT_COLOR, 1);
  return baselinePt + 28;
}

function drawColumns(report: Report, topPt: number): number {
  const columns: readonly [Word, readonly Fact[], widthShare: number, labelPt: number][] = [
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

function drawNotes({ context, root, words }: Report, topPt: number): void {
  const { warnings } = metaOf('chart', context, { usesNow: false, usesHouseSystem: true }, []);
  if (warnings.length === 0) return;
  const page = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  let notePt = drawHeading(root, words.say('notes'), { ...page, topPt });
  for (const warning of warnings) {
    notePt = drawParagraph(root, words.note(warning), STYLES.label, { ...page, topPt: notePt }, 2) + 2;
  }
}
