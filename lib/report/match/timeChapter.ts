/** The chapter of the mahadashas of both, and that of further evidence. */
import { ROLES } from '../../astro/tables/matching/roles.ts';
import type { MatchEvidence } from '../../schemas/matching/chartAnswers.ts';
import { chapter, heading, paragraph, space, table } from '../document/flow.ts';
import { CONTENT_PT, DOCUMENT_STYLES, STYLES } from '../paper.ts';
import type { TextColumn } from '../textTable.ts';
import { dayOf, roleName, planetOf, restsOn, type MatchFlow, type MatchReport } from './match.ts';

/** What the page must have left for what they say and the first table. */
const DASHAS_PT = 190;

/** Draws the chapter of mahadashas. */
export function dashaChapter(flow: MatchFlow): void {
  const { report } = flow;
  const { context, found, words } = report;
  const { say } = words;
  const { reason, sama_dasha: samas, sandhi: sandhis, verdict } = found.dashas;
  chapter(flow, say('match_dashas'), DASHAS_PT);
  if (reason === null) heading(flow, verdict.headline);
  paragraph(flow, verdict.text);
  if (sandhis.length > 0) {
    const rows = sandhis.map((sandhi) => [
      ...ROLES.map((role) => changeText(report, sandhi[role])),
      String(Math.round(sandhi.days_apart)),
    ]);
    table(flow, { title: say('match_sandhi') }, sandhiColumns(report), rows);
  }
  if (samas.length > 0) {
    const rows = samas.map(({ end, lord, start }) => [
      context.names.planet(planetOf(lord)),
      dayOf(start, words),
      dayOf(end, words),
    ]);
    table(flow, { title: say('match_sama') }, samaColumns(report), rows);
  }
}

type Change = MatchReport['found']['dashas']['sandhi'][number]['groom'];

function changeText({ context: { names }, words }: MatchReport, { at, from, to }: Change): string {
  const planet = (id: Change['from']) => names.planet(planetOf(id));
  return words.say('match_change', { date: dayOf(at, words), before: planet(from), after: planet(to) });
}

function sandhiColumns({ words }: MatchReport): TextColumn[] {
  const widthPt = (CONTENT_PT - 80) / 2;
  return [
    ...ROLES.map((role) => ({ heading: roleName(role, words), widthPt, style: STYLES.body })),
    { heading: words.say('match_days_apart'), widthPt: 80, style: STYLES.body },
  ];
}

function samaColumns({ words: { say } }: MatchReport): TextColumn[] {
  return [
    { heading: say('match_lord'), widthPt: 140, style: STYLES.strong },
    { heading: say('match_from'), widthPt: 140, style: STYLES.body },
    { heading: say('match_until'), widthPt: CONTENT_PT - 280, style: STYLES.body },
  ];
}

/** Draws the chapter of further evidence. */
export function evidenceChapter(flow: MatchFlow): void {
  const { report } = flow;
  const { evidence, unknown } = report.found;
  const { say } = report.words;
  chapter(flow, say('match_evidence'));
  if (unknown !== null) {
    paragraph(flow, unknown);
    return;
  }
  paragraph(flow, say('match_evidence_note'), DOCUMENT_STYLES.caption);
  space(flow, 2);
  table(
    flow,
    null,
    evidenceColumns(report),
    evidence.map((each) => evidenceRow(report, each)),
  );
}

function evidenceColumns({ words: { say } }: MatchReport): TextColumn[] {
  return [
    { heading: say('match_looked_for'), widthPt: 138 },
    { heading: say('match_seen'), widthPt: 178 },
    { heading: say('match_speaks'), widthPt: 66, style: STYLES.strongCell },
    { heading: say('match_source'), widthPt: CONTENT_PT - 382, style: STYLES.label },
  ];
}

function evidenceRow({ words }: MatchReport, each: MatchEvidence): string[] {
  const { effect, met, name, reason } = each;
  return [name, reason, words.say(met ? `match_effect_${effect}` : 'match_effect_absent'), restsOn(each, words)];
}
