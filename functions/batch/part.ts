/** One request of a batch: made from the birth and what is asked, sent to its group, and read back. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Ask } from '../../lib/schemas/batch/inputs.ts';
import type { BatchAnswer } from '../../lib/schemas/batch/answers.ts';
import { message } from '../../lib/words/message.ts';
import type { BatchScope, Envelope } from '../_shell/batchScope.ts';
import { ApiError, errorAnswer } from '../_shell/errors.ts';
import { pathPattern } from '../_shell/pathPattern.ts';
import { languageOf, requestIdOf } from '../_shell/request.ts';
import { API_PREFIX, type Row } from '../_shell/row.ts';
import { groupOf } from './groups.ts';

/** What all parts of a batch are made from. */
export interface BatchRequest {
  readonly event: APIGatewayProxyEventV2;
  /** As it was sent, so that each path checks it itself. */
  readonly birth: Readonly<Record<string, unknown>>;
  /** The query of the batch, as it was sent. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly scope: BatchScope;
}

/** Answers one request of a batch; what is wrong with it is its own. */
export async function answeredPart(ask: Ask, batch: BatchRequest): Promise<BatchAnswer> {
  const path = ask.path.startsWith(API_PREFIX) ? ask.path : API_PREFIX + ask.path;
  const group = await groupOf(path);
  const row = group?.routes.find((one) => pathPattern(one.path).test(path));
  if (!group || !row || row.kind === 'narrated') return refusedPart(ask, batch.event);
  batch.scope.computed = null;
  const { body = '', statusCode: status = 200 } = await group.handler(partEvent(path, row, ask, batch), {} as Context);
  const envelope = batch.scope.computed ?? (JSON.parse(body) as Envelope | Problem);
  return isEnvelope(envelope)
    ? { path: ask.path, status, data: envelope.data as BatchData, problem: null, warnings: warningsOf(envelope) }
    : { path: ask.path, status, data: null, problem: envelope, warnings: [] };
}

type BatchData = NonNullable<BatchAnswer['data']>;
type Problem = Readonly<Record<string, unknown>>;

function refusedPart(ask: Ask, event: APIGatewayProxyEventV2): BatchAnswer {
  const asker = { requestId: requestIdOf(event), language: languageOf(event) };
  const { body, status } = errorAnswer(new ApiError('not_found', message('path_not_in_batch', {})), asker);
  return { path: ask.path, status, data: null, problem: JSON.parse(body) as Problem, warnings: [] };
}

function isEnvelope(answer: Envelope | Problem): answer is Envelope {
  return 'data' in answer;
}

type Warnings = BatchAnswer['warnings'];

function warningsOf({ meta }: Envelope): Warnings {
  return (meta as { warnings?: Warnings }).warnings ?? [];
}

/** Headers of a part: JSON is answered, uncompressed, as a part of the whole. */
const OWN_HEADERS = ['accept', 'accept-encoding', 'if-none-match', 'idempotency-key', 'content-length'];

function partEvent(path: string, row: Row, ask: Ask, { birth, event, query }: BatchRequest): APIGatewayProxyEventV2 {
  const { method } = row;
  const { http } = event.requestContext;
  const headers = Object.fromEntries(Object.entries(event.headers).filter(([name]) => !OWN_HEADERS.includes(name)));
  const { body, ...whole } = event;
  return {
    ...whole,
    headers,
    rawPath: path,
    requestContext: { ...event.requestContext, http: { ...http, method, path } },
    queryStringParameters: queryOfPart(row, ask, birth, query),
    ...(body !== undefined && row.body && { body: JSON.stringify({ ...known(birth, row.body), ...ask.body }) }),
    isBase64Encoded: false,
  };
}

/** A path that takes a day as its query takes it from the birth too. */
function queryOfPart(
  { body, query: { entries } }: Row,
  ask: Ask,
  birth: BatchRequest['birth'],
  query: BatchRequest['query'],
): Record<string, string> {
  const ofBirth = body ? {} : known(birth, { entries });
  const all = { ...ofBirth, ...known(query, { entries }), ...ask.query };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Returns the fields that a path knows: the others would only be warned about. */
function known(fields: Readonly<Record<string, unknown>>, { entries }: { readonly entries: object }): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(entries, name)));
}
