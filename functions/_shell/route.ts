/** Rows: which path runs which function, and what it reads. `serve` in server.ts turns them into a handler. */
import { birthContext } from './context.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { AsOfQuery, Birth, CommonQuery } from '../../lib/schemas/common/inputs.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { dateErrors } from './birthErrors.ts';
import { birthErrors } from './birthErrors.ts';
import { deprecationHeaders, type Deprecated } from './deprecation.ts';
import { awaitFirstCheck } from './ephemeris.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { natalMeta } from './meta.ts';
import { namesIn, type Names } from '../../lib/words/names.ts';
import { acceptedType, jsonBody, languageOf } from './request.ts';
import { requestWarnings } from './requestWarnings.ts';
import { computed, envelopedDocument, published, raw, type Document, type HttpAnswer, type Raw } from './respond.ts';
import { readParts, validated, type ObjectSchema, type Part } from './validate.ts';
import { Warned } from '../../lib/records/warned.ts';

export const API_PREFIX = '/api/v1';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One line of a group's route table. `Answer` is a type so that a name that no record has does not compile. */
export interface Row<Answer extends string = string> {
  readonly kind: 'natal' | 'daily' | 'reference' | 'account' | 'narrated';
  readonly method: Method;
  /** Full path; parameters in braces. */
  readonly path: string;
  /** What `answers` in `lib/schemas/<group>` calls the record of its answer: the bundles hold the name alone. */
  readonly answer: Answer;
  /** What the row reads: for its validation, the OpenAPI document and the generated requests of the tests. */
  readonly body: ObjectSchema | null;
  readonly query: ObjectSchema;
  readonly params: ObjectSchema;
  /** Stands beside the paths of the specification. */
  readonly isAddition: boolean;
  /** Needs an access token. */
  readonly isProtected: boolean;
  /** Of the answer that the path is there for. */
  readonly status: 200 | 201 | 302;
  /** What it answers beside JSON, by an Accept header. */
  readonly formats: readonly string[];
  /** The path that takes its place, where it has one. */
  readonly successor: string | null;
  /** What its callers' requests are counted as; null where they are not, or where the path counts them itself. */
  readonly limit: 'computing' | 'documents' | null;
  /** Whether the answer stands in the envelope, as everything computed does. */
  readonly isEnveloped: boolean;
  /** Whether the answer counts houses by the system that the caller chose; all others count whole signs. */
  readonly usesHouseSystem: boolean;
  respond(event: APIGatewayProxyEventV2): HttpAnswer | Promise<HttpAnswer>;
}

/** A row without path parameters, open to all, that answers JSON alone. */
export const PLAIN = {
  params: v.object({}),
  isAddition: false,
  isProtected: false,
  status: 200,
  formats: [],
  successor: null,
  limit: 'computing',
  usesHouseSystem: false,
} as const satisfies Partial<Row>;

type Asked = Fields<typeof CommonQuery>;

export type NoEntries = Record<never, never>;

/** What a schema of these entries gives. */
export type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Another form of an answer. */
export type Formatted<Context> = (context: Context) => Raw | Promise<Raw>;

/** Which record a row answers. */
export type RowAnswer<Answer extends string> = Pick<Row<Answer>, 'answer'>;

export interface RowOptions<Query extends v.ObjectEntries, Params extends v.ObjectEntries, Input extends Birth> {
  readonly query?: Query;
  readonly params?: Params;
  /** The birth data with further fields; else the birth data alone. */
  readonly input?: ObjectSchema & v.GenericSchema<unknown, Input>;
  /** Finds mistakes that the schemas cannot see: fields that do not go together, dates outside the ephemeris. */
  readonly check?: Check;
  /** The answer depends on the current time: takes `as_of` and echoes it. */
  readonly usesNow?: boolean;
  /** The answer counts houses by the system that the caller chose. */
  readonly usesHouseSystem?: boolean;
  /** Finds out who calls, or refuses: principal.ts has it. */
  readonly auth?: (event: APIGatewayProxyEventV2) => unknown;
  /** By content type. */
  readonly formats?: Readonly<Record<string, Formatted<NatalContext<Fields<Query>, Fields<Params>, Input>>>>;
  readonly deprecated?: Deprecated;
}

/** Reads what was sent before it is known to be right in form. */
export type Check = (given: {
  readonly body: object;
  readonly query: Readonly<Record<string, string | undefined>>;
}) => FieldError[];

/** Refuses an `as_of`, or an `analysis_date`, outside the ephemeris: for paths that answer from the sky of that instant. */
export const nowInEphemeris: Check = ({ body, query }) => [
  ...dateErrors(query['as_of']?.slice(0, 10), ['query', 'as_of']),
  ...dateErrors((body as Record<string, unknown>)['analysis_date'], ['body', 'analysis_date']),
];

/** Declares a path that answers from the chart of a birth (input B); async where a drawing is loaded on demand. */
export function natal<
  Answer extends string,
  Query extends v.ObjectEntries = NoEntries,
  Params extends v.ObjectEntries = NoEntries,
  Input extends Birth = Birth,
