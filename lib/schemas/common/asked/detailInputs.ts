/** Query parameters by which a caller asks for less of an answer (contract, second part, section 2). */
import * as v from 'valibot';
import { message } from '../../../words/message.ts';
import { chooseAmong, choice } from '../inputs.ts';
import { said } from '../said.ts';
import { countInText } from '../textNumbers.ts';

export const DETAILS = ['brief', 'standard', 'full'] as const;
export type Detail = (typeof DETAILS)[number];

export const INCLUDES = ['present', 'all'] as const;
export type Include = (typeof INCLUDES)[number];

/** The longest selection of fields, in characters. */
const FIELDS_LENGTH = 1000;
const DEEPEST_FIELDS = 12;

/** A name, `*`, or both with what is selected within: `planets(id,sign/id)`. */
const FIELDS_FORM = /^[A-Za-z0-9_*(),/]+$/;

const fieldsForm = said('fields_form', {});

/** Query of every path that computes. */
export const DetailQuery = {
  detail: choice(
    DETAILS,
    'How much is told. brief: names, verdicts, scores, dates, one sentence; standard: all but how scores add up, what was observed and the conditions of what is absent; full: everything. Default standard',
  ),
  fields: v.nullish(
    v.pipe(
      v.string(fieldsForm),
      v.maxLength(FIELDS_LENGTH, said('fields_long', { most: FIELDS_LENGTH })),
      v.check(isFieldSelection, fieldsForm),
      v.description(
        'Only these fields of `data`, separated by commas, those within an object in parentheses or after a slash: planets(id,sign/id,degree),ascendant. Chosen from everything, unless detail says otherwise',
      ),
      v.examples(['planets(id,sign/id,degree)']),
    ),
  ),
};

/** Query of paths that list rules. */
export const IncludeQuery = {
  include: choice(
    INCLUDES,
    'present: lists of rules name those that hold; all: those that do not hold too, with what is missing. Default present with detail=brief, else all',
  ),
};

/**
 * Returns the query of a path whose answer has named parts.
 *
 * @param ofReport sections of the report of the path, where it has one
 */
export function sectionsQuery(sections: readonly string[], ofReport: readonly string[] = []) {
  const names = [...new Set([...sections, ...ofReport])];
  const report = ofReport.length > 0 ? `; of the report only these sections: ${ofReport.join(', ')}` : '';
  return { sections: namesInText(names, `Only these parts of \`data\`, separated by commas${report}`) };
}

/** Returns the query of a path that adds parts to its answer where they are asked for. */
export function addedPartsQuery<Part extends string>(parts: readonly Part[], description: string) {
  return { include: namesInText(parts, description) };
}

/** Returns the schema of a text that lists names, separated by commas; null counts as absent. */
export function namesInText<Name extends string>(names: readonly Name[], description: string) {
  const choose = chooseAmong(names, names, names.length);
  const isName = (name: string): name is Name => names.some((known) => known === name);
  return v.nullish(
    v.pipe(
      v.string(choose),
      v.description(description),
      v.metadata({ list: names }),
      v.transform((list) =>
        list
          .split(',')
          .map((name) => name.trim().toLowerCase())
          .filter((name) => name !== ''),
      ),
      v.array(v.pipe(v.string(), v.guard(isName, choose))),
    ),
  );
}

const MOST_LIMIT = 500;

/** Returns the names that a parameter lists, separated by commas; null where it is no list. */
export function listedNames(schema: v.GenericSchema): readonly string[] | null {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  const { list } = v.getMetadata(inner) as { list?: readonly string[] };
  return list ?? null;
}

/** Returns the query of a path whose answer is mainly one list. */
export function limitQuery(list: string) {
  return {
    limit: v.nullish(
      countInText({
        least: 1,
        most: MOST_LIMIT,
        message: (got) => message('count_out_of_bounds', { least: 1, most: MOST_LIMIT, got }),
        description: `At most so many entries of \`${list}\`, from the first on; default all`,
        example: '5',
      }),
    ),
  };
}

/** Tells whether a text selects fields: parentheses closed, no name missing. */
function isFieldSelection(text: string): boolean {
  if (!FIELDS_FORM.test(text) || /(^|[(,/])[,)/(]|[(,/]$|__/.test(text)) return false;
  let open = 0;
  for (const char of text) {
    if (char === '(') open++;
    if (char === ')') open--;
    if (open < 0 || open > DEEPEST_FIELDS) return false;
  }
  return open === 0;
}
