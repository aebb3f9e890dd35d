/** Runs one middleware on a request, as the stack would. */
import type { Context } from 'aws-lambda';
import type { Internal, Middleware, StackEvent } from '../../functions/_shell/middleware/middleware.ts';
import { PLAIN, type Row } from '../../functions/_shell/row.ts';
import * as v from 'valibot';
import { gatewayEvent, type CallOptions } from './call.ts';

type Request = Parameters<NonNullable<Middleware['before']>>[0];

/** A row that takes any object and answers nothing. */
export const ANY_ROW: Row = {
  ...PLAIN,
  kind: 'natal',
  method: 'POST',
  answer: 'data',
  path: '/any',
  body: v.object({ field: v.optional(v.unknown()) }),
  query: v.object({}),
  isEnveloped: true,
  run: () => ({ statusCode: 204, headers: {} }),
};

/** Returns a request that the middlewares before have read as told. */
export function requestOf(event: StackEvent, known: Partial<Internal> = {}): Request {
  const internal = { startedMs: 0, isHead: false, limit: null, row: ANY_ROW, principal: null, json: {}, ...known };
  return { event, context: {} as Context, response: null, error: null, internal };
}

/** Returns a POST with a body as it is. */
export const sent = (rawBody: string, options: CallOptions = {}): StackEvent =>
  gatewayEvent('POST', '/any', undefined, { ...options, rawBody });

/** Runs the middleware; returns the request as it leaves it. */
export async function passed(middleware: Middleware, request: Request): Promise<Request> {
  await middleware.before!(request);
  return request;
}

/** Runs the middleware, which must refuse; returns what it throws. */
export async function refusalOf(middleware: Middleware, request: Request): Promise<unknown> {
  try {
    await middleware.before!(request);
  } catch (error) {
    return error;
  }
  throw new Error('The request passed.');
}
