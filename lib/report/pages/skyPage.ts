/** Page 4 of the full chart: transits of the requested instant over the birth chart. */
import { formatJd } from '../../time/civilTime.ts';
import type { MovingSky } from '../../records/chart/movingSky.ts';
import { drawHeading, drawParagraph } from '../blocks.ts';
import { drawDoubleTransit } from './doubleTransit.ts';
import { BODY_TOP_PT } from '../margins.ts';
import { reportDate, minutes, timeOf } from './moments.ts';
import { CONTENT_PT, MARGIN_PT, PAGE_WIDE, STYLES } from '../paper.ts';
import type { ReportPage, Report } from '../report.ts';
import { drawSaturn } from './saturnFacts.ts';
import { drawTable, type TableColumn } from '../table.ts';

const ROW_PT = 20;
const GAP_PT = 7;
const PART_GAP_PT = 20;

/** Returns page 4: transits of the requested instant, sade sati and dhaiya, and the double transit. */
export function skyPage(moving: MovingSky): ReportPage {
  return (report) => {
    const { root, words } = report;
    const table = { xPt: MARGIN_PT, rowPt: ROW_PT };
    let topPt = drawLead(report);
    topPt = drawTable(root, columns(report), rows(report, moving), { ...table, topPt: topPt + GAP_PT });
    topPt = drawParagraph(root, noteOn(report, moving), STYLES.small, { ...PAGE_WIDE, topPt: topPt + GAP_PT }, 5);
    topPt = drawSaturn(report, moving, topPt + PART_GAP_PT);
    topPt = drawHeading(root, words.say('double_transit'), { ...PAGE_WIDE, topPt: topPt + PART_GAP_PT });
    drawDoubleTransit(report, moving.double_transit, topPt);
  };
}

/** Draws the instant and how it is described, and returns where that ends. */
function drawLead(report: Report): number {
  const { context, root, words } = report;
  const { birth, chart, names, nowJdUT } = context;
  const asOf = formatJd(birth.time.clock, nowJdUT);
  const date = reportDate(report, asOf);
  const topPt = drawHeading(root, words.say('sky', { date }), { ...PAGE_WIDE, topPt: BODY_TOP_PT });
  const lead = words.say('sky_at', {
    date,
    time: timeOf(asOf),
    moon: names.sign(chart.signs.Moon),
    ascendant: names.sign(chart.ascendant.signIndex),
  });
  return drawParagraph(root, lead, STYLES.body, { ...PAGE_WIDE, topPt }, 3);
}

function columns({ words: { say } }: Report): TableColumn[] {
  const style = STYLES.cell;
  return [
    { heading: say('planet'), widthPt: 46, style: STYLES.strongCell },
    { heading: say('sign'), widthPt: 53, style },
    { heading: say('degree'), widthPt: 58, style },
    { heading: say('from_moon'), widthPt: 54, style, anchor: 'middle' },
    { heading: say('from_lagna'), widthPt: 50, style, anchor: 'middle' },
    { heading: say('since'), widthPt: 92, style },
    { heading: say('until'), widthPt: 92, style },
    { heading: say('effect'), widthPt: CONTENT_PT - 445, style },
  ];
}

function rows(report: Report, { transits }: MovingSky): string[][] {
  const mark = report.words.say('retrograde_mark');
  const { end, start } = minutes(report);
  return transits.map((transit) => [
    transit.name,
    transit.sign.name,
    transit.is_retrograde ? `${transit.dms} ${mark}` : transit.dms,
    String(transit.house_from_moon),
    String(transit.house_from_lagna),
    start(transit.entered_at),
    end(transit.leaves_at),
    transit.effect.band_name,
  ]);
}

/** Returns the legend of the marks, and which planets leave their sign only for a while. */
function noteOn(report: Report, { transits }: MovingSky): string {
  const { say } = report.words;
  const returns = transits.flatMap(({ name, returns_at: at, sign }) =>
    at === null ? [] : [say('comes_back', { planet: name, sign: sign.name, date: reportDate(report, at) })],
  );
  return [say('sky_note'), ...returns].join(' ');
}
