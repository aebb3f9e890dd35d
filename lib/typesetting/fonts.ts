/** The fonts of the report, read from disk when a text first needs them and then cached. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFont, type ReadFont } from './shaping.ts';
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

/** A file of a font family; Latin letters come from the Devanagari family, so that both match in one line. */
export type Script = 'latin' | 'latin-ext' | IndicScript;
export type FontWeight = 400 | 700;

const fonts = new Map<string, ReadFont>();

/** Returns the font of a script and weight, read from disk the first time. */
export function fontOf(script: Script, weight: FontWeight): ReadFont {
  const key = fontKey(script, weight);
  const known = fonts.get(key);
  if (known) return known;
  const font = readFont(sfntOf(readFileSync(fontFile(script, weight))));
  fonts.set(key, font);
  return font;
}

function fontKey(script: Script, weight: FontWeight): string {
  return `${script}-${weight}`;
}

/** Resolved through `createRequire`, so that on Lambda it is the file of the layer (NODE_PATH). */
function fontFile(script: Script, weight: FontWeight): string {
  const family = script.startsWith('latin') ? 'devanagari' : script;
  const name = `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${script}-${weight}-normal.woff`;
  return createRequire(import.meta.url).resolve(name);
}

/** Tells whether a font has glyphs for all of some characters. */
export function covers(script: Script, weight: FontWeight, characters: string): boolean {
  const font = fontOf(script, weight);
  return Array.from(characters).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
}

/** Selects a font for a document. */
export function useFont(pdf: PDFKit.PDFDocument, script: Script, weight: FontWeight, sizePt: number): void {
  const key = fontKey(script, weight);
  // The types of pdfkit do not know that it accepts a font that was read before.
  pdf.registerFont(key, fontOf(script, weight) as unknown as Buffer);
  pdf.font(key, sizePt);
}
