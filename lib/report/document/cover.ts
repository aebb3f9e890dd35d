/** The cover: whose document it is, the sky of the birth as a wheel, and who made it. */
import { PLANETS } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { drawnChart } from '../../drawing/drawnChart.ts';
import { bodyLabel } from '../../drawing/words.ts';
import { drawImage } from '../image.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, DOCUMENT_STYLES, PAGE, STYLES } from '../paper.ts';
import { decoration, drawn } from '../structure.ts';
import { drawLines, drawText, wrappedLines, type TextStyle } from '../drawnText.ts';
import { localDate } from '../../time/civilTime.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { Report } from '../report.ts';
import { startPage, type Flow } from './flow.ts';

const MIDDLE_PT = PAGE.widthPt / 2;
const LOGO_PT = { topPt: 78, widthPt: 150, heightPt: 62 };
const TITLE_PT = 186;
const WHEEL = { xPt: MIDDLE_PT, yPt: 545, outerPt: 168, signsPt: 128, planetsPt: 102 };
const FOOT_PT = 770;
/** Labels of planets stand at least so far apart, in degrees. */
const APART_DEG = 11;

/** Draws the cover. */
export function coverPage(flow: Flow): void {
  startPage(flow, false);
  const { report } = flow;
  decoration(report.root.pdf, () => drawFrame(report));
  drawBrand(report);
  drawTitle(report);
  const { chart, names } = report.context;
  const { description } = drawnChart(chart, { style: report.options.style, heading: [], names });
  drawn(report.root, 'Figure', () => drawWheel(report), { alt: description });
  drawFoot(report);
  flow.topPt = Infinity;
}

function drawFrame({ root: { pdf } }: Report): void {
  const [outerPt, innerPt] = [26, 32];
  for (const [insetPt, lineWidthPt] of [
    [outerPt, 1.6],
    [innerPt, 0.5],
  ] as const) {
    pdf.rect(insetPt, insetPt, PAGE.widthPt - 2 * insetPt, PAGE.heightPt - 2 * insetPt);
    pdf.lineWidth(lineWidthPt).stroke(colourOf(pdf, 'accent'));
  }
}

function drawBrand({ options: { brand }, root }: Report): void {
  if (brand?.logo) {
    const { heightPx, widthPx } = brand.logo;
    const scale = Math.min(LOGO_PT.widthPt / widthPx, LOGO_PT.heightPt / heightPx);
    const place = { xPt: MIDDLE_PT - (widthPx * scale) / 2, topPt: LOGO_PT.topPt, widthPt: widthPx * scale };
    drawn(root, 'Figure', () => drawImage(root.pdf, brand.logo!, { ...place, heightPt: heightPx * scale }), {
      alt: brand.name ?? '',
    });
  }
  if (brand?.name) centred(root, brand.name, DOCUMENT_STYLES.brand, brand.logo ? 160 : 104);
}

function drawTitle({ context: { input }, options, root, words }: Report): void {
  const name = input.name?.trim() || options.title;
  const place = typeof input.place_name === 'string' ? input.place_name.trim() : '';
  centred(root, options.title, DOCUMENT_STYLES.coverLine, TITLE_PT);
  const widthPt = CONTENT_PT - 40;
  const isLong = wrappedLines(root.pdf, name, DOCUMENT_STYLES.cover, widthPt, 2).length > 1;
  const style = isLong ? DOCUMENT_STYLES.coverLong : DOCUMENT_STYLES.cover;
  const lines = wrappedLines(root.pdf, name, style, widthPt, 2);
  const linePt = style.sizePt * 1.3;
  const at = { xPt: MIDDLE_PT, baselinePt: TITLE_PT + 44, widthPt, anchor: 'middle' } as const;
  drawn(root, 'H1', () => drawLines(root.pdf, lines, style, at, linePt));
  const belowPt = at.baselinePt + (lines.length - 1) * linePt + 30;
  centred(root, `${words.date(input.date)}, ${input.time}`, DOCUMENT_STYLES.coverLine, belowPt);
  if (place !== '') centred(root, place, DOCUMENT_STYLES.coverLine, belowPt + 21);
}

