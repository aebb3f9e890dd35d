/** The chapters of a life in time: Saturn's passages, the year, remedies, and how all was computed. */
import { phaseSpans } from '../../astro/transit/saturn.ts';
import { SATURN_PHASES } from '../../astro/transit/tables/saturnPhases.ts';
import { LIFE_DAYS } from '../../astro/dasha/period.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../astro/time.ts';
import type { MovingSky } from '../../records/chart/movingSky.ts';
import { planRecord } from '../../records/remedy/remedyPlan.ts';
import { passagesOf, saturnView } from '../../records/transit/saturn.ts';
import { transitSky } from '../../records/transit/passages.ts';
import { annualOf } from '../../records/year/annual.ts';
import { predictions } from '../../records/year/predictions.ts';
import { ENGINE_VERSION } from '../../schemas/common/version.ts';
import { localDate } from '../../time/civilTime.ts';
import { ageAt } from '../../time/writtenDates.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { drawnChart } from '../../drawing/drawnChart.ts';
import { chartDrawing } from '../../drawing/layout.ts';
import { drawFigure } from '../canvas.ts';
import { drawFacts } from '../facts.ts';
import { conventionFacts } from '../pages/birthFacts.ts';
import { days } from '../pages/moments.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import type { TextColumn } from '../textTable.ts';
import { chapter, columnText, heading, paragraph, space, table, type Flow } from './flow.ts';

/** Draws the chapter of sade sati: how it stands now, and every passage of the life with its phases. */
export function saturnChapter(flow: Flow, moving: MovingSky): void {
  const { report } = flow;
  const { say } = report.words;
  chapter(flow, say('chapter_saturn'));
  heading(flow, say('saturn_now'));
  paragraph(flow, moving.sade_sati.text);
  paragraph(flow, moving.dhaiya.text);
  space(flow, 6);
  const passages = { title: say('sade_sati_all'), note: say('saturn_lead', { age: LIFE_DAYS / DAYS_PER_YEAR }) };
  table(flow, passages, phaseColumns(report), phaseRows(report));
}

function phaseColumns({ words: { say } }: Report): TextColumn[] {
  return [
    { heading: say('passage'), widthPt: 66, style: STYLES.strong },
    { heading: say('phase'), widthPt: 150, style: STYLES.body },
    { heading: say('phase_begins'), widthPt: 144, style: STYLES.body },
    { heading: say('phase_ends'), widthPt: CONTENT_PT - 360, style: STYLES.body },
  ];
}

function phaseRows(report: Report): string[][] {
  const { context, words } = report;
  const { names } = context;
  const { clock } = context.birth.time;
  const view = saturnView(context, transitSky(context, { names, clock }, context.nowJdUT));
  const { endYear, startYear } = context.ephemeris.coverage;
  const date = (jdUT: number | null, word: 'before_year' | 'after_year', year: number) =>
    jdUT === null ? words.say(word, { year }) : words.date(localDate(clock, unixMsFromJd(jdUT)));
  return passagesOf(view, 'sade_sati').flatMap((passage) =>
    phaseSpans(passage).map(({ endJdUT, phase, startJdUT }, k) => [
      k === 0 ? String(passage.number) : '',
      SATURN_PHASES[phase].name[names.lang],
      date(startJdUT, 'before_year', startYear),
      date(endJdUT, 'after_year', endYear),
    ]),
  );
}

/** The last annual chart is that of this age. */
const ANNUAL_YEARS = 120;
const FIGURE_PT = 214;
const GAP_PT = 18;
const SUMMARY_LINES = 24;

/** Returns the year whose birthday began the running year of life; null before birth and beyond the annual charts. */
function runningYear({ context }: Report): number | null {
  const { birth, input, nowJdUT } = context;
  const age = ageAt(input.date, localDate(birth.time.clock, unixMsFromJd(nowJdUT)))[0]!;
  const year = Number(input.date.slice(0, 4)) + age;
  const isKnown = nowJdUT >= birth.jdUT && age <= ANNUAL_YEARS && year <= context.ephemeris.coverage.endYear;
  return isKnown ? year : null;
}

