/** Where a body stops being JSON, and what most likely broke it; never what the body says. */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { JsonMistake } from '../../lib/words/messages/badRequests.ts';

export interface JsonPlace {
  /** Counts from 1. */
  readonly line: number;
  /** Character of the line, counting from 1. */
  readonly column: number;
  readonly cause: JsonMistake | null;
}

/** Returns the first place at which a text is not JSON; null where a more lenient parser finds no error. */
export function jsonMistake(text: string): JsonPlace | null {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return null;
  const before = text.slice(0, first.offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1, cause: causeOf(text, first) };
}

const CUT_OFF = ['CloseBraceExpected', 'CloseBracketExpected', 'UnexpectedEndOfString'];

function causeOf(text: string, { error, offset, length }: ParseError): JsonMistake | null {
  const code = printParseErrorCode(error);
  const found = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (/^[}\]]/.test(found) && before === ',') return 'trailing_comma';
  if (code === 'InvalidCommentToken' || found.startsWith('#')) return 'comment';
  if (found.startsWith("'")) return 'single_quotes';
  if (/^(NaN|-|Infinity|None|True|False|undefined)/.test(found)) return 'not_a_number';
  if (/^[A-Za-z_]/.test(found) && (before === '{' || before === ',')) return 'unquoted_name';
  const isAtEnd = offset + length >= text.trimEnd().length;
  return isAtEnd && CUT_OFF.includes(code) ? 'cut_off' : null;
}
