/** What one line of a route table declares: what its path reads, who may call it, and what it runs. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { DetailQuery } from '../../lib/schemas/common/asked/detailInputs.ts';
import { AsOfQuery, CommonQuery } from '../../lib/schemas/common/inputs.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import type { NameLanguage } from '../../lib/words/names.ts';
import { queryOfAsks, type Asks } from './asked/asked.ts';
import type { ObjectSchema } from './part.ts';
import type { Principal } from './principal.ts';
import { BODY_LIMIT_BYTES } from './request.ts';
import type { HttpAnswer } from './respond.ts';
import type { Ignored } from './unknownFields.ts';

export const API_PREFIX = '/api/v1';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One line of a group's route table. `Answer` is a type so that a name that no record has does not compile. */
export interface Row<Answer extends string = string> {
  readonly kind: 'natal' | 'daily' | 'pair' | 'occasion' | 'calendar' | 'reference' | 'account' | 'narrated' | 'batch';
  readonly method: Method;
  /** Full path; parameters in braces. */
  readonly path: string;
  /** The name that `answers` in `lib/schemas/<group>` gives to the answer's record: bundles contain the name alone. */
  readonly answer: Answer;
  /** What the row reads, for validation, the OpenAPI document and the generated requests of the tests. */
  readonly body: ObjectSchema | null;
  readonly query: ObjectSchema;
  readonly params: ObjectSchema;
  /** The longest body in bytes. */
  readonly bodyLimitBytes: number;
  /** True for a path in addition to those of the specification. */
  readonly isAddition: boolean;
  /** True where an access token is required. */
  readonly isProtected: boolean;
  /** The status of a successful answer. */
  readonly status: 200 | 201 | 302;
  /** Content types other than JSON that the Accept header may request. */
  readonly formats: readonly string[];
  /** The path that replaces a deprecated one; otherwise null. */
  readonly successor: string | null;
  /** The limit that requests count towards; null where they are not counted, or the path counts them itself. */
  readonly limit: 'computing' | 'documents' | null;
  /** True where the answer is in the envelope, as everything computed is. */
  readonly isEnveloped: boolean;
  /** True where the answer counts houses by the house system that the caller chose; all others count whole signs. */
  readonly usesHouseSystem: boolean;
  /** What may be asked of the answer; null where it is none that is computed. */
  readonly asks: Asks | null;
  /**
   * Returns the caller, or refuses; null where authentication is not required. Passed in, so that open paths load no
   * token library.
   */
  readonly authenticate: Authenticate | null;
  /**
   * Waits for the data that the row computes from, before the body is read; null where there is nothing to wait for.
   */
  readonly ready: (() => Promise<void>) | null;
  /** Finds mistakes that the schemas cannot see; they are refused together with those that the schemas see. */
  check(given: Given): Checked | Promise<Checked>;
  /** Computes the answer of a valid request. */
  run(request: ReadRequest, event: APIGatewayProxyEventV2): HttpAnswer | Promise<HttpAnswer>;
}

/** The name of the record that a row answers. */
export type RowAnswer<Answer extends string> = Pick<Row<Answer>, 'answer'>;

/** Returns the caller; throws where the caller cannot be trusted. */
export type Authenticate = (event: APIGatewayProxyEventV2) => Principal;

/** A request before it is known to match its schemas. */
export interface Given {
  /** A JSON object; empty where the path takes none. */
  readonly body: object;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The result of a row's own check. */
export interface Checked<Findings = unknown> {
  readonly mistakes: readonly FieldError[];
  /** What the check understood of a free-form body. */
  readonly findings?: Findings;
}

/** A request as the function of a row receives it: its caller known, every part of it validated. */
export interface ReadRequest<Input = unknown, Query = unknown, Params = unknown, Findings = unknown> {
  /** Null where authentication is not required. */
  readonly principal: Principal | null;
  /** The body. */
  readonly input: Input;
  readonly query: Query;
  readonly params: Params;
  readonly findings: Findings;
  /** Names that were sent and that the path does not know. */
  readonly ignored: readonly Ignored[];
  /** The requested language: that of names. */
  readonly language: NameLanguage;
}

/** A schema of an object with this output. */
export type SchemaOf<Output> = ObjectSchema & v.GenericSchema<unknown, Output>;

/** A row whose function receives the output of its schemas. */
export interface RowOf<
  Answer extends string,
  Input,
  Query,
  Params = NoEntries,
  Findings = unknown,
> extends Row<Answer> {
  readonly body: SchemaOf<Input> | null;
  readonly query: SchemaOf<Query>;
  readonly params: SchemaOf<Params>;
  check(given: Given): Checked<Findings> | Promise<Checked<Findings>>;
  run(
    request: ReadRequest<Input, Query, Params, Findings>,
    event: APIGatewayProxyEventV2,
  ): HttpAnswer | Promise<HttpAnswer>;
}

export type NoEntries = Record<never, never>;

/** The output of a schema with these entries. */
export type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** The query parameters of every path in the envelope; `as_of` only where the answer depends on the current time. */
export type CommonFields = Fields<typeof CommonQuery> & Partial<Fields<typeof AsOfQuery>>;

/** The query parameters of every computing path. */
export type ComputedFields = CommonFields & Fields<typeof DetailQuery>;

/** Returns the schema of a query: the common parameters, then those of the path. */
export function queryOf<Own extends v.ObjectEntries = NoEntries>(own?: Own): SchemaOf<CommonFields & Fields<Own>> {
  return objectOf({ ...CommonQuery, ...own });
}

/**
 * Returns the schema of the query of a path that computes: the common parameters, `as_of` where the row uses the current
 * time, what may be asked of the answer, then those of the path.
 */
export function computedQuery<Own extends v.ObjectEntries = NoEntries>(
  own?: Own,
  usesNow = false,
  asks: Asks = {},
): SchemaOf<ComputedFields & Fields<Own>> {
  return objectOf({ ...CommonQuery, ...(usesNow ? AsOfQuery : {}), ...DetailQuery, ...queryOfAsks(asks), ...own });
}

/**
 * Returns a schema whose output type the caller states: the compiler cannot infer it where entries are a type
 * parameter.
 */
export function objectOf<Output>(entries: v.ObjectEntries = {}): SchemaOf<Output> {
  return v.object(entries) as ObjectSchema as SchemaOf<Output>;
}

const NO_MISTAKES: Checked = { mistakes: [] };

/** Defaults of a row: no path parameters, open to all, JSON alone, no check in addition to its schemas. */
export const PLAIN = {
  params: objectOf<NoEntries>(),
  bodyLimitBytes: BODY_LIMIT_BYTES,
  isAddition: false,
  isProtected: false,
  status: 200,
  formats: [],
  successor: null,
  limit: 'computing',
  usesHouseSystem: false,
  asks: null,
  authenticate: null,
  ready: null,
  check: () => NO_MISTAKES,
} as const satisfies Partial<Row>;
