/** A document that grows from page to page: a cursor, and the parts of text that move it. */
import { drawLines, drawText, textWidthPt, wrappedLines, type TextStyle } from '../drawnText.ts';
import { drawRule } from '../blocks.ts';
import { BODY_END_PT, BODY_TOP_PT, drawFoot, drawHead } from '../margins.ts';
import { colourOf } from '../palette.ts';
import { CONTENT_PT, DOCUMENT_STYLES, MARGIN_PT } from '../paper.ts';
import type { Report, ReportPage, Sheet } from '../report.ts';
import { decoration, drawn, sectionIn, type Section } from '../structure.ts';
import { drawTextTable, textRows, type TextColumn, type TextRow } from '../textTable.ts';

/** A chapter as the contents list it. */
export interface Entry {
  readonly title: string;
  /** Counted from 1. */
  readonly page: number;
}

/** A document being written, by default that of one birth. */
export interface Flow<Of extends Sheet = Report> {
  readonly report: Of;
  readonly entries: Entry[];
  /** The structure of the current chapter. */
  section: Section;
  /** The number of the current page, counted from 1. */
  page: number;
  /** Where the next part begins. */
  topPt: number;
}

/** A document about anything. */
export type AnyFlow = Flow<Sheet>;

/** A part of a page from its left edge. */
export interface Column {
  readonly xPt: number;
  readonly widthPt: number;
}

/** As wide as the page. */
export const WHOLE: Column = { xPt: MARGIN_PT, widthPt: CONTENT_PT };

const LINE_EM = 1.42;
const MOST_LINES = 60;
const MOST_CELL_LINES = 14;
/** A table that is no higher stays on one page. */
const UNDIVIDED_PT = 300;
/** A heading stays with at least this much of what follows. */
const KEEP_PT = 46;
const CHAPTER_PT = 44;
/** A chapter begins on the page of the one before it where at least so much is left. */
const SHARED_PAGE_PT = 300;
const CHAPTER_GAP_PT = 26;
const HEADING_PT = 24;
const ASIDE_PT = 14;
const ASIDE_GAP_PT = 14;

/** Begins a document; it has no page yet. */
export function emptyFlow<Of extends Sheet>(report: Of): Flow<Of> {
  return { report, entries: [], section: report.root, page: 0, topPt: Infinity };
}

/** Begins a page, with its head unless it is a cover. */
export function startPage(flow: AnyFlow, hasHead = true): void {
  flow.report.root.pdf.addPage();
  flow.page += 1;
  flow.topPt = BODY_TOP_PT;
  if (hasHead) drawHead(flow.report);
}

/** Draws the feet of all pages, when it is known how many there are. */
export function drawFeet({ page: pages, report }: AnyFlow, firstPage: number): void {
  for (let page = firstPage; page <= pages; page += 1) {
    report.root.pdf.switchToPage(page - 1);
    drawFoot(report, page, pages);
  }
}

/** Begins a page where less than some height is left. */
export function keepTogether(flow: AnyFlow, heightPt: number): void {
  if (flow.topPt + heightPt > BODY_END_PT) startPage(flow);
}

/** Leaves a gap. */
export function space(flow: AnyFlow, heightPt: number): void {
  flow.topPt += heightPt;
}

/**
 * Begins a chapter: its title, its place among the bookmarks and in the contents. It takes a new page unless much of the
 * current one is empty.
 *
 * @param neededPt how much of the page must be left
 */
export function chapter(flow: AnyFlow, title: string, neededPt = SHARED_PAGE_PT): void {
  if (flow.topPt + neededPt > BODY_END_PT) startPage(flow);
  else if (flow.topPt > BODY_TOP_PT) flow.topPt += CHAPTER_GAP_PT;
  enter(flow, title);
  const { pdf } = flow.report.root;
  flow.section = sectionIn(flow.report.root, 'Sect');
  const { topPt } = flow;
  decoration(pdf, () => pdf.rect(MARGIN_PT, topPt + 2, 4, 24).fill(colourOf(pdf, 'accent')));
  const place = { xPt: MARGIN_PT + 14, baselinePt: topPt + 21, widthPt: CONTENT_PT - 14 };
  drawn(flow.section, 'H1', () => drawText(pdf, title, DOCUMENT_STYLES.chapter, place));
  flow.topPt += CHAPTER_PT;
}

/** Notes that a chapter begins here: in the contents, among the bookmarks, and as what links lead to. */
function enter(flow: AnyFlow, title: string): void {
  const { pdf } = flow.report.root;
  pdf.addNamedDestination(destinationOf(flow.entries.length), 'XYZ', null, flow.topPt, null);
  pdf.outline.addItem(title);
  flow.entries.push({ title, page: flow.page });
}

/** Returns the name under which a chapter is linked to, by its place in the contents, counted from 0. */
export function destinationOf(index: number): string {
  return `chapter-${index}`;
}

/** Draws a page that has its own headings, as a chapter. */
export function wholePage(flow: Flow, title: string, page: ReportPage): void {
  startPage(flow);
  enter(flow, title);
  page(flow.report);
  flow.topPt = Infinity;
}

