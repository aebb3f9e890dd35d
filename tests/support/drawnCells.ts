/** The cells of the three styles, written down by hand from printed charts, and what a drawing puts into them. */
import type { ChartStyle, Drawing, DrawnBody, DrawnChart, Label, Point } from '../../lib/drawing/drawing.ts';
import { extentOf, widthEm } from '../../lib/drawing/textSize.ts';
import { bodyLabel, drawingWords } from '../../lib/drawing/words.ts';
import { namesIn } from '../../lib/words/names.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';

/** Corners as `x,y` in parts of the side, from the upper left. */
interface Plan {
  readonly parts: number;
  readonly cells: readonly string[];
}

export const CELLS: Readonly<Record<ChartStyle, Plan>> = {
  // First house first.
  north: {
    parts: 4,
    cells: [
      '2,0 3,1 2,2 1,1',
      '0,0 2,0 1,1',
      '0,0 1,1 0,2',
      '1,1 2,2 1,3 0,2',
      '0,2 1,3 0,4',
      '0,4 1,3 2,4',
      '2,2 3,3 2,4 1,3',
      '2,4 3,3 4,4',
      '4,4 3,3 4,2',
      '3,1 4,2 3,3 2,2',
      '4,2 3,1 4,0',
      '4,0 3,1 2,0',
    ],
  },
  // Aries first.
  south: {
    parts: 4,
    cells: [
      '1,0 2,0 2,1 1,1',
      '2,0 3,0 3,1 2,1',
      '3,0 4,0 4,1 3,1',
      '3,1 4,1 4,2 3,2',
      '3,2 4,2 4,3 3,3',
      '3,3 4,3 4,4 3,4',
      '2,3 3,3 3,4 2,4',
      '1,3 2,3 2,4 1,4',
      '0,3 1,3 1,4 0,4',
      '0,2 1,2 1,3 0,3',
      '0,1 1,1 1,2 0,2',
      '0,0 1,0 1,1 0,1',
    ],
  },
  // Aries first.
  east: {
    parts: 3,
    cells: [
      '1,0 2,0 2,1 1,1',
      '0,0 1,0 1,1',
      '0,0 1,1 0,1',
      '0,1 1,1 1,2 0,2',
      '0,2 1,2 0,3',
      '0,3 1,2 1,3',
      '1,2 2,2 2,3 1,3',
      '2,2 3,3 2,3',
      '2,2 3,2 3,3',
      '2,1 3,1 3,2 2,2',
      '3,0 3,1 2,1',
      '2,0 3,0 2,1',
    ],
  },
};

/** Returns the corners of a cell in units of a drawing. */
export function cellOf(drawing: Drawing, style: ChartStyle, index: number): Point[] {
  const frame = drawing.strokes.find(({ isClosed, weight }) => isClosed && weight === 'frame')!.points;
  const [left, top] = frame[0]!;
  const side = Math.max(...frame.map(([x]) => x)) - left;
  const { parts, cells } = CELLS[style];
  return cells[index]!.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number);
    return [left + (x! * side) / parts, top + (y! * side) / parts];
  });
}

/** Tells whether a point is in a convex polygon, at a distance from its edges; the edges themselves are in it. */
export function isWithin([x, y]: Point, polygon: readonly Point[], distance = 0): boolean {
  const least = distance - 1e-6;
  const sides = polygon.map(([x1, y1], k) => {
    const [x2, y2] = polygon[(k + 1) % polygon.length]!;
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1);
  });
  return sides.every((side) => side > least) || sides.every((side) => -side > least);
}

/** Returns the corners of the box that a label may fill. */
export function boxOf({ text, at: [x, y], sizePx, anchor }: Label): Point[] {
  const width = widthEm(text) * sizePx;
  const { aboveEm, belowEm } = extentOf(text);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const [top, bottom] = [y - aboveEm * sizePx, y + belowEm * sizePx];
  return [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ];
}

export function doOverlap(a: Label, b: Label): boolean {
  const [[left, top], , [right, bottom]] = boxOf(a) as [Point, Point, Point];
  const [[left2, top2], , [right2, bottom2]] = boxOf(b) as [Point, Point, Point];
  return left < right2 - 0.1 && left2 < right - 0.1 && top < bottom2 - 0.1 && top2 < bottom - 0.1;
}

/** A chart without names: what is not given is empty. */
export function bareChart(style: ChartStyle, chart: Partial<DrawnChart> = {}): DrawnChart {
  return {
    style,
    firstSignIndex: 0,
    bodies: [],
    heading: [],
    description: '',
    words: drawingWords(namesIn('en')),
    ...chart,
  };
}

/** A body of which nothing is marked. */
export function bareBody(body: Partial<DrawnBody>): DrawnBody {
  return {
    label: '',
    degree: '',
    signIndex: 0,
    isExalted: false,
    isDebilitated: false,
    isRetrograde: false,
    isCombust: false,
    isVargottama: false,
    isTransit: false,
    isAscendant: false,
    ...body,
  };
}

/**
 * Returns bodies in one sign, in the order of their need for room, with the longest texts that a sky can bring about:
 * only Mercury and Venus can be retrograde and combust at once.
 */
export function crowd(signIndex: number, count: number, lang: 'en' | 'hi'): DrawnBody[] {
  const retrograde = ['Mercury', 'Venus', 'Rahu', 'Ketu'];
  const combust = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
  return [...PLANETS.slice(1), 'Sun' as const, 'Ascendant' as const].slice(0, count).map((body, k) => ({
    label: bodyLabel(body, namesIn(lang)),
    degree: `${20 + k}°`,
    signIndex,
    isExalted: k === 0,
    isDebilitated: k === 1,
    isRetrograde: retrograde.includes(body),
    isCombust: combust.includes(body),
    isVargottama: k < 3,
    isTransit: false,
    isAscendant: body === 'Ascendant',
  }));
}
