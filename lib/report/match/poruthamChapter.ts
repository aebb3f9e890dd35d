/** The chapter of the ten poruthams. */
import type { PoruthamRecord } from '../../schemas/matching/match.ts';
import { chapter, heading, paragraph, space, table } from '../document/flow.ts';
import { CONTENT_PT, DOCUMENT_STYLES, STYLES } from '../paper.ts';
import type { TextColumn } from '../textTable.ts';
import { pointsText, restsOn, type MatchFlow, type MatchReport } from './match.ts';

/** Draws the chapter. */
export function poruthamChapter(flow: MatchFlow): void {
  const { report } = flow;
  const { found, words } = report;
  const { agreed_least: least, agreed, of, poruthams, verdict } = found.porutham;
  const { say } = words;
  const most = agreed ?? least + poruthams.filter((each) => each.agreed === null).length;
  chapter(flow, say('match_poruthams'));
  heading(flow, verdict.headline, say('match_agreed', { agreed: pointsText({ least, most }, words), of }));
  paragraph(flow, verdict.text);
  paragraph(flow, say('match_essential'), DOCUMENT_STYLES.caption);
  space(flow, 4);
  table(
    flow,
    null,
    columnsOf(report),
    poruthams.map((porutham) => rowOf(porutham)),
  );
  const exceptions = poruthams.flatMap((porutham) =>
    porutham.exceptions.map((each) => ({ ...each, of: porutham.name })),
  );
  for (const each of exceptions) {
    const word = each.met ? 'match_met_named' : each.met === null ? 'match_met_open' : 'match_not_met';
    const line = say('match_exception_line', { of: each.of, name: each.name, result: say(word), reason: each.reason });
    paragraph(flow, line, STYLES.label);
  }
  const sources = [...new Set(poruthams.map((porutham) => restsOn(porutham, words)))];
  paragraph(flow, say('match_table_source', { sources: sources.join(' · ') }), STYLES.small);
}

function columnsOf({ words: { say } }: MatchReport): TextColumn[] {
  return [
    { heading: say('match_porutham'), widthPt: 96, style: STYLES.strongCell },
    { heading: say('match_groom'), widthPt: 78 },
    { heading: say('match_bride'), widthPt: 78 },
    { heading: say('match_level'), widthPt: 76, style: STYLES.strongCell },
    { heading: say('match_seen'), widthPt: CONTENT_PT - 328 },
  ];
}

function rowOf({ bride, essential, groom, level_name: level, name, reason }: PoruthamRecord): string[] {
  return [essential ? `${name} •` : name, groom ?? '', bride ?? '', level, reason];
}
