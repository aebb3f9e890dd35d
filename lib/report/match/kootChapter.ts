/** The chapter of the eight koots: the table, what it says, and each koot without full points with its exceptions. */
import { ROLES } from '../../astro/tables/matching/roles.ts';
import type { KootRecord } from '../../schemas/matching/match.ts';
import { chapter, heading, paragraph, space, table } from '../document/flow.ts';
import { CONTENT_PT, STYLES } from '../paper.ts';
import type { TextColumn } from '../textTable.ts';
import { kootTable } from './kootTable.ts';
import { dayOf, roleName, pointsText, restsOn, type MatchFlow, type MatchReport } from './match.ts';

/** Draws the chapter. */
export function kootChapter(flow: MatchFlow): void {
  const { found, words } = flow.report;
  const { say } = words;
  const { koots, near_stars: near, same_star: same } = found.ashtakoota;
  chapter(flow, say('match_koots'));
  kootTable(flow);
  space(flow, 6);
  heading(flow, say('match_reading'));
  paragraph(flow, found.summary.text);
  const told = [...(same ? [same] : []), ...near].map(({ text }) => text);
  if (told.length > 0) {
    heading(flow, say('match_near'));
    paragraph(flow, told.join(' '));
  }
  const lost = koots.filter(({ max, points }) => points !== max);
  space(flow, 6);
  heading(flow, say('match_lost'));
  if (lost.length === 0) paragraph(flow, say('match_all_full'));
  for (const koot of lost) drawLost(flow, koot);
}

function drawLost(flow: MatchFlow, koot: KootRecord): void {
  const { report } = flow;
  const { words } = report;
  const { exceptions, max, name, points, possible, reason } = koot;
  const known = points === null ? possible! : [points];
  const range = pointsText({ least: Math.min(...known), most: Math.max(...known) }, words);
  const aside = words.say('match_of', { points: range, max });
  const note = [reason, ...changesText(report, koot)].join(' ');
  const rows = exceptions.map((exception) => exceptionRow(report, exception));
  if (rows.length > 0) {
    table(flow, { title: name, aside, note, noteStyle: STYLES.body }, columnsOf(report), rows);
    return;
  }
  heading(flow, name, aside);
  paragraph(flow, note, STYLES.body);
  space(flow, 6);
}

/** Tells when the points of a koot change, where a birth time is open. */
function changesText({ words }: MatchReport, { changes_at: changes }: KootRecord): string[] {
  if (changes.length === 0) return [];
  const instants = ROLES.flatMap((role) =>
    changes
      .filter((change) => change.role === role)
      .map(({ at }) => [roleName(role, words), dayOf(at, words), at.slice(11, 16)].join(', ')),
  );
  return [words.say('match_changes', { instants: instants.join('; ') })];
}

function columnsOf({ words: { say } }: MatchReport): TextColumn[] {
  return [
    { heading: say('match_exception'), widthPt: 138 },
    { heading: say('match_seen'), widthPt: 152 },
    { heading: say('match_result'), widthPt: 68, style: STYLES.strongCell },
    { heading: say('match_source'), widthPt: CONTENT_PT - 358, style: STYLES.label },
  ];
}

type Exception = KootRecord['exceptions'][number];

function exceptionRow({ words }: MatchReport, exception: Exception): string[] {
  const { applied, met, name, reason } = exception;
  const word =
    met === null ? 'match_met_open' : !met ? 'match_not_met' : applied ? 'match_met_applied' : 'match_met_named';
  return [name, reason, words.say(word), restsOn(exception, words)];
}