function drawFoot({ context, options: { brand }, root, words }: Report): void {
  const date = words.date(localDate(context.birth.time.clock, unixMsFromJd(context.nowJdUT)));
  centred(root, words.say('prepared', { date }), STYLES.subtitle, FOOT_PT);
  if (brand?.footer) centred(root, brand.footer, STYLES.label, FOOT_PT + 16);
}

function centred(root: Report['root'], text: string, style: TextStyle, baselinePt: number): void {
  const place = { xPt: MIDDLE_PT, baselinePt, anchor: 'middle', widthPt: CONTENT_PT - 20 } as const;
  drawn(root, 'P', () => drawText(root.pdf, text, style, place));
}

/** Draws the zodiac from the ascendant at the left, against the clock, with the planets where they stand. */
function drawWheel({ context: { chart, names }, root: { pdf } }: Report): void {
  const { outerPt, planetsPt, signsPt, xPt, yPt } = WHEEL;
  const risingDeg = chart.ascendant.longitudeDeg;
  const at = (longitudeDeg: number, radiusPt: number): [number, number] => {
    const turn = Math.PI + ((longitudeDeg - risingDeg) * Math.PI) / 180;
    return [xPt + radiusPt * Math.cos(turn), yPt - radiusPt * Math.sin(turn)];
  };
  pdf.circle(xPt, yPt, outerPt).fill(colourOf(pdf, 'tint'));
  pdf.circle(xPt, yPt, signsPt).fill(colourOf(pdf, 'paper'));
  for (const radiusPt of [outerPt, signsPt])
    pdf.circle(xPt, yPt, radiusPt).lineWidth(0.9).stroke(colourOf(pdf, 'frame'));
  pdf.circle(xPt, yPt, 44).lineWidth(0.6).stroke(colourOf(pdf, 'frame'));
  for (const signIndex of SIGNS.keys()) {
    pdf.moveTo(...at(signIndex * 30, signsPt)).lineTo(...at(signIndex * 30, outerPt));
    pdf.lineWidth(0.6).stroke(colourOf(pdf, 'frame'));
    label(pdf, names.sign(signIndex), STYLES.body, at(signIndex * 30 + 15, (outerPt + signsPt) / 2));
  }
  pdf.moveTo(...at(risingDeg, 44)).lineTo(...at(risingDeg, outerPt + 10));
  pdf.lineWidth(1.4).stroke(colourOf(pdf, 'accent'));
  label(pdf, bodyLabel('Ascendant', names), STYLES.figure, [xPt, yPt]);
  const bodies = PLANETS.map((planet) => ({ planet, longitudeDeg: chart.planets[planet].longitudeDeg }));
  const spread = spreadApart(bodies.map(({ longitudeDeg }) => longitudeDeg));
  for (const [k, { longitudeDeg, planet }] of bodies.entries()) {
    pdf.moveTo(...at(longitudeDeg, signsPt)).lineTo(...at(longitudeDeg, signsPt - 7));
    pdf.lineWidth(1.1).stroke(colourOf(pdf, 'accent'));
    label(pdf, bodyLabel(planet, names), STYLES.figure, at(spread[k]!, planetsPt));
  }
}

function label(pdf: PDFKit.PDFDocument, text: string, style: TextStyle, [xPt, yPt]: [number, number]): void {
  drawText(pdf, text, style, { xPt, baselinePt: yPt + style.sizePt * 0.35, anchor: 'middle' });
}

/** Returns longitudes moved apart, in the order given, so that labels beside one another do not touch. */
function spreadApart(longitudesDeg: readonly number[]): number[] {
  const order = [...longitudesDeg.keys()].sort((a, b) => longitudesDeg[a]! - longitudesDeg[b]!);
  const placed = [...longitudesDeg];
  // Each pass moves neighbours that are too near by half of what is missing; a few passes settle nine of them.
  for (let pass = 0; pass < 40; pass += 1) {
    for (const [k, one] of order.entries()) {
      const next = order[(k + 1) % order.length]!;
      const gapDeg = placed[next]! - placed[one]! + (k === order.length - 1 ? 360 : 0);
      const missingDeg = APART_DEG - gapDeg;
      if (missingDeg <= 0) continue;
      placed[one]! -= missingDeg / 2;
      placed[next]! += missingDeg / 2;
    }
  }
  return placed;
}
