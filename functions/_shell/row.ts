/** What one line of a route table says: what its path reads, who may call it, and what it runs. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { AsOfQuery, CommonQuery } from '../../lib/schemas/common/inputs.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import type { Language } from '../../lib/words/names.ts';
import type { ObjectSchema } from './part.ts';
import type { Principal } from './principal.ts';
import { BODY_LIMIT_BYTES } from './request.ts';
import type { HttpAnswer } from './respond.ts';
import type { Ignored } from './unknownFields.ts';

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
  /** The longest body that is read. */
  readonly bodyLimitBytes: number;
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
  /** Returns who calls, or refuses; null where anyone may call. Handed in, so that open paths load no token library. */
  readonly authenticate: Authenticate | null;
  /** Waits for what the row computes from, before the body is read; null where there is nothing to wait for. */
  readonly ready: (() => Promise<void>) | null;
  /** Finds mistakes that the schemas cannot see; they are refused together with those that the schemas see. */
  check(given: Given): Checked | Promise<Checked>;
  /** Computes the answer of a request in which nothing is wrong. */
  run(request: ReadRequest, event: APIGatewayProxyEventV2): HttpAnswer | Promise<HttpAnswer>;
}

/** Which record a row answers. */
export type RowAnswer<Answer extends string> = Pick<Row<Answer>, 'answer'>;

/** Returns who calls; throws where nobody may be trusted to be who he says. */
export type Authenticate = (event: APIGatewayProxyEventV2) => Principal;

/** What was sent, before it is known to be right in form. */
export interface Given {
  /** A JSON object; empty where the path takes none. */
  readonly body: object;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What a row's own check found. */
export interface Checked<Findings = unknown> {
  readonly mistakes: readonly FieldError[];
  /** What the check understood of a body that is free in form. */
  readonly findings?: Findings;
}

/** A request as the function of a row receives it: its caller known, every part of it validated. */
export interface ReadRequest<Input = unknown, Query = unknown, Params = unknown, Findings = unknown> {
  /** Null where anyone may call. */
  readonly principal: Principal | null;
  /** The body. */
  readonly input: Input;
  readonly query: Query;
  readonly params: Params;
  readonly findings: Findings;
  /** Names that were sent and that the path does not know. */
  readonly ignored: readonly Ignored[];
  readonly language: Language;
}

/** A schema of an object, by what it gives. */
export type SchemaOf<Output> = ObjectSchema & v.GenericSchema<unknown, Output>;

/** A row whose function receives what its schemas give. */
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

/** What a schema of these entries gives. */
export type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** What every computing path takes as a query; `as_of` only where the answer depends on the current time. */
export type CommonFields = Fields<typeof CommonQuery> & Partial<Fields<typeof AsOfQuery>>;

/** Returns the schema of a query: what all paths take, `as_of` where the row uses the current time, then its own. */
export function queryOf<Own extends v.ObjectEntries = NoEntries>(
  own?: Own,
  usesNow = false,
): SchemaOf<CommonFields & Fields<Own>> {
  return objectOf({ ...CommonQuery, ...(usesNow ? AsOfQuery : {}), ...own });
}

/** Returns a schema whose output the caller names: where entries are a type parameter, the compiler cannot work it out. */
export function objectOf<Output>(entries: v.ObjectEntries = {}): SchemaOf<Output> {
  return v.object(entries) as ObjectSchema as SchemaOf<Output>;
}

const NO_MISTAKES: Checked = { mistakes: [] };

/** A row without path parameters, open to all, that answers JSON alone and has nothing to check beside its schemas. */
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
  authenticate: null,
  ready: null,
  check: () => NO_MISTAKES,
} as const satisfies Partial<Row>;
