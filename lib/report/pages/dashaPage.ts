/** Page 3: the Vimshottari dasha of a life. */
import { balanceAtBirth, subPeriods } from '../../astro/dasha/nakshatra.ts';
import type { Period } from '../../astro/dasha/period.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import { localDate } from '../../time/civilTime.ts';
import { ageAt } from '../../time/writtenDates.ts';
import { drawHeading, drawParagraph } from '../blocks.ts';
import { BODY_TOP_PT } from '../margins.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { dashaSpan } from '../dashaSpan.ts';
import { decoration, drawn, sectionIn, type Section } from '../structure.ts';
import { drawText, type TextPlace, type TextStyle } from '../drawnText.ts';

const COLUMNS = 3;
const GAP_PT = 11;
const BOX_PT = { width: (CONTENT_PT - (COLUMNS - 1) * GAP_PT) / COLUMNS, height: 196, head: 46 } as const;
const INSET_PT = 9;
const ROW_PT = 15.6;
/** One whole cycle; the periods after it repeat it. */
const CYCLE = vimshottari.lords.length;

/** Draws page 3: the balance at birth and one cycle of Vimshottari mahadashas with their antardashas. */
export function dashaPage(report: Report): void {
  const { context, root, words } = report;
  const { say } = words;
  const page = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  const { chart, names } = context;
  const periods = context.life(vimshottari);
  const balance = balanceAtBirth(vimshottari, chart.planets.Moon.longitudeDeg);

  let topPt = drawHeading(root, say('vimshottari'), { ...page, topPt: BODY_TOP_PT });
  const left = { lord: names.planet(balance.lord), span: words.span(dashaSpan(balance.years)) };
  topPt = drawParagraph(root, say('balance', left), STYLES.body, { ...page, topPt }, 2) + 10;
  for (const [index, period] of periods.slice(0, CYCLE).entries()) {
    const xPt = MARGIN_PT + (index % COLUMNS) * (BOX_PT.width + GAP_PT);
    drawBox(report, period, { xPt, topPt: topPt + Math.floor(index / COLUMNS) * (BOX_PT.height + GAP_PT) });
  }
  topPt += (CYCLE / COLUMNS) * (BOX_PT.height + GAP_PT);
  drawParagraph(root, reckoning(report, periods[CYCLE]), STYLES.small, { ...page, topPt }, 3);
}

function reckoning({ context, words }: Report, next: Period<Planet> | undefined): string {
  const { birth, chart, names } = context;
  const said = words.say('balance_reckoning', { days: chart.conventions.dashaYear });
  if (!next) return said;
  const date = words.date(localDate(birth.time.clock, unixMsFromJd(next.startJdUT)));
  return `${said} ${words.say('cycle_again', { date, lord: names.planet(next.lord) })}`;
}

interface Corner {
  readonly xPt: number;
  readonly topPt: number;
}

function drawBox(report: Report, period: Period<Planet>, corner: Corner): void {
  const { root } = report;
  decoration(root.pdf, () => drawFrame(root.pdf, corner));
  drawBoxHead(report, period, corner);
  const table = sectionIn(root, 'Table');
  for (const [index, part] of subPeriods(vimshottari, period).entries()) {
    drawPart(report, part, sectionIn(table, 'TR'), {
      xPt: corner.xPt,
      topPt: corner.topPt + BOX_PT.head + 2 + index * ROW_PT,
    });
  }
}

function drawFrame(pdf: PDFKit.PDFDocument, { xPt, topPt }: Corner): void {
  const { width, height, head } = BOX_PT;
  pdf.rect(xPt, topPt, width, head).fill(colourOf(pdf, 'tint'));
  pdf.rect(xPt, topPt, width, height).lineWidth(0.5).stroke(colourOf(pdf, 'rule'));
  pdf
    .moveTo(xPt, topPt)
    .lineTo(xPt + width, topPt)
    .lineWidth(1.2)
    .stroke(colourOf(pdf, 'accent'));
}

function drawBoxHead(report: Report, period: Period<Planet>, { xPt, topPt }: Corner): void {
  const { context, root, words } = report;
  const { birth, input, names } = context;
  const dateOf = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  const begin = dateOf(period.startJdUT);
  const isFirst = period.startJdUT <= birth.jdUT;
  const age = isFirst ? words.say('from_birth') : words.say('age', { span: words.span(ageAt(input.date, begin)) });
  const end = words.say('to', { date: words.date(dateOf(period.endJdUT)) });
  const innerPt = BOX_PT.width - 2 * INSET_PT;
  const [upperPt, lowerPt] = [topPt + 20, topPt + 37];
  const left = { xPt: xPt + INSET_PT, widthPt: innerPt / 2 };
  const right = { xPt: xPt + BOX_PT.width - INSET_PT, widthPt: innerPt / 2, anchor: 'end' } as const;
  const write = (type: 'H3' | 'P', text: string, style: TextStyle, place: TextPlace) =>
    drawn(root, type, () => drawText(root.pdf, text, style, place));
  write('H3', names.planet(period.lord), STYLES.figure, { ...left, baselinePt: upperPt });
  const years = words.say('years', { years: period.years });
  write('P', years, STYLES.label, { ...right, baselinePt: upperPt });
  write('P', age, STYLES.small, { ...left, baselinePt: lowerPt });
  write('P', end, STYLES.small, { ...right, baselinePt: lowerPt });
}

/** Antardashas before birth are listed by name alone. */
function drawPart(report: Report, part: Period<Planet>, row: Section, { xPt, topPt }: Corner): void {
  const { birth, names } = report.context;
  const { date, say } = report.words;
  const isOver = part.endJdUT <= birth.jdUT;
  const isRunning = !isOver && part.startJdUT < birth.jdUT;
  const style = isOver ? STYLES.label : STYLES.body;
  const baselinePt = topPt + ROW_PT * 0.75;
  drawn(row, 'TH', () => drawText(row.pdf, names.planet(part.lord), style, { xPt: xPt + INSET_PT, baselinePt }));
  const began = date(localDate(birth.time.clock, unixMsFromJd(part.startJdUT)));
  const described = isOver ? say('over_at_birth') : isRunning ? say('running_at_birth') : began;
  const rightPt = xPt + BOX_PT.width - INSET_PT;
  drawn(row, 'TD', () => drawText(row.pdf, described, style, { xPt: rightPt, baselinePt, anchor: 'end' }));
}
