/** The chapter of how the match was made: readings in use, others that differ, sources, and how to take it. */
import { MATCHING_CHOICES, type MatchingConvention } from '../../astro/judgement/matching/conventions.ts';
import type { KootId, PoruthamId } from '../../astro/tables/matching/ids.ts';
import { ENGINE_VERSION } from '../../schemas/common/version.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { MATCH_CHOICES, MATCH_READINGS } from '../../words/report/matchReadings.ts';
import { sourceName } from '../../words/report/matchSources.ts';
import { MATCH_NOTES } from '../../words/subjects/matching/notes.ts';
import { MATCH_PORUTHAMS } from '../../words/subjects/matching/poruthams.ts';
import { chapter, heading, paragraph, space, table } from '../document/flow.ts';
import { drawFacts, type PrintedFact } from '../facts.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT, STYLES } from '../paper.ts';
import type { TextColumn } from '../textTable.ts';
import { pointsText, type MatchFlow, type MatchReport } from './match.ts';

const GAP_PT = 20;
const HALF_PT = (CONTENT_PT - GAP_PT) / 2;
const LABEL_PT = 92;
/** How high the readings are with what stands over them: they are not divided. */
const READINGS_PT = 245;

/** Draws the chapter. */
export function methodChapter(flow: MatchFlow): void {
  const { report } = flow;
  const { found, words } = report;
  const { lang, say } = words;
  chapter(flow, say('match_method'), READINGS_PT);
  drawReadings(flow);
  const rows = otherRows(report);
  if (rows.length > 0) table(flow, { title: say('match_others') }, otherColumns(report), rows);
  else {
    heading(flow, say('match_others'));
    paragraph(flow, say('match_no_others'));
  }
  drawNotes(flow);
  heading(flow, say('texts'));
  paragraph(flow, found.sources.map((source) => sourceName(source, lang)).join(' · '), DOCUMENT_STYLES.caption);
  space(flow, 6);
  heading(flow, say('match_how_to_take'));
  for (const text of [MATCH_NOTES[lang].labels({}), say('match_custom'), disclaimerIn('matching', lang)]) {
    paragraph(flow, text);
  }
  paragraph(flow, say('engine', { version: ENGINE_VERSION }), DOCUMENT_STYLES.caption);
}

/** Draws what is doubtful about the times and places of birth. */
function drawNotes(flow: MatchFlow): void {
  const { warnings, words } = flow.report;
  if (warnings.length === 0) return;
  heading(flow, words.say('notes'));
  for (const warning of warnings) paragraph(flow, words.note(warning), STYLES.body);
}

const column = ({ words: { lang } }: MatchReport) => (lang === 'hi' ? 1 : 0);

/** Returns the name of a reading. */
function readingName(report: MatchReport, choice: MatchingConvention, reading: string): string {
  const named: Readonly<Record<string, readonly [string, string]>> = MATCH_READINGS[choice];
  return named[reading]![column(report)];
}

/** Draws by which conventions both charts were computed, and by which tables they were compared. */
function drawReadings(flow: MatchFlow): void {
  const { report } = flow;
  const { conventions, matching } = report.context;
  const { conventions: names, say } = report.words;
  heading(flow, say('match_tables'));
  const charts: PrintedFact[] = [
    { label: say('ayanamsa'), value: names.ayanamsa(conventions) },
    { label: say('node'), value: names.node(conventions) },
    { label: say('houses'), value: names.houses(conventions) },
    { label: say('dasha_year'), value: say('days', { days: conventions.dashaYear }) },
  ];
  const tables = (Object.keys(MATCHING_CHOICES) as MatchingConvention[]).map((choice) => ({
    label: MATCH_CHOICES[choice][column(report)],
    value: readingName(report, choice, matching[choice]),
  }));
  const all = [...charts, ...tables];
  const middle = Math.ceil(all.length / 2);
  const ends = [all.slice(0, middle), all.slice(middle)].map((facts, k) =>
    drawFacts(flow.section, facts, {
      xPt: MARGIN_PT + k * (HALF_PT + GAP_PT),
      topPt: flow.topPt,
      widthPt: HALF_PT,
      labelPt: LABEL_PT,
    }),
  );
  flow.topPt = Math.max(...ends) + 10;
}

/** On which choice each koot and each porutham hangs. */
const CHOICE_OF_KOOT: Readonly<Partial<Record<KootId, MatchingConvention>>> = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'tara',
  yoni: 'yoniTable',
  graha_maitri: 'maitri',
  gana: 'gana',
};
const CHOICE_OF_PORUTHAM: Readonly<Partial<Record<PoruthamId, MatchingConvention>>> = {
  dina: 'poruthamDina',
  gana: 'poruthamGana',
  stree_deergha: 'streeDeergha',
  yoni: 'poruthamYoni',
  rasi: 'poruthamRasi',
  rasi_adhipati: 'friendship',
};

function otherRows(report: MatchReport): string[][] {
  const { found, words } = report;
  const { lang, say } = words;
  const { level: levelName } = MATCH_PORUTHAMS[lang];
  const ofKoots = found.ashtakoota.koots.flatMap(({ id, max, name, other_readings: others, points }) =>
    others.map(({ convention, points: given }) => [
      name,
      readingName(report, CHOICE_OF_KOOT[id]!, convention),
      say('match_of', { points: pointsText({ least: given, most: given }, words), max }),
      say('match_of', { points: points!, max }),
    ]),
  );
  const ofPoruthams = found.porutham.poruthams.flatMap(({ id, level_name: here, name, other_readings: others }) =>
    others.map(({ convention, level }) => [
      say('match_porutham_name', { name }),
      readingName(report, CHOICE_OF_PORUTHAM[id]!, convention),
      levelName({ level }),
      here,
    ]),
  );
  return [...ofKoots, ...ofPoruthams];
}

function otherColumns({ words: { say } }: MatchReport): TextColumn[] {
  return [
    { heading: say('match_what'), widthPt: 140, style: STYLES.strongCell },
    { heading: say('match_other'), widthPt: 175 },
    { heading: say('match_gives'), widthPt: 94 },
    { heading: say('match_here'), widthPt: CONTENT_PT - 409 },
  ];
}
