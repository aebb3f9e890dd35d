/** The houses that Jupiter and Saturn activate together. */
import type { DoubleTransitRecord } from '../../schemas/common/transit/doubleTransit.ts';
import { drawParagraph } from '../blocks.ts';
import { reportDate, days } from './moments.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawTable, type TableColumn } from '../table.ts';

const ROW_PT = 20;
const GAP_PT = 7;

/** Draws the double transit of Jupiter and Saturn, starting `topPt` points from the top of the page. */
export function drawDoubleTransit(report: Report, record: DoubleTransitRecord, topPt: number): void {
  const { root, words } = report;
  const page = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  const { activated, jupiter, saturn } = record;
  const isOpen = activated.length > 0;
  const signs = { jupiter: jupiter.sign.name, saturn: saturn.sign.name };
  const lead = words.say(isOpen ? 'opened' : 'none_opened', signs);
  let endPt = drawParagraph(root, lead, STYLES.body, { ...page, topPt }, 2) + GAP_PT;
  if (isOpen) {
    const table = { xPt: MARGIN_PT, topPt: endPt, rowPt: ROW_PT };
    endPt = drawTable(root, columns(report), rows(report, record), table) + GAP_PT;
  }
  const next = openingNext(report, record);
  if (next !== null) drawParagraph(root, next, STYLES.body, { ...page, topPt: endPt }, 2);
}

function columns({ words: { say } }: Report): TableColumn[] {
  const style = STYLES.cell;
  return [
    { heading: say('house'), widthPt: 32, style: STYLES.strongCell },
    { heading: say('matters'), widthPt: 176, style },
    { heading: say('sign'), widthPt: 53, style },
    { heading: say('from_moon'), widthPt: 54, style, anchor: 'middle' },
    { heading: say('strength'), widthPt: 50, style },
    { heading: say('began'), widthPt: 66, style },
    { heading: say('ends'), widthPt: CONTENT_PT - 431, style },
  ];
}

function rows(report: Report, { houses, houses_from_moon: fromMoon }: DoubleTransitRecord): string[][] {
  const { words } = report;
  const { end, start } = days(report);
  const houseFromMoon = (signId: string) => fromMoon.find(({ sign }) => sign.id === signId)!.number;
  return houses.flatMap(({ active_span: span, number, sign, strength_name: strength }) => {
    if (span === null) return [];
    const place = [String(number), words.area(number), sign.name, String(houseFromMoon(sign.id))];
    return [[...place, strength, start(span.start), end(span.end)]];
  });
}

/** Returns which houses are activated next, and when; null where none is in the years searched. */
function openingNext(report: Report, { houses }: DoubleTransitRecord): string | null {
  const starts = houses.flatMap(({ next_span: span, number }) => (span?.start ? [{ number, start: span.start }] : []));
  if (starts.length === 0) return null;
  const first = starts.reduce((a, b) => (Date.parse(b.start) < Date.parse(a.start) ? b : a)).start;
  const opening = starts.filter(({ start }) => start === first).map(({ number }) => number);
  return report.words.say(opening.length > 1 ? 'houses_next' : 'house_next', {
    houses: opening.join(', '),
    date: reportDate(report, first),
  });
}
