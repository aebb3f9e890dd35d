/** Gives what stands inline a name, so that a generator makes one class of it, and what stands often a single place. */
import { reference, without, type Schema } from '../schemas.ts';
import { mapOperations, mapValues, pascal, referred, within, type Components, type OpenApi } from './walk.ts';

/** What says the same in so many records becomes a component. */
const REPEATED = 3;
/** Letters of a reference, but for the name of the component. */
const REFERENCE = 42;

/** Components by name, to which more are added; an equal one is added once. */
class Named {
  readonly schemas: Record<string, Schema>;
  readonly #names = new Map<string, string>();

  constructor(schemas: Components) {
    this.schemas = { ...schemas };
  }

  /** Registers a schema by the first of the names that is free; returns a reference to it. */
  add(schema: Schema, ...wishes: readonly string[]): Schema {
    const key = JSON.stringify(schema);
    const known = this.#names.get(key);
    if (known !== undefined) return reference(known);
    const taken = new Set(Object.keys(this.schemas).map((name) => name.toLowerCase()));
    const name = wishes.find((wish) => !taken.has(wish.toLowerCase()));
    if (name === undefined) throw new Error(`No name is free for ${wishes.join(' or ')}.`);
    this.schemas[name] = schema;
    this.#names.set(key, name);
    return reference(name);
  }
}

const withSchemas = (document: OpenApi, schemas: Components): OpenApi => ({
  ...document,
  components: { ...document.components, schemas },
});

/** Names the answers: `PlanetPositionsAnswer` is the envelope around `PlanetPositions`. */
export function withNamedAnswers(document: OpenApi): OpenApi {
  const named = new Named(document.components.schemas);
  const answered = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) => {
      if (!response.content) return response;
      const content = mapValues(response.content, (media) => {
        const { properties } = media.schema as { properties?: Record<string, Schema> };
        if (!properties) return media;
        const data = properties['data'] && referred(properties['data']);
        const own = `${pascal(operation.operationId)}Answer`;
        return { ...media, schema: named.add(media.schema, ...(data ? [`${data}Answer`] : []), own) };
      });
      return { ...response, content };
    }),
  }));
  return withSchemas(answered, named.schemas);
}

/** Names the objects and the choices that stand inside several others, after the field that holds them. */
export function withNamedParts(document: OpenApi): OpenApi {
  const named = new Named(document.components.schemas);
  const repeats = repeatsIn(document.components.schemas);
  /** @param at names of the fields on the way to the schema, the component first */
  const lifted = (schema: Schema, at: readonly string[]): Schema => {
    const inner = within(schema, (one, name) => part(one, name === null ? at : [...at, name]));
    return inner;
  };
  const part = (schema: Schema, at: readonly string[]): Schema => {
    const inner = lifted(schema, at);
    const { description, ...rest } = inner;
    const said = description === undefined ? {} : { description };
    const wishes = wishesOf(at);
    const isTwice = (repeats.get(JSON.stringify(without(schema, 'description'))) ?? 0) > 1;
    if (inner['properties'] && isTwice) return { ...named.add(rest, ...wishes), ...said };
    const isChoice = Array.isArray(rest['enum']) && (repeats.get(JSON.stringify(rest)) ?? 0) >= REPEATED;
    if (isChoice) return { ...named.add(rest, pascal(at.at(-1)!), ...wishes), ...said };
    return inner;
  };
  for (const [name, schema] of Object.entries(document.components.schemas))
    named.schemas[name] = lifted(schema, [name]);
  return withSchemas(document, named.schemas);
}

/** Names for a part: the component and the nearest field, then with more of the fields between. */
function wishesOf(at: readonly string[]): string[] {
  const [component, ...fields] = at as [string, ...string[]];
  const nearest = fields.map((_, index) => [component, ...fields.slice(-index - 1)].map(pascal).join(''));
  const whole = at.map(pascal).join('');
  return [...nearest, `${whole}Part`, `${whole}OtherPart`, `${whole}ThirdPart`];
}

/** How often each object and each choice of values stands inside components. */
function repeatsIn(components: Components): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (schema: Schema): Schema => {
    const isChoice = Array.isArray(schema['enum']) && schema['enum'].length > 1;
    if (isChoice || schema['properties']) add(counts, JSON.stringify(without(schema, 'description')));
    return within(schema, count);
  };
  for (const schema of Object.values(components)) within(schema, count);
  return counts;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Makes a component of the commonest description of a field, where many records have it in the same words. */
export function withSharedFields(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const named = new Named(schemas);
  const shared = new Map<string, Schema>();
  for (const [name, fields] of fieldsOf(schemas)) {
    const [[text, count]] = [...fields].sort(
      ([one, often], [other, rarely]) => saved(other, rarely) - saved(one, often),
    ) as [[string, number]];
    if (count < REPEATED || saved(text, count) < (count + 1) * (REFERENCE + name.length)) continue;
    shared.set(`${name} ${text}`, named.add(JSON.parse(text) as Schema, `${pascal(name)}Field`));
  }
  const replaced = mapValues(schemas, (schema) =>
    eachField(schema, (field, name) => {
      const { 'x-detail': level, ...said } = field;
      const component = shared.get(`${name} ${JSON.stringify(said)}`);
      return component ? { ...component, ...(level !== undefined && { 'x-detail': level }) } : field;
    }),
  );
  return withSchemas(document, { ...named.schemas, ...replaced });
}

const saved = (text: string, count: number) => text.length * (count - 1);

/** The descriptions of every field, each with how often it stands in a record. */
function fieldsOf(schemas: Components): Map<string, Map<string, number>> {
  const fields = new Map<string, Map<string, number>>();
  for (const schema of Object.values(schemas)) {
    eachField(schema, (field, name) => {
      add(fields.get(name) ?? fields.set(name, new Map()).get(name)!, JSON.stringify(without(field, 'x-detail')));
      return field;
    });
  }
  return fields;
}

/** Applies a change to every field of a schema, the inner ones first. */
function eachField(schema: Schema, change: (field: Schema, name: string) => Schema): Schema {
  return within(schema, (inner, name) => {
    const changed = eachField(inner, change);
    return name === null ? changed : change(changed, name);
  });
}
