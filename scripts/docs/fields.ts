/** Fields of requests and answers as tables: name, possible values, meaning. */
import { resolved, type ApiDocument, type Schema } from './document.ts';
import { html, prose, type Content, type Markup } from './markup.ts';

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Number of records around it. */
  readonly depth: number;
}

/** Longer enumerations are collapsed. */
const CHOICES_SHOWN = 12;
/** Deeper fields are seen in the example. */
const DEEPEST = 5;

/**
 * Returns the fields of a record in its order, each followed by its own; a record within itself is not expanded again.
 */
export function fieldsOf(schema: Schema, document: ApiDocument): Field[] {
  return fieldsWithin(schema, document, 0, []);
}

function fieldsWithin(schema: Schema, document: ApiDocument, depth: number, opened: readonly string[]): Field[] {
  const { $ref } = schema;
  if (depth > DEEPEST || ($ref !== undefined && opened.includes($ref))) return [];
  const within = $ref === undefined ? opened : [...opened, $ref];
  const { properties = {}, required = [] } = resolved(schema, document);
  return Object.entries(properties).flatMap(([name, property]) => [
    { name, schema: property, isRequired: required.includes(name), depth },
    ...fieldsWithin(recordIn(property, document), document, depth + 1, within),
  ]);
}

/** The record that a field holds: itself, an item of a list, or the non-null alternative. */
function recordIn(schema: Schema, document: ApiDocument): Schema {
  const { anyOf, items, additionalProperties } = resolved(schema, document);
  const inner = anyOf?.find(({ type }) => type !== 'null') ?? items ?? additionalProperties;
  return inner ? recordIn(inner, document) : schema;
}

/** @param below the name that the fields stand below in an answer, empty for its own; absent for a request */
export function fieldTable(fields: readonly Field[], document: ApiDocument, caption: Content, below?: string): Markup {
  return html`<table class="fields" ${below !== undefined && html` data-below="${below}"`}>
    <caption>
      ${caption}
    </caption>
    <colgroup>
      <col class="name" />
      <col class="value" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Value</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map((field) => row(field, document))}
    </tbody>
  </table>`;
}

function row({ name, schema, isRequired, depth }: Field, document: ApiDocument): Markup {
  const { description = '' } = resolved(schema, document);
  return html`<tr class="depth-${depth}">
    <th scope="row">
      <code>${name}</code>${isRequired && depth === 0 && html` <span class="required">required</span>`}
    </th>
    <td>${valueOf(schema, document)}</td>
    <td>${prose(description)}</td>
  </tr>`;
}

/** The possible values of a field, in few words. */
function valueOf(schema: Schema, document: ApiDocument): Markup {
  const { anyOf, enum: choices, items, type, const: only, ...rest } = resolved(schema, document);
  if (anyOf)
    return html`${alternatives(anyOf).map((member, index) => [index > 0 && ' or ', valueOf(member, document)])}`;
  if (choices) return choiceOf(choices);
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (type === 'array') return html`list of ${items ? valueOf(items, document) : 'anything'}`;
  if (type === 'object') return html`record`;
  return html`${WORDS[type ?? ''] ?? 'anything'}${bounds(rest)}`;
}

function alternatives(members: readonly Schema[]): readonly Schema[] {
  return members.filter(
    ({ type }, index) => type !== 'null' || members.findIndex((other) => other.type === 'null') === index,
  );
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

function bounds({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  const isOpen = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
  if (minimum === undefined) return isOpen ? '' : `, at most ${maximum}`;
  return isOpen ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
}

function choiceOf(choices: readonly (string | number)[]): Markup {
  const codes = choices.map((choice, index) => html`${index > 0 && ', '}<code>${choice}</code>`);
  if (choices.length <= CHOICES_SHOWN) return html`${codes}`;
  return html`<details class="choices">
    <summary>one of ${choices.length}</summary>
    ${codes}
  </details>`;
}
