/** Charts that textbooks print, or that were drawn for their definitions, with what they are said to show. */
import { birthContext } from '../../functions/_shell/context.ts';
import * as v from 'valibot';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';
import { chartOf, type Drawing, type Drawn } from './chartOf.ts';
import { bodyOf, golden, type GoldenBirth } from './golden.ts';

export interface BookCase {
  readonly chapter: number | null;
  readonly rule_function: string;
  readonly input: {
    readonly birth?: GoldenBirth;
    readonly chart_by_sign?: Readonly<Record<string, number>>;
    readonly positions?: Readonly<Record<string, { readonly sign: number; readonly degree_in_sign: number }>>;
  };
  readonly items: readonly { readonly label?: string; readonly expected: unknown }[];
}

export interface NumberedBookCase extends BookCase {
  /** The function that the case was drawn for, and which of its cases it is: `rajju_yoga 1`. */
  readonly id: string;
}

/** Lists the cases of a chapter, in the order of the file. */
export function bookCasesOf(chapter: number): NumberedBookCase[] {
  return numberedCases(golden<{ cases: BookCase[] }>('jyotish/book-cases').cases, chapter);
}

/** The same, from cases that were read before. */
export function numberedCases(cases: readonly BookCase[], chapter: number): NumberedBookCase[] {
  const seen = new Map<string, number>();
  return cases
    .filter((bookCase) => bookCase.chapter === chapter)
    .map((bookCase) => {
      const { rule_function: name } = bookCase;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      return { ...bookCase, id: `${name} ${number}` };
    });
}

/** Casts the chart of a case from its birth, or draws it; bodies that the book leaves out stand elsewhere. */
export function chartOfCase({ id, input }: NumberedBookCase): Chart {
  if (!input.birth) return chartOf(drawingOf(input));
  const body = bodyOf({ ...input.birth, id });
  return birthContext(v.parse(Birth, body), 'en', {}, {}, false).chart;
}

function drawingOf({ chart_by_sign: bySign = {}, positions = {} }: BookCase['input']): Drawing {
  const signs = Object.entries(bySign).map(([body, sign]) => [body, SIGNS[sign - 1]!]);
  const places = Object.entries(positions).map(([body, { sign, degree_in_sign: degree }]): [string, Drawn] => [
    body,
    `${SIGNS[sign - 1]!} ${degree}`,
  ]);
  return Object.fromEntries([...signs, ...places]) as Drawing;
}
