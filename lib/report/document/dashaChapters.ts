/** The chapters of dashas: ten years down to the third level, and what the periods bring. */
import { subPeriods } from '../../astro/dasha/nakshatra.ts';
import { isRunning, type Period } from '../../astro/dasha/period.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { judgedPeriod } from '../../astro/judgement/dasha/periodScore.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../astro/time.ts';
import { lifeJdUT } from '../../birth/life.ts';
import { dashaContext } from '../../records/period/dashaContext.ts';
import { findingsOf } from '../../records/period/effectRecords.ts';
import { describedPeriod, periodSummary } from '../../records/period/effectTexts.ts';
import { changeAfter } from '../../records/period/effectWords.ts';
import { localDate } from '../../time/civilTime.ts';
import { drawText } from '../drawnText.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { decoration, drawn, sectionIn } from '../structure.ts';
import { chapter, heading, keepTogether, paragraph, space, type Flow } from './flow.ts';

const YEARS = 10;
const COLUMNS = 3;
const GAP_PT = 11;
const BOX_PT = { width: (CONTENT_PT - (COLUMNS - 1) * GAP_PT) / COLUMNS, height: 194, head: 46 } as const;
const INSET_PT = 9;
const ROW_PT = 15.4;

/** An antardasha with the mahadasha it is part of. */
interface Antardasha {
  readonly maha: Period<Planet>;
  readonly antar: Period<Planet>;
}

/** The years that are shown: from now, or from the birth where that is later. */
function shownYears({ context }: Report): { fromJdUT: number; untilJdUT: number } {
  const fromJdUT = Math.max(lifeJdUT(context), context.birth.jdUT);
  return { fromJdUT, untilJdUT: fromJdUT + YEARS * DAYS_PER_YEAR };
}

function antardashas(report: Report): Antardasha[] {
  const { fromJdUT, untilJdUT } = shownYears(report);
  const isShown = ({ endJdUT, startJdUT }: Period<Planet>) => endJdUT > fromJdUT && startJdUT < untilJdUT;
  return report.context
    .life(vimshottari)
    .filter(isShown)
    .flatMap((maha) => subPeriods(vimshottari, maha).map((antar) => ({ maha, antar })))
    .filter(({ antar }) => isShown(antar));
}

/** Draws the chapter of ten years: a box for each antardasha with its pratyantardashas. */
export function tenYearsChapter(flow: Flow): void {
  const { report } = flow;
  const { say } = report.words;
  const { fromJdUT, untilJdUT } = shownYears(report);
  chapter(flow, say('chapter_ten_years'));
  paragraph(
    flow,
    say('ten_years_lead', { from: dateOf(report, fromJdUT), until: dateOf(report, untilJdUT) }),
    DOCUMENT_STYLES.lead,
  );
  space(flow, 4);
  const shown = antardashas(report);
  if (shown.length === 0) return paragraph(flow, say('no_periods'));
  for (const [k, one] of shown.entries()) {
    const column = k % COLUMNS;
    if (column === 0) keepTogether(flow, BOX_PT.height);
    drawBox(flow, one, MARGIN_PT + column * (BOX_PT.width + GAP_PT));
    if (column === COLUMNS - 1 || k === shown.length - 1) flow.topPt += BOX_PT.height + GAP_PT;
  }
}

function dateOf({ context, words }: Report, jdUT: number): string {
  return words.date(localDate(context.birth.time.clock, unixMsFromJd(jdUT)));
}

function drawBox(flow: Flow, { antar, maha }: Antardasha, xPt: number): void {
  const { report, section, topPt } = flow;
  const { pdf } = section;
  const { names } = report.context;
  decoration(pdf, () => {
    pdf.rect(xPt, topPt, BOX_PT.width, BOX_PT.head).fill(colourOf(pdf, 'tint'));
    pdf.rect(xPt, topPt, BOX_PT.width, BOX_PT.height).lineWidth(0.5).stroke(colourOf(pdf, 'rule'));
  });
  const widthPt = BOX_PT.width - 2 * INSET_PT;
  const title = report.words.say('maha_antar', { maha: names.planet(maha.lord), antar: names.planet(antar.lord) });
  const span = report.words.say('from_to', {
    start: dateOf(report, antar.startJdUT),
    end: dateOf(report, antar.endJdUT),
  });
  const at = (baselinePt: number) => ({ xPt: xPt + INSET_PT, baselinePt, widthPt });
  drawn(section, 'H3', () => drawText(pdf, title, STYLES.figure, at(topPt + 20)));
  drawn(section, 'P', () => drawText(pdf, span, STYLES.small, at(topPt + 37)));
  const list = sectionIn(section, 'Table');
  for (const [k, part] of subPeriods(vimshottari, antar).entries()) {
    const row = sectionIn(list, 'TR');
    const baselinePt = topPt + BOX_PT.head + 2 + (k + 0.75) * ROW_PT;
    const style = isRunning(part, report.context.nowJdUT) ? STYLES.strong : STYLES.body;
    drawn(row, 'TH', () => drawText(pdf, names.planet(part.lord), style, at(baselinePt)));
    const place = { xPt: xPt + BOX_PT.width - INSET_PT, baselinePt, anchor: 'end' } as const;
    drawn(row, 'TD', () => drawText(pdf, dateOf(report, part.startJdUT), style, place));
  }
}

/** Draws the chapter of what the antardashas of these years bring. */
export function periodsChapter(flow: Flow): void {
  const { report } = flow;
  const { context, words } = report;
  const { names } = context;
  const dasha = dashaContext(context);
  const shown = antardashas(report);
  if (shown.length === 0) return;
  chapter(flow, words.say('chapter_periods'));
  for (const { antar, maha } of shown) {
    const at = (period: Period<Planet>) =>
      isRunning(period, lifeJdUT(context)) ? lifeJdUT(context) : period.startJdUT;
    const parent = judgedPeriod(dasha, maha, null, at(maha));
    const judged = judgedPeriod(dasha, antar, parent, at(antar));
    const effect = { context, dasha, change: changeAfter(maha) };
    const text = periodSummary(describedPeriod(context, dasha.chart, judged), findingsOf(effect, judged));
    const span = { start: dateOf(report, antar.startJdUT), end: dateOf(report, antar.endJdUT) };
    const title = words.say('maha_antar', { maha: names.planet(maha.lord), antar: names.planet(antar.lord) });
    heading(flow, title, `${words.say('from_to', span)} · ${words.say('score_of', { score: judged.score.value })}`);
    paragraph(flow, text);
    space(flow, 6);
  }
}
