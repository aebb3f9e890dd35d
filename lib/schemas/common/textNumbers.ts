/**
 * Numbers of inputs. Those of paths and queries arrive as text; the OpenAPI document describes them as numbers.
 */
import * as v from 'valibot';
import { sayMessage, type Message } from '../../words/message.ts';
import { issueLanguage, said } from './said.ts';

interface Range {
  readonly least: number;
  readonly most: number;
  /** Returns the message where the text is no such number. */
  message(got: string): Message | string;
  readonly description: string;
  readonly example?: string;
  /** True where leading zeros are allowed, as in months: 02. */
  readonly isPadded?: boolean;
}

/** What the OpenAPI document says of the parameter instead of a string. */
export interface NumberInText {
  readonly type: 'integer' | 'number';
  readonly minimum: number;
  readonly maximum: number;
}

/** Includes negative and large numbers: these are out of range, rather than no numbers. */
const WHOLE = /^(0|-?[1-9]\d{0,14})$/;
const PADDED = /^-?\d{1,15}$/;
/** With an exponent, as programs write a longitude next to Greenwich: 5e-7. */
const DECIMAL = /^[+-]?(\d{1,15}(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?$/;

/** Returns the schema of a whole number of a body, within bounds, both included. */
export function countField(least: number, most: number, description: string) {
  const form = said('count_between', { least, most });
  return v.pipe(
    v.number(form),
    v.integer(form),
    v.minValue(least, form),
    v.maxValue(most, form),
    v.description(description),
  );
}

/** Returns the schema of a whole number read from text, within the bounds of the range. */
export const countInText = (range: Range) => numberInText('integer', range.isPadded ? PADDED : WHOLE, range);
/** Returns the schema of a decimal number read from text, exponent allowed, within the bounds of the range. */
export const decimalInText = (range: Range) => numberInText('number', DECIMAL, range);

function numberInText(type: NumberInText['type'], form: RegExp, { least, most, message, description, example }: Range) {
  const number: NumberInText = { type, minimum: least, maximum: most };
  const saidOf = (issue: v.BaseIssue<unknown>) => {
    const described = message(String(issue.input));
    return typeof described === 'string' ? described : sayMessage(described, issueLanguage(issue));
  };
  return v.pipe(
    v.string(saidOf),
    v.regex(form, saidOf),
    v.description(description),
    v.examples(example === undefined ? [] : [example]),
    v.metadata({ number }),
    v.transform(Number),
    v.minValue(least, saidOf),
    v.maxValue(most, saidOf),
  );
}

/** Returns how the OpenAPI document describes a numeric parameter; null for all others. */
export function numberOf(schema: v.GenericSchema): NumberInText | null {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  const { number } = v.getMetadata(inner) as { number?: NumberInText };
  return number ?? null;
}
