/** The lines of text that say whose chart it is. */
import { clustersOf } from './clusters.ts';
import type { DrawnChart, Label, Point } from './drawing.ts';
import { extentOf, widthEm } from './textSize.ts';
import { plainName } from './xml.ts';

/** A heading has a kind of chart, a name, a time and a place. */
const MOST_TEXTS = 4;
const FIRST_PX = 17;
const OTHER_PX = 12;
const LEADING_EM = 0.3;
const ELLIPSIS = '…';

interface Line {
  readonly text: string;
  readonly sizePx: number;
}

export interface Heading {
  readonly labels: readonly Label[];
  readonly heightPx: number;
}

/** Returns the visible texts of a heading. */
export function headingTexts({ heading }: DrawnChart): string[] {
  return heading
    .map(plainName)
    .filter((text) => text !== '')
    .slice(0, MOST_TEXTS);
}

/**
 * Returns a heading centred below a point, the first text in larger letters.
 *
 * @param mostLines number of lines after which a text is cut
 */
export function headingAt(texts: readonly string[], [x, top]: Point, widthPx: number, mostLines: number): Heading {
  const labels: Label[] = [];
  let heightPx = 0;
  for (const { text, sizePx } of linesOf(texts, widthPx, mostLines)) {
    const { aboveEm, belowEm } = extentOf(text);
    labels.push({ text, at: [x, top + heightPx + aboveEm * sizePx], sizePx, anchor: 'middle', role: 'heading' });
    heightPx += (aboveEm + belowEm + LEADING_EM) * sizePx;
  }
  return { labels, heightPx };
}

function linesOf(texts: readonly string[], widthPx: number, mostLines: number): Line[] {
  return texts.flatMap((text, k) => {
    const sizePx = k === 0 ? FIRST_PX : OTHER_PX;
    return wrapped(text, widthPx / sizePx, mostLines).map((line) => ({ text: line, sizePx }));
  });
}

/** Breaks a text at spaces, or inside words longer than a line; the excess is replaced by an ellipsis. */
export function wrapped(text: string, lineEm: number, mostLines: number): string[] {
  if (widthEm(text) <= lineEm) return [text];
  const isLast = mostLines === 1;
  const room = lineEm - (isLast ? widthEm(ELLIPSIS) : 0);
  const taken = beginning(text, room);
  if (isLast) return [taken.trimEnd() + ELLIPSIS];
  const space = text[taken.length] === ' ' ? taken.length : taken.lastIndexOf(' ');
  const line = space > 0 ? taken.slice(0, space) : taken;
  return [line, ...wrapped(text.slice(line.length).trimStart(), lineEm, mostLines - 1)];
}

/** Returns as many whole grapheme clusters as fit a width; at least one. */
function beginning(text: string, em: number): string {
  let taken = '';
  let takenEm = 0;
  for (const cluster of clustersOf(text)) {
    takenEm += widthEm(cluster);
    if (takenEm > em && taken !== '') break;
    taken += cluster;
  }
  return taken;
}
