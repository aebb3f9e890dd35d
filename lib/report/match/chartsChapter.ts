/** The chapter of Mars in both charts, and of malefics against each other. */
import { ROLES, type Role } from '../../astro/tables/matching/roles.ts';
import type { ManglikVerdict } from '../../schemas/dosha/doshaVerdicts.ts';
import { chapter, heading, paragraph, space, table } from '../document/flow.ts';
import { CONTENT_PT, STYLES } from '../paper.ts';
import type { TextColumn } from '../textTable.ts';
import { roleName, restsOn, type MatchFlow, type MatchReport } from './match.ts';

/** About how high each part is: it is not divided. */
const [MARS_PT, PAPA_PT] = [290, 230];

/** Draws the chapter. */
export function chartsChapter(flow: MatchFlow): void {
  const { report } = flow;
  const { mars, papa_samya: papa } = report.found;
  const { say } = report.words;
  chapter(flow, say('match_mars'), MARS_PT);
  const isMarsKnown = mars.groom !== null && mars.bride !== null;
  if (isMarsKnown) heading(flow, mars.comparison.headline);
  paragraph(flow, mars.comparison.text);
  if (isMarsKnown) {
    space(flow, 2);
    table(flow, null, twoColumns(report), marsRows(report, { groom: mars.groom!, bride: mars.bride! }));
    paragraph(flow, say('match_table_source', { sources: restsOn(mars.comparison, report.words) }), STYLES.small);
  }
  chapter(flow, say('match_papa'), PAPA_PT);
  const isPapaKnown = papa.groom.total !== null && papa.bride.total !== null;
  if (isPapaKnown) heading(flow, papa.comparison.headline);
  paragraph(flow, papa.comparison.text);
  if (isPapaKnown) {
    space(flow, 2);
    drawPapa(flow);
    paragraph(flow, say('match_table_source', { sources: restsOn(papa.comparison, report.words) }), STYLES.small);
  }
}

function twoColumns({ words }: MatchReport): TextColumn[] {
  const widthPt = (CONTENT_PT - 130) / 2;
  return [
    { heading: '', widthPt: 130, style: STYLES.strongCell },
    { heading: roleName('groom', words), widthPt },
    { heading: roleName('bride', words), widthPt },
  ];
}

/** So many reliefs are told of each chart. */
const MOST_RELIEFS = 4;

function marsRows(
  { found, words: { say } }: MatchReport,
  verdicts: Readonly<Record<Role, ManglikVerdict>>,
): string[][] {
  const units = found.mars.raman_units;
  const row = (label: string, of: (verdict: ManglikVerdict) => string) => [
    label,
    ...ROLES.map((role) => of(verdicts[role])),
  ];
  const reliefs = ({ cancellations }: ManglikVerdict) =>
    cancellations
      .slice(0, MOST_RELIEFS)
      .map(({ text }) => text)
      .join('; ') || say('match_none');
  return [
    row(say('match_mars_from_ascendant'), ({ from_ascendant: place }) => String(place.house)),
    row(say('match_mars_from_moon'), ({ from_moon: place }) => String(place.house)),
    row(say('match_mars_from_venus'), ({ from_venus: place }) => String(place.house)),
    row(say('match_manglik'), ({ present, severity_name: severity }) => (present ? severity : say('match_manglik_no'))),
    row(say('match_reliefs'), (verdict) => (verdict.present ? reliefs(verdict) : '')),
    ...(units ? [[say('match_units'), ...ROLES.map((role) => String(units[role]))]] : []),
  ];
}

function drawPapa(flow: MatchFlow): void {
  const { report } = flow;
  const { found, words } = report;
  const { bride, groom } = found.papa_samya;
  const sides = [groom, bride];
  const widthPt = (CONTENT_PT - 100) / 2;
  const columns = ROLES.flatMap((role): TextColumn[] => [
    { heading: roleName(role, words), widthPt: widthPt + 50 },
    { heading: words.say('match_papa_points'), widthPt: 50, style: STYLES.strongCell },
  ]).map((column, k) => (k % 2 === 0 ? { ...column, widthPt } : column));
  const rows = groom.components.map((_, k) =>
    sides.flatMap(({ components }) => [components[k]!.label, String(components[k]!.points)]),
  );
  const total = sides.flatMap(({ total: sum }) => [words.say('match_sum'), String(sum)]);
  table(flow, null, columns, [...rows, total]);
}
