/** Gives a component to each list, choice and object that stands in several records, whatever the fields are called. */
import { reference, type Schema } from '../schemas.ts';
import { mapValues, pascal, referred, within, type Components, type OpenApi } from './walk.ts';

/** Letters that a component has to spare. */
const GAIN = 30;

interface Repeated {
  readonly schema: Schema;
  /** Names of the fields that it stands in, or of the record where it stands in none. */
  readonly names: string[];
}

export function withRepeatedParts(document: OpenApi): OpenApi {
  const { components } = document;
  const { schemas } = components;
  const names = new Map<string, string>();
  const parts: Record<string, Schema> = {};
  for (const [text, part] of repeatedIn(schemas)) {
    const name = wishesOf(part).find((wish) => !(wish in schemas || wish in parts));
    if (name === undefined || gainOf(text, part.names.length, name) < GAIN) continue;
    names.set(text, name);
    parts[name] = part.schema;
  }
  const replaced = (schema: Schema): Schema =>
    within(schema, (inner) => {
      const name = names.get(JSON.stringify(inner));
      return name === undefined ? replaced(inner) : reference(name);
    });
  const shared = { ...mapValues(schemas, replaced), ...mapValues(parts, replaced) };
  return { ...document, components: { ...components, schemas: shared } };
}

function gainOf(text: string, count: number, name: string): number {
  return (count - 1) * text.length - count * JSON.stringify(reference(name)).length - name.length;
}

/** Lists, choices and objects by their text, the longest first. */
function repeatedIn(schemas: Components): [string, Repeated][] {
  const repeated = new Map<string, Repeated>();
  const visit = (schema: Schema, at: string): Schema =>
    within(schema, (inner, name) => {
      const field = name ?? at;
      const text = JSON.stringify(inner);
      const known = repeated.get(text) ?? { schema: inner, names: [] };
      known.names.push(field);
      const canStandAlone = inner['items'] ?? inner['enum'] ?? inner['properties'];
      if (canStandAlone !== undefined) repeated.set(text, known);
      return visit(inner, field);
    });
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  return [...repeated].filter(([, { names }]) => names.length > 1).sort(([one], [other]) => other.length - one.length);
}

function wishesOf({ names, schema }: Repeated): string[] {
  const items = schema['items'] as Schema | undefined;
  const listed = items && referred(items);
  const field = pascal(commonest(names));
  return [...(listed ? [`${listed}List`] : []), ...(items ? [`${field}List`] : []), `${field}Field`, `${field}Value`];
}

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