/** Draws a heading within a chapter; what is said beside it takes a line of its own where there is no room. */
export function heading(flow: AnyFlow, title: string, aside = ''): void {
  const { pdf } = flow.report.root;
  const widthOf = (text: string, style: TextStyle) => textWidthPt(pdf, text, style);
  const neededPt = widthOf(title, DOCUMENT_STYLES.heading) + ASIDE_GAP_PT + widthOf(aside, DOCUMENT_STYLES.aside);
  const isBeside = aside !== '' && neededPt <= CONTENT_PT;
  keepTogether(flow, HEADING_PT + KEEP_PT + (isBeside ? 0 : ASIDE_PT));
  const baselinePt = flow.topPt + 14;
  const place = { xPt: MARGIN_PT, baselinePt, widthPt: CONTENT_PT };
  drawn(flow.section, 'H2', () => drawText(pdf, title, DOCUMENT_STYLES.heading, place));
  drawRule(pdf, flow.topPt + 19);
  flow.topPt += HEADING_PT;
  if (aside === '') return;
  const beside = { xPt: MARGIN_PT + CONTENT_PT, baselinePt, anchor: 'end' } as const;
  const below = { ...place, baselinePt: flow.topPt + 8 };
  drawn(flow.section, 'P', () => drawText(pdf, aside, DOCUMENT_STYLES.aside, isBeside ? beside : below));
  if (!isBeside) flow.topPt += ASIDE_PT;
}

/** What stands over a figure. */
export interface FigureTitle {
  readonly title: string;
  /** At the end of the line of the title. */
  readonly aside?: string;
  /** Under the title, by default in small letters. */
  readonly note?: string;
  readonly noteStyle?: TextStyle;
}

/** Draws what stands over a figure, on the page of the figure, which is not divided. */
export function figureTitle(flow: AnyFlow, title: FigureTitle, figurePt: number): void {
  const { note, noteStyle: style = DOCUMENT_STYLES.caption } = title;
  const lines = note ? wrappedLines(flow.report.root.pdf, note, style, CONTENT_PT, MOST_LINES) : [];
  keepTogether(flow, HEADING_PT + (lines.length + 1) * style.sizePt * LINE_EM + figurePt);
  heading(flow, title.title, title.aside);
  if (note) paragraph(flow, note, style);
}

/** Draws a paragraph; what does not fit on the page continues on the next. */
export function paragraph(flow: AnyFlow, text: string, style: TextStyle = DOCUMENT_STYLES.body): void {
  const { pdf } = flow.report.root;
  const linePt = style.sizePt * LINE_EM;
  let lines = wrappedLines(pdf, text, style, CONTENT_PT, MOST_LINES);
  keepTogether(flow, Math.min(lines.length, 2) * linePt);
  while (lines.length > 0) {
    const room = Math.max(1, Math.floor((BODY_END_PT - flow.topPt) / linePt));
    drawnLines(flow, lines.slice(0, room), style, linePt);
    lines = lines.slice(room);
    if (lines.length > 0) startPage(flow);
  }
  flow.topPt += linePt * 0.35;
}

function drawnLines(flow: AnyFlow, lines: readonly string[], style: TextStyle, linePt: number): void {
  const place = { xPt: MARGIN_PT, baselinePt: flow.topPt + style.sizePt, widthPt: CONTENT_PT };
  drawn(flow.section, 'P', () => drawLines(flow.report.root.pdf, lines, style, place, linePt));
  flow.topPt += lines.length * linePt;
}

/** Draws a paragraph in a column without moving the cursor; returns where it ends. */
export function columnText(
  flow: AnyFlow,
  text: string,
  style: TextStyle,
  { widthPt, xPt }: Column,
  topPt: number,
  mostLines: number,
): number {
  const { pdf } = flow.report.root;
  const linePt = style.sizePt * 1.34;
  const lines = wrappedLines(pdf, text, style, widthPt, mostLines);
  const place = { xPt, baselinePt: topPt + style.sizePt, widthPt };
  drawn(flow.section, 'P', () => drawLines(pdf, lines, style, place, linePt));
  return topPt + lines.length * linePt;
}

/**
 * Draws a table under its title. One that takes much less than a page is not divided; the rows of a longer one that do not
 * fit continue on the next page under the same headings.
 */
export function table(
  flow: AnyFlow,
  title: FigureTitle | null,
  columns: readonly TextColumn[],
  texts: readonly (readonly string[])[],
): void {
  const [head, ...rows] = textRows(flow.report.root.pdf, columns, texts, MOST_CELL_LINES);
  const heightPt = rows.reduce((sum, row) => sum + row.heightPt, head.heightPt);
  const keptPt = heightPt > UNDIVIDED_PT ? head.heightPt + (rows[0]?.heightPt ?? 0) : heightPt;
  if (title) figureTitle(flow, title, keptPt);
  else keepTogether(flow, keptPt);
  let left: readonly TextRow[] = rows;
  while (left.length > 0) {
    const place = { xPt: MARGIN_PT, topPt: flow.topPt, endPt: BODY_END_PT };
    const { count, endPt } = drawTextTable(flow.section, columns, head, left, place);
    if (count === 0 && flow.topPt === BODY_TOP_PT) throw new RangeError('A row of a table is higher than a page.');
    left = left.slice(count);
    flow.topPt = endPt;
    if (left.length > 0) startPage(flow);
  }
  flow.topPt += 10;
}