>(
  path: string,
  run: (
    context: NatalContext<Fields<Query>, Fields<Params>, Input>,
    event: APIGatewayProxyEventV2,
  ) => object | Promise<object>,
  options: RowAnswer<Answer> & RowOptions<Query, Params, Input>,
): Row<Answer> {
  const {
    auth,
    check,
    deprecated,
    formats = {},
    input: bodySchema = Birth,
    usesNow = false,
    usesHouseSystem = false,
  } = options;
  const query = v.object({ ...CommonQuery, ...(usesNow ? AsOfQuery : {}), ...options.query } as v.ObjectEntries);
  const params = v.object({ ...options.params });
  const types = Object.keys(formats);
  const headers = {
    ...deprecationHeaders(deprecated, API_PREFIX),
    ...(types.length > 0 && { vary: 'Accept, Accept-Encoding, Accept-Language' }),
  };
  return {
    kind: 'natal',
    method: 'POST',
    path: API_PREFIX + path,
    answer: options.answer,
    body: bodySchema,
    query,
    params,
    isAddition: false,
    isProtected: auth !== undefined,
    status: 200,
    formats: types,
    successor: deprecated?.successor ?? null,
    limit: 'computing',
    isEnveloped: true,
    usesHouseSystem,
    async respond(event) {
      auth?.(event);
      await awaitFirstCheck();
      const body = jsonBody(event);
      const queried = event.queryStringParameters ?? {};
      const found = [...birthErrors(body), ...(check?.({ body, query: queried }) ?? [])];
      const parts: Part[] = [
        { where: 'body', schema: bodySchema, value: body },
        { where: 'query', schema: query, value: queried },
        { where: 'path', schema: params, value: event.pathParameters ?? {} },
      ];
      // Each output is what its schema gives; only the list of them has lost the types.
      const lang = languageOf(event);
      const { outputs, ignored } = readParts(parts, found, lang);
      const [input, asked, named] = outputs as [Input, Asked & Fields<Query>, Fields<Params>];
      const context = birthContext(input, lang, asked, named, usesHouseSystem);
      const type = acceptedType(event.headers['accept'], types);
      if (type !== null) return raw(await formats[type]!(context), headers);
      const result = await run(context, event);
      const described = result instanceof Warned ? result : new Warned(result, []);
      const warnings = [...requestWarnings(event, types, ignored, input), ...described.warnings];
      const meta = natalMeta(path.slice(1), context, { usesNow, usesHouseSystem }, warnings, described.conventions);
      return computed(described.data, meta, { ...headers, ...described.headers });
    },
  };
}

interface ReferenceOptions<Params extends v.ObjectEntries> {
  readonly params?: Params;
  readonly limit?: 'documents';
  /** 302 for a path that leads elsewhere, whoever asks. */
  readonly status?: 200 | 302;
}

/** Declares a document beside the computing paths: cacheable, no envelope. */
export function reference<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params>; accept: string | undefined }) => Document | Promise<Document>,
  options: RowAnswer<Answer> & ReferenceOptions<Params>,
): Row<Answer> {
  const params = v.object({ ...options.params });
  return {
    ...REFERENCE,
    path,
    answer: options.answer,
    params,
    limit: options.limit ?? null,
    status: options.status ?? 200,
    async respond(event) {
      const parts: Part[] = [{ where: 'path', schema: params, value: event.pathParameters ?? {} }];
      const [named] = validated(parts, [], languageOf(event)) as [Fields<Params>];
      return published(await run({ params: named, accept: event.headers['accept'] }), event.headers);
    },
  };
}

/** Declares reference data, the same for every birth and so cacheable; in the envelope, in the language asked for. */
export function catalog<Answer extends string, Params extends v.ObjectEntries = NoEntries>(
  path: string,
  run: (context: { params: Fields<Params>; names: Names }) => object,
  options: RowAnswer<Answer> & Pick<ReferenceOptions<Params>, 'params'>,
): Row<Answer> {
  const params = v.object({ ...options.params });
  const query = v.object(CommonQuery);
  const written = new Map<string, Document>();
  return {
    ...REFERENCE,
    path: API_PREFIX + path,
    answer: options.answer,
    params,
    query,
    isEnveloped: true,
    respond(event) {
      const parts: Part[] = [
        { where: 'query', schema: query, value: event.queryStringParameters ?? {} },
        { where: 'path', schema: params, value: event.pathParameters ?? {} },
      ];
      const lang = languageOf(event);
      const [, named] = validated(parts, [], lang) as [Asked, Fields<Params>];
      // From what was read, not from the path as it was written: there are many ways to write one.
      const endpoint = Object.entries(named).reduce(
        (of, [name, value]) => of.replace(`{${name}}`, String(value)),
        path,
      );
      const key = `${lang} ${endpoint}`;
      const known =
        written.get(key) ?? envelopedDocument(run({ params: named, names: namesIn(lang) }), endpoint.slice(1), lang);
      written.set(key, known);
      return published(known, event.headers);
    },
  };
}

const REFERENCE = {
  ...PLAIN,
  kind: 'reference',
  method: 'GET',
  body: null,
  query: v.object({}),
  isEnveloped: false,
} as const satisfies Partial<Row>;
