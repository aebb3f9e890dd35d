/** Writes a record that has every field of another as that other and the rest. */
import type { Json, Schema } from '../schemas.ts';
import { mapValues, referred, SCHEMA_REFERENCE, type Components, type OpenApi, type Properties } from './walk.ts';

/** A reference in place of fewer letters is no gain. */
const REFERENCE_COST = 70;

/** A base that is named after its smallest record has to spare so many letters. */
const BASE_GAIN = 250;

interface Fields {
  readonly texts: Texts;
  readonly required: ReadonlySet<Json>;
}

/** A record inherits from at most so many others. */
const MOST_BASES = 2;

/** Returns the document in which records that another contains stand for its fields, by `allOf`. */
export function withInheritedFields(document: OpenApi): OpenApi {
  const { components } = document;
  let schemas: Components = { ...components.schemas, ...envelopeOf(components.schemas) };
  for (let bases = 0; bases < MOST_BASES; bases += 1) schemas = withBase(withCommonFields(schemas));
  return { ...document, components: { ...components, schemas } };
}

/** Writes each record that contains another as that other and the rest: the largest one. */
function withBase(schemas: Components): Components {
  const records = recordsOf(schemas);
  const known = new Map(records);
  // A record with a base of its own has more fields than those that stand in it.
  const bases = records.filter(([name]) => schemas[name]!['allOf'] === undefined);
  return mapValues(schemas, (schema, name) => {
    const fields = known.get(name);
    const base = fields && largestWithin(name, fields, bases);
    return base ? derived(schema, base, known.get(base)!) : schema;
  });
}

/** Adds records of the fields that several others share, such as `DoshaVerdictBase`. */
function withCommonFields(schemas: Components): Components {
  const records = recordsOf(schemas);
  const known = new Map(records);
  const bases: Record<string, Schema> = {};
  let candidates = candidatesOf(records);
  for (let best = bestOf(candidates); best !== null; best = bestOf(candidates)) {
    const { members, texts } = best;
    const [smallest] = members.toSorted((one, other) => known.get(one)!.texts.size - known.get(other)!.texts.size);
    const required = [...texts.keys()].filter((field) => members.every((name) => known.get(name)!.required.has(field)));
    const fields = [...texts].map(([field, text]) => [field, JSON.parse(text) as Schema]);
    const name = [`${smallest!}Base`, `${smallest!}OtherBase`].find((wish) => !(wish in schemas || wish in bases))!;
    bases[name] = {
      type: 'object',
      properties: Object.fromEntries(fields) as Schema,
      ...(required.length > 0 && { required }),
    };
    candidates = candidates.map((one) => ({ ...one, members: one.members.filter((name) => !members.includes(name)) }));
  }
  return { ...schemas, ...bases };
}

/** The records by name, each with the fields that stand in itself. */
function recordsOf(schemas: Components): [string, Fields][] {
  return Object.entries(schemas).flatMap(([name, schema]): [string, Fields][] => {
    const own = ownPart(schema);
    return own['properties'] ? [[name, fieldsOf(own)]] : [];
  });
}

/** What a record has beside its bases. */
function ownPart(schema: Schema): Schema {
  return (schema['allOf'] as readonly Schema[] | undefined)?.at(-1) ?? schema;
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
  const { allOf = [], description, ...whole } = schema;
  const { properties, required = [], ...rest } = allOf === schema['allOf'] ? ownPart(schema) : whole;
  const ownRequired = (required as readonly Json[]).filter((field) => !base.required.has(field));
  // What only this record must have stands in it too, so that what is required is defined beside it.
  const own = Object.entries(properties as Properties).filter(
    ([field]) => !base.texts.has(field) || ownRequired.includes(field),
  );
  return {
    ...(description !== undefined && { description }),
    allOf: [
      ...(allOf as readonly Schema[]).slice(0, -1),
      { $ref: SCHEMA_REFERENCE + name },
      { ...rest, properties: Object.fromEntries(own), ...(ownRequired.length > 0 && { required: ownRequired }) },
    ],
  };
}
