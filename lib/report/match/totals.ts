/** The totals of a match: in large letters, and on the scale of 36 with its customary bands. */
import { BANDS } from '../../astro/tables/matching/bands.ts';
import { MATCH_MAX } from '../../astro/tables/matching/koots.ts';
import type { ReportAnswer } from '../../schemas/matching/chartAnswers.ts';
import { drawLines, drawText, wrappedLines, type TextStyle } from '../drawnText.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { decoration, drawn } from '../structure.ts';
import { pointsText, type MatchReport } from './match.ts';

const HEIGHT_PT = 92;
const INSET_PT = 14;
/** Where each total begins, and the scale. */
const COLUMNS = { total: INSET_PT, mended: 136, scale: 262 };
const COLUMN_PT = 116;
const SCALE_PT = CONTENT_PT - COLUMNS.scale - INSET_PT;
const BAR_PT = 16;

const LARGE: TextStyle = { sizePt: 28, weight: 700, ink: 'accent' };
/** Of a range of points. */
const SMALLER: TextStyle = { ...LARGE, sizePt: 18 };

type Total = ReportAnswer['ashtakoota']['total'];

/** Draws both totals and returns where their box ends. */
export function drawTotals(report: MatchReport, topPt: number): number {
  const { found, root, words } = report;
  const { band_name: band, band_with_exceptions_name: mendedBand } = found.ashtakoota;
  const { total, total_with_exceptions: mended } = found.ashtakoota;
  const { pdf } = root;
  decoration(pdf, () => pdf.rect(MARGIN_PT, topPt, CONTENT_PT, HEIGHT_PT).fill(colourOf(pdf, 'tint')));
  drawTotal(report, { label: words.say('match_total'), total, band }, COLUMNS.total, topPt);
  drawTotal(report, { label: words.say('match_total_mended'), total: mended, band: mendedBand }, COLUMNS.mended, topPt);
  drawScale(report, total, mended, topPt);
  return topPt + HEIGHT_PT;
}

interface Shown {
  readonly label: string;
  readonly total: Total;
  /** Null where the birth time decides. */
  readonly band: string | null;
}

function drawTotal({ root, words }: MatchReport, { band, label, total }: Shown, xPt: number, topPt: number): void {
  const { pdf } = root;
  const place = { xPt: MARGIN_PT + xPt, widthPt: COLUMN_PT };
  const line = (text: string, style: TextStyle, downPt: number) =>
    drawn(root, 'P', () => drawText(pdf, text, style, { ...place, baselinePt: topPt + downPt }));
  line(label, STYLES.label, 20);
  line(pointsText(total, words), total.points === null ? SMALLER : LARGE, 51);
  const bandLines = wrappedLines(pdf, band ?? words.say('match_band_open'), STYLES.strong, COLUMN_PT, 2);
  drawn(root, 'P', () => drawLines(pdf, bandLines, STYLES.strong, { ...place, baselinePt: topPt + 69 }, 12));
}

/** Draws how far the total reaches of 36, lighter what exceptions or a birth time may add, and where each band begins. */
function drawScale({ root, words }: MatchReport, total: Total, mended: Total, topPt: number): void {
  const { pdf } = root;
  const leftPt = MARGIN_PT + COLUMNS.scale;
  const at = (points: number) => leftPt + (points / MATCH_MAX) * SCALE_PT;
  const yPt = topPt + 20;
  decoration(pdf, () => {
    pdf.rect(leftPt, yPt, SCALE_PT, BAR_PT).fill(colourOf(pdf, 'paper'));
    pdf.rect(leftPt, yPt, at(mended.most) - leftPt, BAR_PT).fill(colourOf(pdf, 'lighter'));
    pdf.rect(leftPt, yPt, at(total.least) - leftPt, BAR_PT).fill(colourOf(pdf, 'accent'));
    pdf.rect(leftPt, yPt, SCALE_PT, BAR_PT).lineWidth(0.4).stroke(colourOf(pdf, 'frame'));
    for (const bound of BANDS.bounds) pdf.moveTo(at(bound), yPt - 4).lineTo(at(bound), yPt + BAR_PT + 4);
    pdf.lineWidth(0.8).stroke(colourOf(pdf, 'ink'));
  });
  for (const bound of [0, ...BANDS.bounds, MATCH_MAX]) {
    const anchor = bound === 0 ? 'start' : bound === MATCH_MAX ? 'end' : 'middle';
    drawn(root, 'P', () =>
      drawText(pdf, String(bound), STYLES.small, { xPt: at(bound), baselinePt: yPt + BAR_PT + 14, anchor }),
    );
  }
  const [acceptable, good, veryGood] = BANDS.bounds;
  const text = words.say('match_bands', { acceptable: acceptable!, good: good!, very_good: veryGood! });
  const lines = wrappedLines(pdf, text, STYLES.small, SCALE_PT, 2);
  const place = { xPt: leftPt, baselinePt: topPt + 67, widthPt: SCALE_PT };
  drawn(root, 'P', () => drawLines(pdf, lines, STYLES.small, place, 10));
}