/** Draws the chapter of the running year: its chart, its summary, areas and months. */
export function yearChapter(flow: Flow): void {
  const { report } = flow;
  const { options, words } = report;
  const year = runningYear(report);
  if (year === null) return;
  const { names } = report.context;
  const { say } = words;
  const context = { ...report.context, input: { ...report.context.input, year }, query: {}, params: {} };
  const annual = annualOf(context);
  const told = predictions(annual, context);
  chapter(flow, say('chapter_year', { date: words.date(annual.day(annual.annual.returnJdUT)) }));
  const drawnYear = drawnChart(annual.annual.chart, { style: options.style, names, heading: [say('annual_chart')] });
  const alt = `${say('annual_chart')}. ${drawnYear.description}`;
  const place = { xPt: MARGIN_PT, topPt: flow.topPt, widthPt: FIGURE_PT };
  const figureEndPt = drawFigure(flow.section, chartDrawing(drawnYear), alt, place);
  const column = { xPt: MARGIN_PT + FIGURE_PT + GAP_PT, widthPt: CONTENT_PT - FIGURE_PT - GAP_PT };
  const aside = `${told.tone_name}; ${say('percentile_of', { score: told.strength.score, percentile: told.strength.percentile })}`;
  const textPt = columnText(flow, aside, DOCUMENT_STYLES.strong, column, flow.topPt, 2) + 6;
  const summaryPt = columnText(flow, told.summary, STYLES.body, column, textPt, SUMMARY_LINES);
  const munthaPt = columnText(flow, told.muntha.reading, STYLES.body, column, summaryPt + 6, SUMMARY_LINES);
  flow.topPt = Math.max(figureEndPt, munthaPt) + 14;
  heading(flow, say('year_areas'));
  for (const { advice, name, reading, strength, tone_name: tone } of told.areas) {
    heading(flow, name, `${tone} · ${say('score_of', { score: strength.score })}`);
    paragraph(flow, `${reading} ${advice}`, STYLES.body);
    space(flow, 3);
  }
  const moments = days(report);
  const rows = told.months.map(({ end, name, reading, start }) => [
    name,
    say('from_to', { start: moments.start(start), end: moments.end(end) }),
    reading,
  ]);
  table(flow, { title: say('year_months') }, monthColumns(report), rows);
  paragraph(flow, told.disclaimer, DOCUMENT_STYLES.caption);
}

function monthColumns({ words: { say } }: Report): TextColumn[] {
  return [
    { heading: say('planet'), widthPt: 62, style: STYLES.strong },
    { heading: say('year_period'), widthPt: 110, style: STYLES.cell },
    { heading: say('year_reading'), widthPt: CONTENT_PT - 172, style: STYLES.cell },
  ];
}

/** Draws the chapter of remedies. */
export function remediesChapter(flow: Flow): void {
  const { report } = flow;
  const { context, words } = report;
  const { say } = words;
  const plan = planRecord(context);
  chapter(flow, say('chapter_remedies'));
  paragraph(flow, say(plan.length > 0 ? 'remedies_lead' : 'remedy_none'), DOCUMENT_STYLES.lead);
  space(flow, 6);
  for (const { details, planet_name: planet, reason, starts_on: start, text, title, until, when } of plan) {
    heading(flow, `${planet}: ${title}`, say('remedy_span', { start: words.date(start), end: words.date(until) }));
    for (const each of [text, details, when, reason]) paragraph(flow, each);
    space(flow, 8);
  }
  paragraph(flow, disclaimerIn('remedies', context.names.lang), DOCUMENT_STYLES.caption);
}

/** Draws the chapter of how the document was computed: conventions, texts, and how to take it. */
export function methodChapter(flow: Flow, sources: readonly string[]): void {
  const { report } = flow;
  const { say, lang } = report.words;
  chapter(flow, say('chapter_method'));
  paragraph(flow, say('method_lead'));
  space(flow, 6);
  heading(flow, say('conventions'));
  const place = { xPt: MARGIN_PT, topPt: flow.topPt, widthPt: CONTENT_PT, labelPt: 110 };
  flow.topPt = drawFacts(flow.section, conventionFacts(report), place) + 12;
  heading(flow, say('texts'));
  paragraph(flow, sources.join(' · '), DOCUMENT_STYLES.caption);
  space(flow, 8);
  for (const about of ['report', 'indications', 'dasha', 'annual', 'remedies'] as const) {
    paragraph(flow, disclaimerIn(about, lang), DOCUMENT_STYLES.caption);
  }
  space(flow, 8);
  paragraph(flow, say('engine', { version: ENGINE_VERSION }), DOCUMENT_STYLES.caption);
}
