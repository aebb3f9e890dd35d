/** Writes a record that has every field of another as that other and the rest. */
import type { Json, Schema } from '../schemas.ts';
import { mapValues, referred, SCHEMA_REFERENCE, type Components, type OpenApi, type Properties } from './walk.ts';

/** A reference in place of fewer letters is no gain. */
const REFERENCE_COST = 70;

/** A base that is named after its smallest record has to spare so many letters. */
const BASE_GAIN = 400;

interface Fields {
  readonly texts: Texts;
  readonly required: ReadonlySet<Json>;
}

/** Returns the document in which the largest record that another contains stands for its fields, by `allOf`. */
export function withInheritedFields(document: OpenApi): OpenApi {
  const schemas = withBases(document.components.schemas);
  const records = Object.entries(schemas).flatMap(([name, schema]): [string, Fields][] =>
    schema['properties'] ? [[name, fieldsOf(schema)]] : [],
  );
  const known = new Map(records);
  const inherited = mapValues(schemas, (schema, name) => {
    const fields = known.get(name);
    const base = fields && largestWithin(name, fields, records);
    return base ? derived(schema, base, known.get(base)!) : schema;
  });
  return { ...document, components: { ...document.components, schemas: inherited } };
}

/** Adds records of the fields that several others share, such as `DoshaVerdictBase`. */
function withBases(schemas: Components): Components {
  const records = Object.entries(schemas).flatMap(([name, schema]): [string, Fields][] =>
    schema['properties'] ? [[name, fieldsOf(schema)]] : [],
  );
  const known = new Map(records);
  const bases: Record<string, Schema> = { ...envelopeOf(schemas) };
  let candidates = candidatesOf(records);
  for (let best = bestOf(candidates); best !== null; best = bestOf(candidates)) {
    const { members, texts } = best;
    const [smallest] = members.toSorted((one, other) => known.get(one)!.texts.size - known.get(other)!.texts.size);
    const required = [...texts.keys()].filter((field) => members.every((name) => known.get(name)!.required.has(field)));
    const fields = [...texts].map(([field, text]) => [field, JSON.parse(text) as Schema]);
    bases[`${smallest!}Base`] = {
      type: 'object',
      properties: Object.fromEntries(fields) as Schema,
      ...(required.length > 0 && { required }),
    };
    candidates = candidates.map((one) => ({ ...one, members: one.members.filter((name) => !members.includes(name)) }));
  }
  return { ...schemas, ...bases };
}

/** What all computed answers have beside their data. */
function envelopeOf(schemas: Components): Components {
  const isComputed = ({ properties }: Schema) => referred((properties as Properties)['meta'] ?? {}) === 'Meta';
  const answer = Object.entries(schemas).find(
    ([name, schema]) => name.endsWith('Answer') && schema['properties'] && isComputed(schema),
  );
  if (!answer) return {};
  const { meta, success } = answer[1]['properties'] as Properties;
  const properties = { success: success!, meta: meta! };
  return { Answered: { type: 'object', properties, required: ['success', 'meta'] } };
}

type Texts = ReadonlyMap<string, string>;

interface Candidate {
  readonly texts: Texts;
  readonly bytes: number;
  /** The records that have all of these fields. */
  readonly members: readonly string[];
}

/** The fields that two records share, each with every record that has them too. */
function candidatesOf(records: readonly [string, Fields][]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const [index, [, { texts: one }]] of records.entries()) {
    for (const [, { texts: other }] of records.slice(index + 1)) {
      const texts = new Map([...one].filter(([field, text]) => other.get(field) === text));
      const bytes = sizeOf(texts);
      // A record that the other contains is its base already.
      if (bytes < 2 * REFERENCE_COST || texts.size === one.size || texts.size === other.size) continue;
      const key = [...texts.keys()].join() + String(bytes);
      if (candidates.has(key)) continue;
      const members = records.filter(([, fields]) => isWithin(texts, fields.texts)).map(([name]) => name);
      candidates.set(key, { texts, bytes, members });
    }
  }
  return [...candidates.values()];
}

function bestOf(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  let mostGained = BASE_GAIN;
  for (const candidate of candidates) {
    const { bytes, members } = candidate;
    const gained = (members.length - 1) * bytes - (members.length + 1) * REFERENCE_COST;
    if (gained > mostGained) [best, mostGained] = [candidate, gained];
  }
  return best;
}

const sizeOf = (texts: Texts) => [...texts].reduce((sum, [field, text]) => sum + field.length + text.length + 4, 0);

function isWithin(texts: Texts, others: Texts): boolean {
  return [...texts].every(([field, text]) => others.get(field) === text);
}

function fieldsOf({ properties, required }: Schema): Fields {
  const texts = Object.entries(properties as Properties).map(([name, field]) => [name, JSON.stringify(field)] as const);
  return { texts: new Map(texts), required: new Set((required ?? []) as Json[]) };
}

function largestWithin(name: string, fields: Fields, records: readonly [string, Fields][]): string | null {
  let largest: string | null = null;
  let mostSaved = 0;
  for (const [other, { required, texts }] of records) {
    if (other === name || texts.size >= fields.texts.size) continue;
    if (![...required].every((one) => fields.required.has(one))) continue;
    if (!isWithin(texts, fields.texts)) continue;
    const saved = sizeOf(texts) - REFERENCE_COST;
    if (saved > mostSaved) [largest, mostSaved] = [other, saved];
  }
  return largest;
}

function derived(schema: Schema, name: string, base: Fields): Schema {
  const { properties, required = [], description, ...rest } = schema;
  const ownRequired = (required as readonly Json[]).filter((field) => !base.required.has(field));
  // What only this record must have stands in it too, so that what is required is defined beside it.
  const own = Object.entries(properties as Properties).filter(
    ([field]) => !base.texts.has(field) || ownRequired.includes(field),
  );
  return {
    ...(description !== undefined && { description }),
    allOf: [
      { $ref: SCHEMA_REFERENCE + name },
      { ...rest, properties: Object.fromEntries(own), ...(ownRequired.length > 0 && { required: ownRequired }) },
    ],
  };
}
