/** One operation of the document, from one route and its record. */
import { API_PREFIX, type Row } from '../../functions/_shell/row.ts';
import type { ProblemCode } from '../../functions/_shell/errors.ts';
import type { Handler } from '../../functions/_shell/server.ts';
import type { ObjectSchema } from '../../functions/_shell/validate.ts';
import type * as v from 'valibot';
import { StarsInput } from '../../lib/schemas/matching/inputs.ts';
import { Meta, PairMeta, ReferenceMeta, StarsMeta, TextMeta } from '../../lib/schemas/common/envelope.ts';
import type { EndpointRecord, Records } from '../../lib/schemas/common/records.ts';
import { listedNames } from '../../lib/schemas/common/asked/detailInputs.ts';
import { numberOf } from '../../lib/schemas/common/textNumbers.ts';
import { answerTo, exampleOf, type Request } from './example.ts';
import { ANSWER_HEADERS, COUNTED_HEADERS, PUBLISHED_HEADERS, TEXT_HEADERS } from './headers.ts';
import { refusalsOf } from './refusals.ts';
import { shortened, SHORTENED } from './shortened.ts';
import { without, withoutNull, type Json, type Schema, type Schemas } from './schemas.ts';

export interface Group {
  readonly name: string;
  /** The subject of the group, for its heading. */
  readonly about: string;
  readonly routes: readonly Row[];
  readonly handler: Handler;
  /** The records of its answers, by the names that its rows use. */
  readonly answers: Records;
}

const JSON_TYPE = 'application/json';

/** @param canCompute whether there is an ephemeris to compute the example with */
export async function operationOf(row: Row, group: Group, schemas: Schemas, canCompute: boolean): Promise<Json> {
  const record = group.answers[row.answer];
  if (!record)
    throw new Error(`${row.method} ${row.path} answers ${row.answer}, which lib/schemas/${group.name} has not.`);
  const request = exampleRequest(row, schemas);
  const example = record.example ?? (canCompute ? await exampleAnswer(row, request, group) : null);
  return {
    operationId: operationId(row),
    tags: [group.name],
    summary: record.summary,
    description: record.description + (row.isAddition ? ADDITION : ''),
    ...(row.isAddition && { 'x-addition': true }),
    ...(row.successor && { deprecated: true }),
    ...(row.isProtected && { security: [{ bearer: [] }] }),
    ...parametersOf(row, request, schemas),
    ...(row.body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: schemas.input(row.body), example: request.body } },
      },
    }),
    responses: {
      [row.status]: success(row, record, example as Json, schemas),
      ...(record.redirect && {
        302: { ...success(row, record, example as Json, schemas), description: record.redirect },
      }),
      ...(row.kind === 'reference' &&
        row.status === 200 && { 304: { description: 'You have it already', headers: PUBLISHED_HEADERS } }),
      ...refusalsOf(row, (record.refusals ?? []) as ProblemCode[]),
    },
  };
}

const ADDITION = ' An addition to the specified paths.';

/** `planetsPositions` for POST /api/v1/planets/positions, `getHealth` for GET /health. */
function operationId({ method, path }: Row): string {
  // The root path has no word.
  const words = (path.replace(API_PREFIX, '').match(/\w+/g) ?? ['home']).flatMap((word) => word.split('_'));
  const [first, ...others] = method === 'POST' ? words : [method.toLowerCase(), ...words];
  return first! + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function exampleRequest({ body, query, params }: Row, schemas: Schemas): Request {
  return {
    body: body && exampleOf(objectSchema(body, schemas)),
    query: exampleOf(objectSchema(query, schemas)),
    // A name in a path is not the name of a person.
    params: exampleOf(objectSchema(params, schemas), {}),
  };
}

/** Returns the schema of an object itself, not a reference to it. */
function objectSchema(schema: ObjectSchema, schemas: Schemas): Schema {
  const converted = schemas.input(schema);
  const { $ref } = converted;
  return typeof $ref === 'string' ? schemas.components[$ref.split('/').at(-1)!]! : converted;
}

function parametersOf({ kind, query, params }: Row, request: Request, schemas: Schemas): { parameters?: Json } {
  const parameters = [
    ...parametersIn('path', params, request.params, schemas),
    ...parametersIn('query', query, request.query, schemas),
    ...(kind === 'narrated' ? [IDEMPOTENCY_KEY] : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key of your own for this request, such as a UUID. Sent again within a day by the same user, or from the same address where nobody is signed in, it gets the same answer, and no text is paid for twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parametersIn(
  where: 'path' | 'query',
  schema: ObjectSchema,
  example: Request['query'],
  schemas: Schemas,
): Json[] {
  const { properties = {}, required = [] } = objectSchema(schema, schemas);
  return Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, property]) => {
    const { description, ...rest } = without(withoutNull(property), 'examples');
    const entry = schema.entries[name] as v.GenericSchema;
    const number = numberOf(entry);
    const names = listedNames(entry);
    const value = example[name];
    return {
      name,
      in: where,
      ...((required as Json[]).includes(name) && { required: true }),
      ...(description !== undefined && { description }),
      ...(names && { style: 'form', explode: false }),
      schema: names ? listOf(names) : number ? { ...number } : rest,
      ...(value !== undefined && { example: number ? Number(value) : value }),
    };
  });
}

const listOf = (names: readonly string[]): Schema => ({ type: 'array', items: { type: 'string', enum: [...names] } });

/** Only answers in the envelope, and batches of such, are computed: the other documents are there to be read. */
async function exampleAnswer(row: Row, request: Request, { handler }: Group): Promise<Json> {
  return row.isEnveloped || row.kind === 'batch' ? answerTo(row, request, handler) : null;
}

function success(row: Row, record: EndpointRecord, example: Json, schemas: Schemas): Record<string, Json> {
  const { summary, contentType = JSON_TYPE } = record;
  const data = schemas.output(record.data);
  const files = row.formats.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]);
  const schema = row.isEnveloped ? envelope(data, row, schemas) : data;
  const shown = shortened(example, schema, schemas.components);
  return {
    description: shown === example ? summary : summary + SHORTENED,
    headers: HEADERS_OF[row.kind] ?? ANSWER_HEADERS,
    content: {
      [contentType]: {
        schema,
        ...(shown !== null && { example: shown }),
      },
      ...Object.fromEntries(files),
    },
  };
}

function envelope(data: Schema, row: Row, schemas: Schemas): Schema {
  const meta = metaOf(row);
  return {
    type: 'object',
    properties: { success: { type: 'boolean', const: true }, data, meta: schemas.output(meta) },
    required: ['success', 'data', 'meta'],
  };
}

const HEADERS_OF: Partial<Record<Row['kind'], Schema>> = {
  natal: COUNTED_HEADERS,
  daily: COUNTED_HEADERS,
  pair: COUNTED_HEADERS,
  occasion: COUNTED_HEADERS,
  reference: PUBLISHED_HEADERS,
  narrated: TEXT_HEADERS,
};

type AnyMeta = typeof Meta | typeof PairMeta | typeof ReferenceMeta | typeof StarsMeta | typeof TextMeta;

function metaOf({ body, kind }: Row): AnyMeta {
  if (kind === 'reference') return ReferenceMeta;
  if (kind === 'pair') return body === StarsInput ? StarsMeta : PairMeta;
  return kind === 'narrated' && !('latitude' in body!.entries) ? TextMeta : Meta;
}
