/** Both births side by side: chart, and what is read from it; or where the Moon was on a day without time. */
import { eachOfTwo, ROLES, type Role } from '../../astro/tables/matching/roles.ts';
import type { ReadBirth } from '../../birth/birthOrDay.ts';
import { drawnChart } from '../../drawing/drawnChart.ts';
import { chartDrawing } from '../../drawing/layout.ts';
import { dms } from '../../records/common.ts';
import { drawFigure } from '../canvas.ts';
import { drawLines, drawText, wrappedLines } from '../drawnText.ts';
import { drawFacts, type PrintedFact } from '../facts.ts';
import { BODY_END_PT } from '../margins.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { drawn } from '../structure.ts';
import { drawTable } from '../table.ts';
import { nameOf, roleName, type MatchReport } from './match.ts';

const GAP_PT = 24;
const COLUMN_PT = (CONTENT_PT - GAP_PT) / 2;
/** The widest that a chart is, and the narrowest. */
const FIGURE_PT = { most: 206, least: 150 };
/** What stands below the charts. */
const BELOW_PT = 205;
const LABEL_PT = 66;
const STAY_ROW_PT = 14;

interface Column {
  readonly role: Role;
  readonly xPt: number;
}

/** Draws both columns and returns where the longer ends. */
export function drawBirths(report: MatchReport, topPt: number): number {
  const columns = ROLES.map((role, k) => ({ role, xPt: MARGIN_PT + k * (COLUMN_PT + GAP_PT) }));
  const namesPt = Math.max(...columns.map((column) => drawName(report, column, topPt)));
  const figuresPt = Math.max(...columns.map((column) => drawSky(report, column, namesPt + 4)));
  const facts = eachOfTwo({ groom: 'groom', bride: 'bride' } as const, (role) => factsOf(report, role));
  return Math.max(
    ...columns.map(({ role, xPt }) =>
      drawFacts(report.root, facts[role], { xPt, topPt: figuresPt + 6, widthPt: COLUMN_PT, labelPt: LABEL_PT }),
    ),
  );
}

function drawName({ context, root, words }: MatchReport, { role, xPt }: Column, topPt: number): number {
  const { pdf } = root;
  const place = { xPt, widthPt: COLUMN_PT };
  const label = roleName(role, words);
  drawn(root, 'P', () => drawText(pdf, label, STYLES.overline, { ...place, baselinePt: topPt + 9 }));
  const name = nameOf(context, role, words);
  if (name === label) return topPt + 14;
  const lines = wrappedLines(pdf, name, STYLES.strong, COLUMN_PT, 3);
  drawn(root, 'H2', () => drawLines(pdf, lines, STYLES.strong, { ...place, baselinePt: topPt + 24 }, 12));
  return topPt + 28 + (lines.length - 1) * 12;
}

/** Draws the chart, or where the Moon was on a day without time, and returns where that ends. */
function drawSky(report: MatchReport, column: Column, topPt: number): number {
  const { context, root, style, words } = report;
  const birth = context.births[column.role];
  if (!birth.context) return drawStays(report, column, topPt);
  const shown = drawnChart(birth.context.chart, { style, names: context.names, heading: [] });
  const alt = `${nameOf(context, column.role, words)}. ${shown.description}`;
  const widthPt = Math.min(FIGURE_PT.most, Math.max(FIGURE_PT.least, BODY_END_PT - BELOW_PT - topPt));
  const place = { xPt: column.xPt + (COLUMN_PT - widthPt) / 2, topPt, widthPt };
  return drawFigure(root, chartDrawing(shown), alt, place);
}

function drawStays({ context, found, root, words }: MatchReport, { role, xPt }: Column, topPt: number): number {
  const { pdf } = root;
  const { say } = words;
  const lines = wrappedLines(pdf, say('match_no_chart'), STYLES.label, COLUMN_PT, 4);
  const linePt = STYLES.label.sizePt * 1.35;
  const place = { xPt, baselinePt: topPt + 16, widthPt: COLUMN_PT };
  drawn(root, 'P', () => drawLines(pdf, lines, STYLES.label, place, linePt));
  const columns = [
    { heading: say('match_from'), widthPt: 46 },
    { heading: say('nakshatra'), widthPt: 122, style: STYLES.cell },
    { heading: say('moon_sign'), widthPt: COLUMN_PT - 168, style: STYLES.cell },
  ];
  const rows = found[role].stays.map(({ from, nakshatra, pada, sign }) => [
    from.slice(11, 16),
    say('match_star_pada', { star: context.names.nakshatra(nakshatra.number - 1), pada }),
    sign.name,
  ]);
  const tablePt = topPt + 16 + lines.length * linePt;
  return drawTable(root, columns, rows, { xPt, topPt: tablePt, rowPt: STAY_ROW_PT });
}

function factsOf(report: MatchReport, role: Role): PrintedFact[] {
  const { context, found, words } = report;
  const { date, say } = words;
  const birth = context.births[role];
  const { input } = birth;
  const place = typeof input.place_name === 'string' ? input.place_name.trim() : '';
  const moon = found[role];
  const chart = birth.context?.chart;
  const fact = (label: string, value: string | null | undefined): PrintedFact[] => (value ? [{ label, value }] : []);
  return [
    ...fact(say('date'), date(input.date)),
    ...fact(say('time'), timeText(birth, report)),
    ...fact(say('place'), place),
    ...fact(say('coordinates'), coordinates(birth, report)),
    ...fact(say('zone'), zoneText(birth)),
    ...fact(say('match_lagna'), chart && context.names.sign(chart.ascendant.signIndex)),
    ...fact(say('moon_sign'), moon.sign?.name),
    ...fact(
      say('nakshatra'),
      moon.nakshatra &&
        (moon.pada === null
          ? moon.nakshatra.name
          : say('match_star_pada', { star: moon.nakshatra.name, pada: moon.pada })),
    ),
  ];
}

function timeText({ input }: ReadBirth, { words: { say } }: MatchReport): string {
  const { time, time_from: from, time_to: to } = input;
  if (time) return time;
  if (!from && !to) return say('match_time_open');
  return say('match_time_between', { from: from ?? '00:00:00', to: to ?? '24:00:00' });
}

function coordinates({ place: { latitudeDeg, longitudeDeg } }: ReadBirth, { words: { say } }: MatchReport): string {
  const latitude = `${dms(Math.abs(latitudeDeg))} ${say(latitudeDeg < 0 ? 'south' : 'north')}`;
  return `${latitude}, ${dms(Math.abs(longitudeDeg))} ${say(longitudeDeg < 0 ? 'west' : 'east')}`;
}

function zoneText({ time: { timezone } }: ReadBirth): string {
  return timezone.name;
}
