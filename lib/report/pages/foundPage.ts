/** Page 5 of the full chart: its strongest yogas and its doshas. */
import { topYogas } from '../../astro/yoga/ranking.ts';
import type { Found } from '../../records/chart/formations.ts';
import { drawHeading, drawParagraph } from '../blocks.ts';
import { BODY_END_PT, BODY_TOP_PT } from '../margins.ts';
import { MARGIN_PT, PAGE_WIDE, STYLES } from '../paper.ts';
import type { ReportPage, Report } from '../report.ts';
import { doshaColumns, doshaRow, doshasNamed } from './doshaTable.ts';
import { drawTextTable } from '../textTable.ts';
import { yogaColumns, yogaRow } from './yogaTable.ts';

const YOGAS_SHOWN = 8;
const DOSHAS_SHOWN = 8;
const GAP_PT = 7;
const PART_GAP_PT = 16;
/** The yogas leave the rest of the page to the doshas. */
const YOGAS_END_PT = BODY_TOP_PT + 350;
/** Space for the names below the doshas. */
const NAMED_PT = 112;
const NAMED_LINES = 4;

/** Returns the page that lists the yogas and doshas found in the chart. */
export function foundPage(found: Found): ReportPage {
  return (report) => {
    const topPt = drawYogas(report, found);
    drawDoshas(report, found, topPt + PART_GAP_PT);
  };
}

function drawYogas(report: Report, { formed, looked, records, verdicts }: Found): number {
  const { root, words } = report;
  const strongest = topYogas(verdicts, YOGAS_SHOWN);
  let topPt = drawHeading(root, words.say('yogas'), { ...PAGE_WIDE, topPt: BODY_TOP_PT });
  const lead = words.say(strongest.length > 0 ? 'yogas_found' : 'yogas_none', { found: formed, looked });
  topPt = drawParagraph(root, lead, STYLES.body, { ...PAGE_WIDE, topPt }, 3) + GAP_PT;
  if (strongest.length === 0) return topPt;
  const rows = strongest.map((verdict) => yogaRow(report, verdict, records.yogas[verdicts.indexOf(verdict)]!));
  return drawTextTable(root, yogaColumns(report), rows, { xPt: MARGIN_PT, topPt, endPt: YOGAS_END_PT }).endPt;
}

function drawDoshas(report: Report, { records: { doshas } }: Found, startPt: number): void {
  const { root, words } = report;
  const standing = doshas
    .filter(({ status }) => status === 'active' || status === 'reduced')
    .sort((a, b) => b.strength!.score - a.strength!.score);
  const looked = doshas.filter(({ needs }) => needs === null).length;
  let topPt = drawHeading(root, words.say('doshas'), { ...PAGE_WIDE, topPt: startPt });
  const lead = words.say(standing.length > 0 ? 'doshas_found' : 'doshas_none', { found: standing.length, looked });
  topPt = drawParagraph(root, lead, STYLES.body, { ...PAGE_WIDE, topPt }, 3) + GAP_PT;
  let shown = 0;
  if (standing.length > 0) {
    const rows = standing.slice(0, DOSHAS_SHOWN).map((dosha) => doshaRow(report, dosha));
    const table = { xPt: MARGIN_PT, topPt, endPt: BODY_END_PT - NAMED_PT };
    const { count, endPt } = drawTextTable(root, doshaColumns(report), rows, table);
    [shown, topPt] = [count, endPt + GAP_PT];
  }
  for (const line of doshasNamed(report, doshas, standing.slice(shown))) {
    topPt = drawParagraph(root, line, STYLES.small, { ...PAGE_WIDE, topPt }, NAMED_LINES) + 2;
  }
}
