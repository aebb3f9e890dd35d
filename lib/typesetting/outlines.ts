/** Texts as outlines: what a machine without fonts can draw. */
import { fontOf } from './fonts.ts';
import { cleanText, runsOf } from './runs.ts';
import { UNITS_PER_EM, type ShapedGlyph } from './shaping.ts';

/** The outlines of a text: x from the left end of its baseline, y up. */
export interface Outlines {
  readonly width: number;
  /** Path data (SVG 2, 9.3). */
  readonly path: string;
  /** How many units of path and width the size of the text has. */
  readonly units: number;
}

/** Texts whose outlines are kept; charts have fewer different labels in a language. */
const MOST_KEPT = 3000;
const kept = new Map<string, Outlines>();

/**
 * Returns the outlines of a text, shaped as its script demands.
 *
 * @param isOwn whether the text is one of the program, so that its outlines may be kept; nothing of a caller is
 */
export function outlinesOf(text: string, isOwn: boolean): Outlines {
  const known = isOwn ? kept.get(text) : undefined;
  if (known) return known;
  const outlines = shaped(text);
  if (isOwn && kept.size < MOST_KEPT) kept.set(text, outlines);
  return outlines;
}

const WEIGHT = 400;

function shaped(text: string): Outlines {
  let path = '';
  let width = 0;
  for (const { script, shown } of runsOf(cleanText(text), WEIGHT)) {
    const { glyphs, positions } = fontOf(script, WEIGHT).layout(shown);
    for (const [k, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[k]!;
      path += pathOf(glyph, width + xOffset, yOffset);
      width += xAdvance;
    }
  }
  return { width, path, units: UNITS_PER_EM };
}

type Commands = ShapedGlyph['path']['commands'];

/** A path whose points are relative to its first one. */
interface RelativePath {
  readonly startX: number;
  readonly startY: number;
  /** Everything after the first point. */
  readonly rest: string;
}

// As many as the fonts have glyphs; a glyph belongs to nobody.
const relativePaths = new WeakMap<Commands, RelativePath>();

function pathOf({ path: { commands } }: ShapedGlyph, x: number, y: number): string {
  if (commands.length === 0) return '';
  const known = relativePaths.get(commands) ?? relativePath(commands);
  relativePaths.set(commands, known);
  return `M${Math.round(known.startX + x)} ${Math.round(known.startY + y)}${known.rest}`;
}

const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** Relative points of whole units are the shortest to write, and do not depend on where a glyph stands. */
function relativePath(commands: Commands): RelativePath {
  const [startX, startY] = commands[0]!.args as [number, number];
  let [fromX, fromY] = [startX, startY];
  // Where the open part of the outline began: there the pen is after it was closed.
  let [partX, partY] = [startX, startY];
  let rest = '';
  for (const { args, command } of commands.slice(1)) {
    rest +=
      LETTERS[command] + args.map((arg, k) => Math.round(arg) - Math.round(k % 2 === 0 ? fromX : fromY)).join(' ');
    if (command === 'closePath') [fromX, fromY] = [partX, partY];
    else [fromX, fromY] = args.slice(-2) as [number, number];
    if (command === 'moveTo') [partX, partY] = [fromX, fromY];
  }
  return { startX: Math.round(startX), startY: Math.round(startY), rest: rest.replaceAll(' -', '-') };
}
