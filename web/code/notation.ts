/** How languages write strings and nested values. */
import { isList, type Json } from './request.ts';

/** How one language writes a string. */
export interface Quoting {
  readonly quote: '"' | "'";
  /** Characters besides the quote and the backslash that need a backslash. */
  readonly special?: string;
  /** Writes a character that cannot be seen, given as a number. */
  readonly unseen: (point: number) => string;
}

/** Control characters, line separators, and marks that turn the direction of a line: they would hide what code does. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns the string as a literal of the language, on one line. */
export function quoted(text: string, { quote, special = '', unseen }: Quoting): string {
  const needing = new Set(['\\', quote, ...special]);
  const escaped = [...text].map((character) => (needing.has(character) ? `\\${character}` : character)).join('');
  return `${quote}${escaped.replace(UNSEEN, (character) => SHORT[character] ?? unseen(character.codePointAt(0)!))}${quote}`;
}

/** `\u001b`: every character that cannot be seen stands below 0x10000. */
export function fourDigits(point: number): string {
  return `\\u${point.toString(16).padStart(4, '0')}`;
}

/** `\u{1b}` */
export function inBraces(point: number): string {
  return `\\u{${point.toString(16)}}`;
}

/** How one language writes nested values. */
export interface Notation {
  readonly object: (names: readonly string[]) => readonly [open: string, close: string];
  readonly list: readonly [open: string, close: string];
  readonly member: (name: string, value: string) => string;
  readonly scalar: (value: string | number | boolean | null) => string;
  /** Between the brackets of an object on one line. */
  readonly space: '' | ' ';
  /** Whether the last of several lines ends with a comma. */
  readonly isLastCommaKept: boolean;
}

/** Fits half of a wide screen, and scrolls only a little on a phone. */
const LINE_LENGTH = 72;

/** Returns the value in the language; what fits on one line stands on one. */
export function written(value: Json, notation: Notation, indent: string, step: string): string {
  const line = onOneLine(value, notation);
  const parts = partsOf(value, notation, (member) => written(member, notation, indent + step, step));
  if (parts === null || parts.items.length === 0 || indent.length + line.length <= LINE_LENGTH) return line;
  const lines = parts.items.map((item) => `${indent}${step}${item}`).join(',\n');
  return `${parts.open}\n${lines}${notation.isLastCommaKept ? ',' : ''}\n${indent}${parts.close}`;
}

function onOneLine(value: Json, notation: Notation): string {
  const parts = partsOf(value, notation, (member) => onOneLine(member, notation));
  if (parts === null) return notation.scalar(value as string | number | boolean | null);
  const space = parts.isObject && parts.items.length > 0 ? notation.space : '';
  return `${parts.open}${space}${parts.items.join(', ')}${space}${parts.close}`;
}

interface Parts {
  readonly open: string;
  readonly close: string;
  readonly items: readonly string[];
  readonly isObject: boolean;
}

function partsOf(value: Json, notation: Notation, inner: (member: Json) => string): Parts | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isList(value)) {
    const [open, close] = notation.list;
    return { open, close, items: value.map(inner), isObject: false };
  }
  const [open, close] = notation.object(Object.keys(value));
  const items = Object.entries(value).map(([name, member]) => notation.member(name, inner(member)));
  return { open, close, items, isObject: true };
}

const JSON_STRINGS: Quoting = { quote: '"', unseen: fourDigits };

const JSON_NOTATION: Notation = {
  object: () => ['{', '}'],
  list: ['[', ']'],
  member: (name, value) => `${quoted(name, JSON_STRINGS)}: ${value}`,
  scalar: (value) => (typeof value === 'string' ? quoted(value, JSON_STRINGS) : String(value)),
  space: ' ',
  isLastCommaKept: false,
};

/** Returns readable JSON: short values stand on one line. */
export function readableJson(value: object | Json, indent = ''): string {
  return written(value as Json, JSON_NOTATION, indent, '  ');
}
