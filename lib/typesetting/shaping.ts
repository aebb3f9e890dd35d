/** A font as pdfkit reads it, with a defect worked around and shapes cached. */
import PDFDocument from 'pdfkit';

interface AnchoredMark {
  readonly markAnchor: unknown;
}

/** A shaped text: its glyphs from left to right, and how far each moves the pen, in units of the font. */
export interface Shape {
  readonly glyphs: readonly ShapedGlyph[];
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
}

export interface ShapedGlyph {
  /** Points in units of the font, y up. */
  readonly path: {
    readonly commands: readonly {
      readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
      readonly args: readonly number[];
    }[];
  };
}

/** A glyph, and the characters that it stands for. */
interface KnownGlyph {
  readonly codePoints: readonly number[];
}

/** The used part of fontkit, the part of pdfkit that reads and shapes fonts. */
export interface ReadFont {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, characters?: readonly number[]): KnownGlyph;
  layout(text: string, features?: unknown): Shape;
  readonly _layoutEngine: {
    readonly engine: {
      readonly GPOSProcessor: {
        applyAnchor(mark: AnchoredMark, baseAnchor: unknown, baseGlyphIndex: number): void;
      } | null;
    };
  };
}

/** Returns a font that any number of documents may share (pdfkit 0.20 accepts a font that was read before). */
export function readFont(sfnt: Buffer): ReadFont {
  const reader = new PDFDocument({ font: '', autoFirstPage: false }).font(sfnt);
  const font = (reader as unknown as { readonly _font: { readonly font: ReadFont } })._font.font;
  passOverMissingAnchors(font);
  keepCharacters(font);
  keepShapes(font);
  return font;
}

/**
 * Leaves a mark where it is when its letter has no anchor for it.
 *
 * An anchor may be missing (OpenType 1.9, GPOS, "Mark-to-base attachment"); fontkit 2.0.4 throws then, at every second
 * word of Gurmukhi or Malayalam.
 */
function passOverMissingAnchors({ _layoutEngine: { engine } }: ReadFont): void {
  const processor = engine.GPOSProcessor;
  if (!processor) return;
  const applyAnchor = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, baseAnchor, baseGlyphIndex) => {
    if (mark.markAnchor && baseAnchor) applyAnchor(mark, baseAnchor, baseGlyphIndex);
  };
}

/** No more glyphs are kept of a font, each with the characters that it was asked for by. */
const MOST_GLYPHS = 20_000;

/**
 * Gives a glyph the characters that it stands for each time.
 *
 * fontkit 2.0.4 makes a glyph once, with the characters of that time. One first met as a part of another, as the dot is of
 * the colon, could not be copied from any later document, and equal documents would differ by what was drawn before.
 */
function keepCharacters(font: ReadFont): void {
  const glyphs = new Map<string, KnownGlyph>();
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const key = `${id} ${characters.join(' ')}`;
    const known = glyphs.get(key);
    if (known) return known;
    const glyph = Object.assign(Object.create(getGlyph(id)) as KnownGlyph, { codePoints: characters });
    if (glyphs.size < MOST_GLYPHS) glyphs.set(key, glyph);
    return glyph;
  };
}

/** pdfkit scales shapes to this size in place; shapes that have it already may be reused. */
export const UNITS_PER_EM = 1000;

/** Tells whether the shape of a word may be kept; nothing of a caller may. */
let isKept: (word: string) => boolean = () => false;

/** Keeps the shapes of words from now on: those that a program writes itself, never those of a caller. */
export function keepShapesOf(isOwn: (word: string) => boolean): void {
  isKept = isOwn;
}

/** No more shapes are kept of a font: the sentences of both languages have fewer words. */
const MOST_KEPT = 20_000;

/** Caches the shapes of a program's own words: shaping takes ten times as long as drawing. */
function keepShapes(font: ReadFont): void {
  if (font.unitsPerEm !== UNITS_PER_EM) throw new Error(`A font has ${font.unitsPerEm} units, not ${UNITS_PER_EM}.`);
  const shapes = new Map<string, Shape>();
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const known = features === undefined ? shapes.get(text) : undefined;
    if (known) return known;
    const shape = layout(text, features);
    if (features === undefined && shapes.size < MOST_KEPT && isKept(text)) shapes.set(text, shape);
    return shape;
  };
}
