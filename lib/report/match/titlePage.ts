/** Page 1: whose charts are matched, the points, the verdict, and both charts. */
import { unixMsFromJd } from '../../astro/time.ts';
import { localDate } from '../../time/civilTime.ts';
import { drawRule } from '../blocks.ts';
import { drawLines, drawText, wrappedLines } from '../drawnText.ts';
import { paragraph, space, startPage } from '../document/flow.ts';
import { drawImage } from '../image.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import { drawn } from '../structure.ts';
import { drawBirths } from './birthColumns.ts';
import { bothNames, type MatchFlow, type MatchReport } from './match.ts';
import { drawTotals } from './totals.ts';

const TOP_PT = 52;
const BRAND_PT = 44;
const LOGO_PT = { widthPt: 110, heightPt: 34 };

/** Draws page 1. */
export function titlePage(flow: MatchFlow): void {
  startPage(flow, false);
  const { report } = flow;
  const { summary } = report.found;
  flow.topPt = drawTitle(report, drawBrand(report)) + 14;
  flow.topPt = drawTotals(report, flow.topPt) + 14;
  paragraph(flow, summary.headline, STYLES.figure);
  paragraph(flow, summary.short, DOCUMENT_STYLES.body);
  space(flow, 8);
  flow.topPt = drawBirths(report, flow.topPt) + 8;
  paragraph(flow, basisLine(report), STYLES.small);
  flow.topPt = Infinity;
}

/** Draws logo and name of who hands the report on, and returns where the title begins. */
function drawBrand({ brand, root }: MatchReport): number {
  if (!brand?.logo && !brand?.name) return TOP_PT;
  let xPt = MARGIN_PT;
  if (brand.logo) {
    const { heightPx, widthPx } = brand.logo;
    const scale = Math.min(LOGO_PT.widthPt / widthPx, LOGO_PT.heightPt / heightPx);
    const [widthPt, heightPt] = [widthPx * scale, heightPx * scale];
    const place = { xPt, topPt: TOP_PT - 12, widthPt, heightPt };
    drawn(root, 'Figure', () => drawImage(root.pdf, brand.logo!, place), { alt: brand.name ?? '' });
    xPt += widthPt + 12;
  }
  const name = { xPt, baselinePt: TOP_PT + 10, widthPt: MARGIN_PT + CONTENT_PT - xPt };
  if (brand.name) drawn(root, 'P', () => drawText(root.pdf, brand.name!, DOCUMENT_STYLES.brand, name));
  return TOP_PT + BRAND_PT;
}

/** Sizes of a title, each for one that does not fit on the lines of those before it. */
const TITLES = [
  { style: STYLES.title, linePt: 27, mostLines: 1 },
  { style: STYLES.longTitle, linePt: 21, mostLines: 2 },
  { style: STYLES.figure, linePt: 17, mostLines: 4 },
] as const;

/** Draws both names in large letters, or on two lines of smaller ones, and returns where they end. */
function drawTitle({ context, root, words }: MatchReport, topPt: number): number {
  const { pdf } = root;
  const left = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  const { clock } = context.births.groom.time;
  const date = words.date(localDate(clock, unixMsFromJd(context.nowJdUT)));
  const right = { xPt: MARGIN_PT + CONTENT_PT, baselinePt: topPt, anchor: 'end' } as const;
  const half = { ...left, widthPt: CONTENT_PT / 2, baselinePt: topPt };
  drawn(root, 'P', () => drawText(pdf, words.say('match_document'), STYLES.overline, half));
  drawn(root, 'P', () => drawText(pdf, words.say('prepared', { date }), STYLES.label, right));
  const title = bothNames(context, words);
  const { lines, linePt, style } = titleLines(pdf, title);
  const baselinePt = topPt + linePt;
  drawn(root, 'H1', () => drawLines(pdf, lines, style, { ...left, baselinePt }, linePt));
  const endPt = baselinePt + (lines.length - 1) * linePt + 11;
  drawRule(pdf, endPt, 'accent', 1);
  return endPt;
}

/** Returns a title in the largest letters in which it fits. */
function titleLines(pdf: PDFKit.PDFDocument, title: string) {
  const sizes = TITLES.map((size) => ({ ...size, lines: wrappedLines(pdf, title, size.style, CONTENT_PT, 5) }));
  const fitting = sizes.find(({ lines, mostLines }) => lines.length <= mostLines);
  return fitting ?? { ...sizes[2]!, lines: wrappedLines(pdf, title, STYLES.figure, CONTENT_PT, 4) };
}

/** Returns by which ayanamsa and nodes the charts were computed; all else is told in the last chapter. */
function basisLine({ context: { conventions }, words: { conventions: names, say } }: MatchReport): string {
  return say('match_basis', { ayanamsa: names.ayanamsa(conventions), node: names.node(conventions) });
}
