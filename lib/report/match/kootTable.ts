/** The eight koots in one table: the class of each of the two, the points, and a bar of them. */
import { MATCH_MAX } from '../../astro/tables/matching/koots.ts';
import type { KootRecord } from '../../schemas/matching/match.ts';
import { drawText, type TextStyle } from '../drawnText.ts';
import { colourOf, type Ink } from '../palette.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { decoration, drawn, sectionIn, type Section } from '../structure.ts';
import { paragraph } from '../document/flow.ts';
import { pointsText, type MatchFlow, type MatchReport } from './match.ts';

const ROW_PT = 27;
const HEAD_PT = 20;
const COLUMNS = { koot: 0, groom: 104, bride: 219, bar: 334 };
const CLASS_PT = 106;
const BAR = { widthPt: 80, heightPt: 8 };

/** Draws the table with both totals below it. */
export function kootTable(flow: MatchFlow): void {
  const { report, section } = flow;
  const { found, words } = report;
  const { koots, total, total_with_exceptions: mended } = found.ashtakoota;
  const table = sectionIn(section, 'Table');
  drawHeadings(report, sectionIn(table, 'TR'), flow.topPt);
  let topPt = flow.topPt + HEAD_PT;
  for (const koot of koots) {
    drawKoot(report, sectionIn(table, 'TR'), koot, topPt);
    topPt += ROW_PT;
    line(report, topPt, 'rule', 0.4);
  }
  const sums = [
    { label: words.say('match_sum'), sum: total },
    { label: words.say('match_sum_mended'), sum: mended },
  ];
  for (const { label, sum } of sums) {
    drawSum(report, sectionIn(table, 'TR'), label, sum, topPt);
    topPt += HEAD_PT;
  }
  line(report, topPt, 'accent', 0.9);
  flow.topPt = topPt + 8;
  const isOpen = koots.some(({ determined }) => !determined);
  const isMended = found.ashtakoota.restored.length > 0;
  if (isOpen || isMended) paragraph(flow, words.say(isOpen ? 'match_bar_open' : 'match_bar_note'), STYLES.small);
}

function drawHeadings(report: MatchReport, row: Section, topPt: number): void {
  const { say } = report.words;
  const headings = [
    [say('match_koot'), COLUMNS.koot],
    [say('match_groom'), COLUMNS.groom],
    [say('match_bride'), COLUMNS.bride],
  ] as const;
  for (const [text, xPt] of headings) cell(row, 'TH', text, STYLES.label, { xPt, baselinePt: topPt + 13 });
  points(row, 'TH', say('match_points'), STYLES.label, topPt + 13);
  line(report, topPt + HEAD_PT, 'accent', 0.9);
}

function drawKoot(report: MatchReport, row: Section, koot: KootRecord, topPt: number): void {
  const { found, words } = report;
  const baselinePt = topPt + 12;
  cell(row, 'TH', koot.name, STYLES.strong, { xPt: COLUMNS.koot, baselinePt });
  for (const role of ['groom', 'bride'] as const) {
    const { basis_name: basis, name } = koot[role];
    const xPt = COLUMNS[role];
    const own = name ?? words.say('match_met_open');
    cell(row, 'TD', own, name === null ? STYLES.label : STYLES.body, { xPt, baselinePt });
    if (basis !== null && basis !== name) cell(row, 'TD', basis, STYLES.small, { xPt, baselinePt: baselinePt + 10 });
  }
  const [least, most] = spanOf(koot);
  const isMended = found.ashtakoota.restored.some(({ koot: id }) => id === koot.id);
  drawBar(report, least / koot.max, (isMended ? koot.max : most) / koot.max, topPt + 9);
  const text = words.say('match_of', { points: pointsText({ least, most }, words), max: koot.max });
  points(row, 'TD', text, STYLES.strong, baselinePt + 4);
}

/** Returns the least and the most points of a koot. */
function spanOf({ points: known, possible }: KootRecord): [least: number, most: number] {
  const all = known === null ? possible! : [known];
  return [Math.min(...all), Math.max(...all)];
}

function drawBar({ root: { pdf } }: MatchReport, share: number, lighterShare: number, topPt: number): void {
  const xPt = MARGIN_PT + COLUMNS.bar;
  decoration(pdf, () => {
    pdf.rect(xPt, topPt, BAR.widthPt, BAR.heightPt).fill(colourOf(pdf, 'tint'));
    pdf.rect(xPt, topPt, BAR.widthPt * lighterShare, BAR.heightPt).fill(colourOf(pdf, 'lighter'));
    pdf.rect(xPt, topPt, BAR.widthPt * share, BAR.heightPt).fill(colourOf(pdf, 'accent'));
    pdf.rect(xPt, topPt, BAR.widthPt, BAR.heightPt).lineWidth(0.4).stroke(colourOf(pdf, 'frame'));
  });
}

function drawSum(
  { words }: MatchReport,
  row: Section,
  label: string,
  sum: { readonly least: number; readonly most: number },
  topPt: number,
): void {
  const baselinePt = topPt + 14;
  drawn(row, 'TH', () => drawText(row.pdf, label, STYLES.strong, { xPt: MARGIN_PT, baselinePt, widthPt: COLUMNS.bar }));
  const text = words.say('match_of', { points: pointsText(sum, words), max: MATCH_MAX });
  points(row, 'TD', text, STYLES.strong, baselinePt);
}

interface CellPlace {
  readonly xPt: number;
  readonly baselinePt: number;
}

function cell(row: Section, type: 'TH' | 'TD', text: string, style: TextStyle, { baselinePt, xPt }: CellPlace): void {
  const place = { xPt: MARGIN_PT + xPt, baselinePt, widthPt: xPt === 0 ? COLUMNS.groom - 6 : CLASS_PT };
  drawn(row, type, () => drawText(row.pdf, text, style, place));
}

function points(row: Section, type: 'TH' | 'TD', text: string, style: TextStyle, baselinePt: number): void {
  const place = { xPt: MARGIN_PT + CONTENT_PT, baselinePt, anchor: 'end' } as const;
  drawn(row, type, () => drawText(row.pdf, text, style, place));
}

function line({ root: { pdf } }: MatchReport, yPt: number, ink: Ink, thicknessPt: number): void {
  decoration(pdf, () => {
    pdf.moveTo(MARGIN_PT, yPt).lineTo(MARGIN_PT + CONTENT_PT, yPt);
    pdf.lineWidth(thicknessPt).stroke(colourOf(pdf, ink));
  });
}
