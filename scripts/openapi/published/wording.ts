/** What the whole documents say in words; those of the groups say it all. */
import {
  mapOperations,
  mapValues,
  operationsOf,
  reachedFrom,
  referencesIn,
  within,
  type OpenApi,
  type Operation,
  type Properties,
} from './walk.ts';
import { without, type Json, type Schema } from '../schemas.ts';

/** What nearly every name and every house says of itself is said once, at the head of the document. */
const COMMONPLACES: readonly unknown[] = ['In the language asked for', 'House, counted from the ascendant, 1 to 12'];

const HEAD =
  'Fields of names and texts without a description are in the language asked for; a house without one is counted from the ascendant, 1 to 12. Every computing path takes the query `strict=true` too, by which names that it does not know are refused. Of answers this document describes records that stand in several places, numbers, choices and what null means. The documents of the groups, `/openapi/planets.json` and so on, have every description whole, examples of every request and answer, and the headers of each path.';

/** Longer descriptions end with their first sentence or clause. */
const LONG = 40;
const LONG_OF_PATH = 80;

/**
 * Returns the document with short descriptions of paths, of all that is sent, of errors, and of what many records hold.
 *
 * Of the fields of an answer only numbers, choices and what may be null are described: the name and the type of any
 * other say what it is, and the documents of the groups say it in words. What a whole answer is, its path says; what a
 * record is that stands in one place, the field that holds it.
 */
export function withFewWords(document: OpenApi): OpenApi {
  const { components, info } = document;
  const operations = operationsOf(document);
  const inOnePlace = namedOnce(document);
  const told = reachedFrom([...operations.map(besideData), components.responses], components.schemas);
  const schemas = mapValues(components.schemas, (schema, name) => {
    if (told.has(name)) return shortened(schema, ownText);
    const record = inOnePlace.has(name) ? without(schema, 'description') : schema;
    return shortened(record, answerText, isDescribed);
  });
  const described = mapOperations(document, (operation) => ({
    ...operation,
    description: opening(operation.description, LONG_OF_PATH),
    ...(operation.parameters && { parameters: operation.parameters.filter(({ name }) => name !== 'strict') }),
  }));
  return {
    ...described,
    info: { ...info, description: `${String(info['description'])}\n\n${HEAD}` },
    components: { ...components, schemas },
  };
}

/** The records that a single place refers to. */
function namedOnce({ components, paths }: OpenApi): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of referencesIn([paths, components])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name));
}

/** What is sent to a path, and what stands beside the data in its answers: every field of it is described. */
function besideData({ parameters, requestBody, responses }: Operation): unknown {
  const errors = Object.values(responses).filter(({ content }) => content?.['application/problem+json']);
  return [parameters, requestBody, errors, envelopesOf(responses).map(({ meta }) => meta)];
}

function envelopesOf(responses: Operation['responses']): Properties[] {
  const schemas = Object.values(responses).map(({ content }) => content?.['application/json']?.schema ?? {});
  return schemas.map(({ properties }) => (properties ?? {}) as Properties);
}

/** @param isKept whether a field within keeps its description */
function shortened(
  schema: Schema,
  text: (whole: string) => string,
  isKept: (field: Schema) => boolean = () => true,
): Schema {
  const { description, propertyNames, ...rest } = within(schema, (inner) => {
    const field = shortened(inner, text, isKept);
    return isKept(field) ? field : without(field, 'description');
  });
  const isSaid = typeof description === 'string' && !COMMONPLACES.includes(description);
  return {
    ...(isSaid && { description: text(description) }),
    ...rest,
    // The names of properties are texts anyway.
    ...(propertyNames !== undefined && JSON.stringify(propertyNames) !== '{"type":"string"}' && { propertyNames }),
  };
}

const ownText = (whole: string): string => opening(whole, LONG);

/** Without what is told after a colon, where it is long. */
function answerText(whole: string): string {
  const text = opening(whole, LONG);
  return text.length <= LONG ? text : (/^.{10,}?(?=:? \(|: )/.exec(text)?.[0] ?? text);
}

function isDescribed(field: Schema): boolean {
  return isValue(field) || /\bnull\b/i.test(String(field['description']));
}

/** Whether a field holds a number or one of several choices. */
function isValue({ anyOf, const: only, enum: values, type }: Schema): boolean {
  if (anyOf) return (anyOf as readonly Schema[]).some(isValue);
  if (values !== undefined || only !== undefined) return true;
  return (Array.isArray(type) ? type : [type!]).some((one: Json) => NUMBERS.includes(one));
}

const NUMBERS: readonly Json[] = ['number', 'integer'];

function opening(text: string, long: number): string {
  if (text.length <= long) return text;
  const [first] = /^.{20,}?[.;](?= )/.exec(text) ?? [text];
  return first.replace(/[.;]$/, '');
}
