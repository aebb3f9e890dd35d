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

/** Further scripts that a name or a place may be written in. */
export const OTHER_SCRIPTS = ['arabic', 'hebrew', 'thai', 'sinhala', 'cyrillic', 'greek', 'han', 'hangul'] as const;
export type OtherScript = (typeof OTHER_SCRIPTS)[number];

/** A file of a font family; Latin letters come from the Devanagari family, so that both match in one line. */
export type Script = 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic-ext' | 'greek-ext' | IndicScript | OtherScript;
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
  return createRequire(import.meta.url).resolve(`${FILES[script] ?? familyFile(script)}-${weight}${suffixOf(script)}`);
}

const DEVANAGARI_FAMILY = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari';
const SANS_FAMILY = '@fontsource/noto-sans/files/noto-sans';

/** Files of scripts that have no family of their own; without the weight. */
const FILES: Readonly<Partial<Record<Script, string>>> = {
  latin: `${DEVANAGARI_FAMILY}-latin`,
  'latin-ext': `${DEVANAGARI_FAMILY}-latin-ext`,
  vietnamese: `${SANS_FAMILY}-vietnamese`,
  cyrillic: `${SANS_FAMILY}-cyrillic`,
  'cyrillic-ext': `${SANS_FAMILY}-cyrillic-ext`,
  greek: `${SANS_FAMILY}-greek`,
  'greek-ext': `${SANS_FAMILY}-greek-ext`,
  // Characters of Chinese with the kana of Japanese.
  han: '@openfonts/noto-sans-sc_chinese-simplified/files/noto-sans-sc-chinese-simplified',
  hangul: '@openfonts/noto-sans-kr_korean/files/noto-sans-kr-korean',
};

function familyFile(script: Script): string {
  return `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}`;
}

function suffixOf(script: Script): string {
  return script === 'han' || script === 'hangul' ? '.woff' : '-normal.woff';
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
