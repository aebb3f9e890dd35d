/** The fonts of the report, read from disk when a text first needs them and kept from then on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { isOwnWord } from './vocabulary.ts';
import { sfntOf } from './woff.ts';

export const INDIC_SCRIPTS = [
  'devanagari',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'bengali',
  'gujarati',
  'gurmukhi',
  'oriya',
] as const;
export type IndicScript = (typeof INDIC_SCRIPTS)[number];

/** A file of one family; Latin letters come from that of Devanagari, so that both stand well in one line. */
export type Script = 'latin' | 'latin-ext' | IndicScript;
export type Weight = 400 | 700;

/** As pdfkit reads it; a document takes a font that another one has read (pdfkit 0.20). */
interface ReadFont {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): object;
}

const read = new Map<string, ReadFont>();

export function fontKey(script: Script, weight: Weight): string {
  return `${script}-${weight}`;
}

function readFont(script: Script, weight: Weight): ReadFont {
  const key = fontKey(script, weight);
  const known = read.get(key);
  if (known) return known;
  const font = keepingShapes(parsed(sfntOf(readFileSync(fontFile(script, weight)))));
  read.set(key, font);
  return font;
}

/** Finds the file through `createRequire`, so that on Lambda it is that of the layer (NODE_PATH). */
function fontFile(script: Script, weight: Weight): string {
  const family = script.startsWith('latin') ? 'devanagari' : script;
  const name = `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${script}-${weight}-normal.woff`;
  return createRequire(import.meta.url).resolve(name);
}

/** Reading costs more than a whole page does, and pdfkit reads for one document only: its result is taken over. */
function parsed(sfnt: Buffer): ReadFont {
  const reader = new PDFDocument({ font: '', autoFirstPage: false }).font(sfnt);
  return (reader as unknown as { readonly _font: { readonly font: ReadFont } })._font.font;
}

/** pdfkit scales what it is given to this, in place: what is so already may be given again. */
const UNITS_PER_EM = 1000;

/** Shaping an Indian word takes longer than drawing it ten times, so the words of the report are shaped once. */
function keepingShapes(font: ReadFont): ReadFont {
  if (font.unitsPerEm !== UNITS_PER_EM) throw new Error(`A font has ${font.unitsPerEm} units, not ${UNITS_PER_EM}.`);
  const shapes = new Map<string, object>();
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const known = features === undefined ? shapes.get(text) : undefined;
    if (known) return known;
    const shape = layout(text, features);
    if (features === undefined && isOwnWord(text)) shapes.set(text, shape);
    return shape;
  };
  return font;
}

/** Tells whether a font has glyphs for all of some characters. */
export function covers(script: Script, weight: Weight, characters: string): boolean {
  const font = readFont(script, weight);
  return Array.from(characters).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
}

/** Makes a font the current one of a document. */
export function useFont(pdf: PDFKit.PDFDocument, script: Script, weight: Weight, sizePt: number): void {
  const key = fontKey(script, weight);
  // The types of pdfkit do not know yet that it takes a font that was read before.
  pdf.registerFont(key, readFont(script, weight) as unknown as Buffer);
  pdf.font(key, sizePt);
}
