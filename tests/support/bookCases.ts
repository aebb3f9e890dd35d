/** Charts that textbooks print, or that were drawn for their definitions, with what they are said to show. */
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Drawing, Drawn } from './chartOf.ts';
import { golden } from './golden.ts';

export interface BookCase {
  readonly rule_function: string;
  readonly input: {
    readonly chart_by_sign?: Readonly<Record<string, number>>;
    readonly positions?: Readonly<Record<string, { readonly sign: number; readonly degree_in_sign: number }>>;
    readonly parameters?: Readonly<Record<string, unknown>>;
  };
  readonly items: readonly { readonly label: string; readonly expected: unknown }[];
}

export interface NumberedBookCase extends BookCase {
  /** The function that the case was drawn for, and which of its cases it is: `rajju_yoga 1`. */
  readonly id: string;
}

/** Lists the cases of some functions of the book, in the order of the file. */
export function bookCasesOf(functions: readonly string[]): NumberedBookCase[] {
  const seen = new Map<string, number>();
  return golden<{ cases: BookCase[] }>('jyotish/book-cases')
    .cases.filter(({ rule_function: name }) => functions.includes(name))
    .map((bookCase) => {
      const { rule_function: name } = bookCase;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      return { ...bookCase, id: `${name} ${number}` };
    });
}

/** Draws the chart of a case; bodies that the book leaves out stand elsewhere. */
export function drawingOf({ chart_by_sign: bySign = {}, positions = {} }: BookCase['input']): Drawing {
  const signs = Object.entries(bySign).map(([body, sign]) => [body, SIGNS[sign - 1]!]);
  const places = Object.entries(positions).map(([body, { sign, degree_in_sign: degree }]): [string, Drawn] => [
    body,
    `${SIGNS[sign - 1]!} ${degree}`,
  ]);
  return Object.fromEntries([...signs, ...places]) as Drawing;
}
