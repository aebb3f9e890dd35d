/** The layout of a chart: every line and every label, for any canvas. */
import { cellParts, type CellContent } from './cellContents.ts';
import { points, SIDE, type CellPlan } from './cells.ts';
import type { ChartStyle, Drawing, DrawnChart, Label, Point, Stroke } from './drawing.ts';
import { EAST } from './east.ts';
import { headingAt, headingTexts, type Heading } from './heading.ts';
import { MARKED_FLAGS } from '../words/facts/chart/drawing.ts';
import { NORTH } from './north.ts';
import { SOUTH } from './south.ts';
import { widthEm } from './textSize.ts';
import { wrapIndex } from '../astro/angle.ts';

const PLANS: Readonly<Record<ChartStyle, CellPlan>> = { north: NORTH, south: SOUTH, east: EAST };

const MARGIN_PX = 12;
/** Between the lines of the middle and its text. */
const MIDDLE_INSET_PX = 10;
/** Most lines of one heading text there. */
const MIDDLE_LINES = 4;
const LEGEND_PX = 11.5;
const LEGEND_LINE_PX = 17;
/** Above the first line of the legend and below the last one. */
const LEGEND_PADDING_PX = 15;

/** Returns a whole chart as lines and labels in pixels, the origin at the top left. */
export function chartDrawing(chart: DrawnChart): Drawing {
  const plan = PLANS[chart.style];
  const above = plan.middle ? null : headingAbove(chart);
  const origin: Point = [MARGIN_PX, above?.heightPx ?? MARGIN_PX];
  const parts = plan.cells.map((cell, k) => cellParts(cell, contentOf(chart, plan, k), chart.words));
  const inSquare = [...parts.flatMap(({ labels }) => labels), ...middleLabels(chart, plan)];
  const strokes = [...planStrokes(plan), ...parts.flatMap((part) => part.strokes)];
  const bottom = origin[1] + SIDE;
  const legend = legendLabels(chart, bottom);
  return {
    width: SIDE + 2 * MARGIN_PX,
    height: bottom + (legend.length > 0 ? LEGEND_PADDING_PX + legend.length * LEGEND_LINE_PX : MARGIN_PX),
    strokes: strokes.map((stroke) => ({ ...stroke, points: stroke.points.map((point) => moved(point, origin)) })),
    labels: [
      ...(above?.labels ?? []),
      ...inSquare.map((label) => ({ ...label, at: moved(label.at, origin) })),
      ...legend,
    ],
  };
}

function contentOf({ firstSignIndex, bodies, words }: DrawnChart, { holds }: CellPlan, index: number): CellContent {
  const isHouse = holds === 'house';
  const signIndex = isHouse ? wrapIndex(firstSignIndex + index, 12) : index;
  return {
    tag: isHouse ? String(signIndex + 1) : words.signs[signIndex]!,
    tagRole: isHouse ? 'number' : 'sign',
    isFirstHouse: signIndex === firstSignIndex,
    bodies: bodies.filter((body) => body.signIndex === signIndex),
  };
}

function planStrokes({ lines }: CellPlan): Stroke[] {
  return [
    ...lines.map((line): Stroke => ({ points: line, isClosed: false, weight: 'line' })),
    { points: points(0, 0, SIDE, 0, SIDE, SIDE, 0, SIDE), isClosed: true, weight: 'frame' },
  ];
}

function headingAbove(chart: DrawnChart): Heading {
  const texts = headingTexts(chart);
  if (texts.length === 0) return { labels: [], heightPx: MARGIN_PX };
  const heading = headingAt(texts, [MARGIN_PX + SIDE / 2, MARGIN_PX], SIDE, 1);
  return { ...heading, heightPx: heading.heightPx + 1.5 * MARGIN_PX };
}

function middleLabels(chart: DrawnChart, { middle }: CellPlan): readonly Label[] {
  if (!middle) return [];
  const [[left, top], [right, bottom]] = middle;
  const texts = headingTexts(chart);
  const inLines = (lines: number) =>
    headingAt(texts, [(left + right) / 2, 0], right - left - 2 * MIDDLE_INSET_PX, lines);
  let lines = MIDDLE_LINES;
  let heading = inLines(lines);
  while (lines > 1 && heading.heightPx > bottom - top - 2 * MIDDLE_INSET_PX) heading = inLines(--lines);
  const upper = (top + bottom - heading.heightPx) / 2;
  return heading.labels.map((label) => ({ ...label, at: moved(label.at, [0, upper]) }));
}

/** Explains the marks that occur in the chart, and the brackets of transits, which have a line of their own. */
function legendLabels({ bodies, words }: DrawnChart, bottom: number): Label[] {
  const marks = MARKED_FLAGS.filter((flag) => bodies.some((body) => body[flag])).map((flag) => words.marks[flag]);
  const lines = [
    ...legendLines(marks.map(({ legend }) => legend)).map((text) => ({ text, role: 'legend' as const })),
    ...(bodies.some(({ isTransit }) => isTransit) ? [{ text: words.transitLegend, role: 'transit' as const }] : []),
  ];
  return lines.map((line, k) => {
    const at: Point = [
      MARGIN_PX + SIDE / 2,
      bottom + (LEGEND_PADDING_PX + LEGEND_LINE_PX + LEGEND_PX) / 2 + k * LEGEND_LINE_PX,
    ];
    return { ...line, at, sizePx: LEGEND_PX, anchor: 'middle' };
  });
}

const BETWEEN_LEGENDS = ' · ';

/** Joins legends to lines that are no wider than the chart. */
function legendLines(legends: readonly string[]): string[] {
  const lines: string[] = [];
  for (const legend of legends) {
    const longer = lines.length > 0 ? `${lines.at(-1)!}${BETWEEN_LEGENDS}${legend}` : legend;
    if (lines.length > 0 && widthEm(longer) * LEGEND_PX <= SIDE) lines[lines.length - 1] = longer;
    else lines.push(legend);
  }
  return lines;
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}
