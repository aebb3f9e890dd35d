/** The contents of one cell: its sign, its bodies, and the mark of the first house. */
import { points, type Cell } from './cells.ts';
import { MARKED_FLAGS } from '../words/facts/chart/drawing.ts';
import type { DrawingWords, DrawnBody, Label, LabelRole, Point, Stroke } from './drawing.ts';
import { centroid, cutOff, farthest, regionWithin, type ConvexRegion } from './geometry.ts';
import { placedLabels } from './placing.ts';
import { extentOf, widthEm } from './textSize.ts';

export interface CellContent {
  /** Number or short name of the sign. */
  readonly tag: string;
  readonly tagRole: Extract<LabelRole, 'number' | 'sign'>;
  readonly isFirstHouse: boolean;
  readonly bodies: readonly DrawnBody[];
}

export interface CellParts {
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}

/** Between a line and the text beside it. */
const CLEARANCE_PX = 4;
const TAG_PX = 12;
/** The widest tag, in widths of its cell. */
const WIDEST_TAG = 0.9;
/** Between the tag and the bodies. */
const TAG_GAP_PX = 2;

/** Returns the layout of one cell, in pixels of the square; text keeps clear of its lines. */
export function cellParts(cell: Cell, content: CellContent, words: DrawingWords): CellParts {
  const isMarked = content.isFirstHouse && cell.mark.length > 0;
  const middle = centroid(cell.outline);
  const inside = regionWithin(cell.outline, CLEARANCE_PX);
  const open = isMarked ? cutOff(inside, cell.mark, middle, CLEARANCE_PX) : inside;
  const tag = tagIn(cell, inside, middle, content);
  return {
    strokes: isMarked ? [{ points: cell.mark, isClosed: false, weight: 'frame' }] : [],
    labels: [tag.label, ...bodyLabels(content.bodies, cutOff(open, tag.edge, middle, TAG_GAP_PX), words)],
  };
}

interface Tag {
  readonly label: Label;
  /** Two points of the side of its box that faces the bodies. */
  readonly edge: readonly Point[];
}

function tagIn(cell: Cell, inside: ConvexRegion, middle: Point, { tag, tagRole }: CellContent): Tag {
  const { aboveEm, belowEm } = extentOf(tag);
  // As wide as two digits, so that numbers of one and of two digits are aligned.
  const wideEm = Math.max(widthEm(tag), widthEm('12'));
  // Long names of signs are smaller: a cell that they fill leaves no place for the bodies.
  const sizePx = Math.min(TAG_PX, (WIDEST_TAG * widthOf(cell.outline)) / wideEm);
  const width = wideEm * sizePx;
  const height = (aboveEm + belowEm) * sizePx;
  const [awayX, awayY] = [cell.tagAt[0] - middle[0], cell.tagAt[1] - middle[1]];
  const isAdjacent = Math.abs(awayX) > Math.abs(awayY);
  const side: Point = isAdjacent ? [Math.sign(awayX), 0] : [0, Math.sign(awayY)];
  const [x, y] = farthest(inside, { width, height }, side);
  const [fromX, fromY] = [x - middle[0], y - middle[1]];
  const [edgeX, edgeY] = [x - (Math.sign(fromX) * width) / 2, y - (Math.sign(fromY) * height) / 2];
  // A long name reaches past the middle of a corner; its upper or lower side then faces the bodies.
  const isUpright = Math.abs(fromX) - width / 2 > Math.abs(fromY) - height / 2;
  return {
    label: { text: tag, at: [x, y - height / 2 + aboveEm * sizePx], sizePx, anchor: 'middle', role: tagRole },
    edge: isUpright ? points(edgeX, y, edgeX, y + 1) : points(x, edgeY, x + 1, edgeY),
  };
}

function widthOf(outline: readonly Point[]): number {
  const across = outline.map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

/** The ascendant comes first, as houses are counted from it, and planets that pass over the chart come last. */
function bodyLabels(bodies: readonly DrawnBody[], region: ConvexRegion, words: DrawingWords): Label[] {
  if (bodies.length === 0) return [];
  const ordered = [...bodies].sort((a, b) => rankOf(a) - rankOf(b));
  const texts = ordered.map((body) => bodyText(body, words));
  const { sizePx, anchor, at } = placedLabels(texts, region);
  return ordered.map((body, k) => ({
    text: texts[k]!,
    at: at[k]!,
    sizePx,
    anchor,
    role: ROLES[rankOf(body)]!,
  }));
}

const ROLES = ['ascendant', 'planet', 'transit'] as const satisfies readonly LabelRole[];

function rankOf({ isAscendant, isTransit }: DrawnBody): number {
  if (isTransit) return 2;
  return isAscendant ? 0 : 1;
}

/** Returns `Ma 14° R C`; in brackets in transit, so that colour alone does not tell it (WCAG 2.2, 1.4.1). */
function bodyText(body: DrawnBody, { marks }: DrawingWords): string {
  const flagged = MARKED_FLAGS.filter((flag) => body[flag]).map((flag) => marks[flag].mark);
  const text = [body.label, body.degree, ...flagged].filter((part) => part !== '').join(' ');
  return body.isTransit ? `[${text}]` : text;
}
