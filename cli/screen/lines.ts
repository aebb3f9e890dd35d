/** Lines of a terminal: texts at columns, written so that columns stand below each other. */
import { isUncertain, widthOf } from './width.ts';

/** How a text looks where colours are shown. */
export type Look = 'plain' | 'strong' | 'faint' | 'good' | 'bad' | 'accent';

/** A text at a column, counted from 0. */
export interface Span {
  readonly at: number;
  readonly text: string;
  readonly look?: Look;
}

/** Texts of one line, from left to right, none over another. */
export type Line = readonly Span[];

/** What the terminal can show. */
export interface Screen {
  readonly hasColours: boolean;
  /** True for a terminal, whose cursor can be sent to a column; false for a file or another program. */
  readonly hasCursor: boolean;
  /** Cells of a line. */
  readonly columns: number;
}

/** Select Graphic Rendition of ECMA-48: what begins a look. */
const LOOKS: Readonly<Record<Exclude<Look, 'plain'>, string>> = {
  strong: '1',
  faint: '2',
  good: '32',
  bad: '31',
  accent: '33',
};

/**
 * Returns lines as the text that is written.
 *
 * Terminals differ in how wide they show Devanagari. Behind such a text the cursor is sent to the column of the next,
 * so that columns stand below each other in every one of them; elsewhere spaces lead there.
 */
export function writtenLines(lines: readonly Line[], screen: Screen): string {
  return lines.map((line) => `${writtenLine(line, screen)}\n`).join('');
}

function writtenLine(line: Line, { hasColours, hasCursor }: Screen): string {
  let written = '';
  let column = 0;
  let isCertain = true;
  for (const { at, look = 'plain', text } of line) {
    if (text === '') continue;
    if (hasCursor && !isCertain) {
      written += `\u001b[${at + 1}G`;
      isCertain = true;
    } else written += ' '.repeat(Math.max(0, at - column));
    written += hasColours && look !== 'plain' ? `\u001b[${LOOKS[look]}m${text}\u001b[0m` : text;
    column = Math.max(at, column) + widthOf(text);
    isCertain &&= !isUncertain(text);
  }
  return written;
}

/** Returns a line of one text. */
export function line(text: string, look: Look = 'plain', at = 0): Line {
  return [{ at, text, look }];
}

export const EMPTY: Line = [];
