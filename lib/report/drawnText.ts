/** The one way in which the report draws text: any script, in a given width, and copied correctly from the PDF. */
import { useFont, type FontWeight } from '../typesetting/fonts.ts';
import { colourOf, type Ink } from './palette.ts';
import { showGlyphs } from '../typesetting/glyphs.ts';
import { cleanText, clustersOf, isRightToLeft, runsOf, type Run } from '../typesetting/runs.ts';

export interface TextStyle {
  readonly sizePt: number;
  readonly weight: FontWeight;
  readonly ink: Ink;
}

export interface TextPlace {
  /** Where the anchor is, from the left edge of the page. */
  readonly xPt: number;
  /** Where the baseline is, from the top edge of the page. */
  readonly baselinePt: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A longer text ends in an ellipsis. */
  readonly widthPt?: number;
}

interface Line {
  readonly runs: readonly (Run & { readonly widthPt: number })[];
  readonly widthPt: number;
}

/** The share of a line before its anchor. */
export const ANCHOR_SHARES = { start: 0, middle: 0.5, end: 1 } as const;

const ELLIPSIS = '…';

/** Draws one line. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, style: TextStyle, place: TextPlace): void {
  drawLine(pdf, fittedLine(pdf, cleanText(text), style, place.widthPt ?? Infinity), style, place);
}

function drawLine(pdf: PDFKit.PDFDocument, line: Line, style: TextStyle, place: TextPlace): void {
  let xPt = place.xPt - ANCHOR_SHARES[place.anchor ?? 'start'] * line.widthPt;
  pdf.fillColor(colourOf(pdf, style.ink));
  for (const run of line.runs) {
    drawRun(pdf, run, style, xPt, place.baselinePt);
    xPt += run.widthPt;
  }
}

/** Draws the lines that `wrappedLines` made of one text. */
export function drawLines(
  pdf: PDFKit.PDFDocument,
  lines: readonly string[],
  style: TextStyle,
  place: TextPlace,
  linePt: number,
): void {
  for (const [k, text] of lines.entries()) {
    const line = fittedLine(pdf, text, style, place.widthPt ?? Infinity);
    // The space where the text was broken keeps the words on either side apart when the text is read aloud or copied.
    const runs = k === lines.length - 1 ? line.runs : line.runs.map(spacedAfter);
    drawLine(pdf, { ...line, runs }, style, { ...place, baselinePt: place.baselinePt + k * linePt });
  }
}

function spacedAfter(run: Line['runs'][number], index: number, runs: Line['runs']): Line['runs'][number] {
  return index < runs.length - 1 ? run : { ...run, text: `${run.text} `, shown: `${run.shown} ` };
}

function drawRun(
  pdf: PDFKit.PDFDocument,
  run: Run,
  { sizePt, weight }: TextStyle,
  xPt: number,
  baselinePt: number,
): void {
  const { script, shown, text } = run;
  // Glyphs of Indian scripts stand in another order than their letters, so the PDF must hold the text as well.
  const isDescribed = script !== 'latin' || shown !== text;
  useFont(pdf, script, weight, sizePt);
  showGlyphs(pdf, {
    shown,
    meant: isDescribed ? meantBy(run) : null,
    sizePt,
    xPt,
    baselinePt,
  });
}

/**
 * Returns the text of a run for readers of the file. Readers take letters from left to right as they stand, and turn
 * round those of scripts that run the other way.
 */
function meantBy(run: Run): string {
  return isRightToLeft(run) ? Array.from(run.text).reverse().join('') : run.text;
}

function lineOf(pdf: PDFKit.PDFDocument, text: string, { sizePt, weight }: TextStyle): Line {
  const runs = runsOf(text, weight).map((run) => {
    useFont(pdf, run.script, weight, sizePt);
    return { ...run, widthPt: pdf.widthOfString(run.shown) };
  });
  return { runs, widthPt: runs.reduce((sum, run) => sum + run.widthPt, 0) };
}

/** Returns how wide a text is on one line, in points. */
export function textWidthPt(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return lineOf(pdf, cleanText(text), style).widthPt;
}

/** Returns the text, or as much of its beginning as fits a width together with an ellipsis. */
function fittedLine(pdf: PDFKit.PDFDocument, text: string, style: TextStyle, widthPt: number): Line {
  const whole = lineOf(pdf, text, style);
  if (whole.widthPt <= widthPt) return whole;
  const clusters = clustersOf(text);
  const shortened = (count: number) => lineOf(pdf, clusters.slice(0, count).join('').trimEnd() + ELLIPSIS, style);
  let fitting = 0;
  let tooMany = clusters.length;
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (shortened(count).widthPt <= widthPt) fitting = count;
    else tooMany = count;
  }
  return shortened(fitting);
}

/** Returns a text as lines of a width, at most so many; the last line may exceed its width. */
export function wrappedLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  widthPt: number,
  mostLines: number,
): string[] {
  const widthOf = (part: string) => lineOf(pdf, part, style).widthPt;
  const spacePt = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let linePt = 0;
  for (const word of cleanText(text, mostLines).split(' ')) {
    const wordPt = widthOf(word);
    const isRoom = line === '' || linePt + spacePt + wordPt <= widthPt || lines.length === mostLines - 1;
    if (!isRoom) lines.push(line);
    linePt = isRoom && line !== '' ? linePt + spacePt + wordPt : wordPt;
    line = isRoom && line !== '' ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
