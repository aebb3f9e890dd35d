/** A method for each operation: it answers what the service answers, or throws what the service refuses. */
import type { HTTPValidationError, Problem } from './api.js';
import type { AstrologyClient } from './index.js';
import type { AsAsked, Body, InPath, Query } from './operationTypes.js';
import { OPERATIONS, type JsonOperation } from './operations.js';

/** What `error` is: its `detail` is a text, or with status 422 the list of the fields that are wrong. */
export type Refusal = Problem | HTTPValidationError;
export type ErrorCode = Refusal['code'];

/** An answer other than 2xx, as the methods throw it. */
export class AstrologyError extends Error {
  readonly status: number;
  /** What went wrong, for programs: a `switch` over it is checked. */
  readonly code: ErrorCode;
  /** The fields that are wrong; empty where it is not the input. */
  readonly fields: HTTPValidationError['detail'];
  readonly requestId: string;

  constructor(refusal: Refusal) {
    const { code, detail, request_id: requestId, status } = refusal;
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(' '));
    this.name = 'AstrologyError';
    this.status = status;
    this.code = code;
    this.fields = typeof detail === 'string' ? [] : detail;
    this.requestId = requestId;
  }
}

/** Of one request: what the path and the query take, and a signal that ends it. */
export type CallOptions<Id extends JsonOperation, Asked = Query<Id>> = { readonly signal?: AbortSignal } & ([
  InPath<Id>,
] extends [never]
  ? { readonly path?: never }
  : { readonly path: InPath<Id> }) &
  (object extends Query<Id> ? { readonly query?: Asked } : { readonly query: Asked });

type Given<Id extends JsonOperation, Asked> =
  object extends CallOptions<Id> ? [options?: CallOptions<Id, Asked>] : [options: CallOptions<Id, Asked>];

type Method<Id extends JsonOperation> = [Body<Id>] extends [undefined]
  ? <const Asked extends Query<Id> = Query<Id>>(...given: Given<Id, Asked>) => Promise<AsAsked<Id, Asked>>
  : <const Asked extends Query<Id> = Query<Id>>(
      body: Body<Id>,
      ...given: Given<Id, Asked>
    ) => Promise<AsAsked<Id, Asked>>;

export type Methods = { readonly [Id in JsonOperation]: Method<Id> };

interface Answered {
  readonly data?: unknown;
  readonly error?: Refusal;
}

type AnyCall = (path: string, options: object) => Promise<Answered>;

/** Returns the methods, each of which sends by the client. */
export function methodsOf(client: Pick<AstrologyClient, 'GET' | 'POST' | 'PATCH' | 'DELETE'>): Methods {
  const calls = client as unknown as Readonly<Record<string, AnyCall>>;
  const methods = Object.entries(OPERATIONS).map(([id, [method, path, hasBody]]) => [
    id,
    async (...given: unknown[]) => {
      const body = hasBody ? given.shift() : undefined;
      const [options] = given as [{ path?: object; query?: object; signal?: AbortSignal }?];
      const { data, error } = await calls[method]!(path, {
        params: { path: options?.path, query: options?.query },
        ...(body !== undefined && { body }),
        ...(options?.signal && { signal: options.signal }),
      });
      if (error) throw new AstrologyError(error);
      return data;
    },
  ]);
  return Object.fromEntries(methods) as Methods;
}
