/** Turns rows into a Lambda handler: routing, methods, errors and headers, by middy. */
import middy from '@middy/core';
import httpRouter from '@middy/http-router';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { message } from '../../lib/words/message.ts';
import { callerLimits } from './callerLimits.ts';
import { compress } from './compressed.ts';
import { requireEdge } from './edge.ts';
import { ApiError, errorAnswer, type Asker } from './errors.ts';
import { limiting, standingHeaders } from './limiting.ts';
import { logFault, type FaultIds } from './log.ts';
import type { Internal, Middleware } from './middleware.ts';
import { nearestPath } from './nearestPath.ts';
import { gatewayIdOf, givenIdOf, languageOf, requestIdOf } from './request.ts';
import { dressed, preflight, refused, type Dress, type HttpAnswer } from './respond.ts';
import type { Row } from './route.ts';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Builds the handler of a group once, at cold start.
 *
 * @param environment says whether and how requests are counted
 */
export function serve(rows: readonly Row[], environment = process.env): Handler {
  const limits = callerLimits(environment);
  const routes = rows.map((row) => ({
    method: row.method,
    path: row.path,
    handler: async (event: APIGatewayProxyEventV2) => row.respond(event),
  }));
  // Computation cannot be interrupted, so a timer for each request would only cost time.
  const stack = middy<APIGatewayProxyEventV2, HttpAnswer>({ timeoutEarlyInMillis: 0 })
    .use([answering(), methods(rows), ...(limits ? [limiting(limits)] : [])])
    .handler(httpRouter<APIGatewayProxyEventV2, HttpAnswer>({ routes, notFoundResponse: refuseUnknownPath }));
  return async (event, context) => {
    const startedMs = performance.now();
    try {
      if (!isOfGateway(event)) return asideAnswer(startedMs);
      event.headers ??= {};
      return await stack(event, context);
    } catch (error) {
      return faultAnswer(error, UNKNOWN_ASKER, { requestId: UNKNOWN_ID, startedMs }, {});
    }
  };
}

const UNKNOWN_ID = 'req_unknown';
const UNKNOWN_ASKER: Asker = { requestId: UNKNOWN_ID, language: 'en' };

/** Whether an event is a request by way of an HTTP API: other gateways, schedules and calls by hand send others. */
function isOfGateway(event: unknown): boolean {
  const { requestContext } = (event ?? {}) as Partial<APIGatewayProxyEventV2>;
  const { http, requestId } = requestContext ?? {};
  return [http?.method, http?.path, http?.sourceIp, requestId].every((part) => typeof part === 'string');
}

/** Answers what is no request of the API; nobody needs to be told of it. */
function asideAnswer(startedMs: number): HttpAnswer {
  const answer = errorAnswer(new ApiError('not_found', message('address_unknown', {})), UNKNOWN_ASKER);
  return dressed(refused(answer), { requestId: UNKNOWN_ID, startedMs });
}

/** Gives every answer its headers, and every error its body. */
function answering(): Middleware {
  return {
    before(request) {
      request.internal.startedMs = performance.now();
      request.internal.isHead = request.event.requestContext.http.method === 'HEAD';
      requireEdge(request.event);
    },
    after(request) {
      const { event, response, internal } = request;
      if (!response) return;
      compress(response, event.headers['accept-encoding']);
      dressed(response, dressOf(event, internal));
      if (internal.isHead) response.body = '';
    },
    onError(request) {
      const { event, error, internal } = request;
      request.response = faultAnswer(error, askerOf(event), dressOf(event, internal), idsOf(event));
    },
  };
}

function askerOf(event: APIGatewayProxyEventV2): Asker {
  return { requestId: requestIdOf(event), language: languageOf(event) };
}

function dressOf(event: APIGatewayProxyEventV2, { standing, startedMs }: Partial<Internal>): Dress {
  const own = { 'x-request-id': requestIdOf(event), ...(standing && standingHeaders(standing)) };
  return { requestId: gatewayIdOf(event), startedMs: startedMs ?? performance.now(), own };
}

/** What the log finds a request by: the gateway's id, as the access log has it, and the caller's own beside it. */
function idsOf(event: APIGatewayProxyEventV2): FaultIds {
  const givenId = givenIdOf(event);
  return { requestId: event.requestContext.requestId, ...(givenId !== null && { givenId }) };
}

function faultAnswer(error: unknown, asker: Asker, dress: Dress, ids: FaultIds): HttpAnswer {
  const answer = errorAnswer(error, asker);
  const { code, isFault, reason } = answer;
  if (isFault) logFault(error, code, { ...ids, ...(reason !== undefined && { reason }) });
  return dressed(refused(answer), dress);
}

/** Answers HEAD, OPTIONS and wrong methods for the known paths. */
function methods(rows: readonly Row[]): Middleware {
  const patterns = rows.map((row) => ({ ...row, pattern: pathPattern(row.path) }));
  return {
    before({ event, internal }) {
      const { http } = event.requestContext;
      const here = patterns.filter(({ pattern }) => pattern.test(http.path));
      internal.limit = here[0] ? here[0].limit : 'computing';
      const found = here.map(({ method }) => method as string);
      if (found.length === 0 || found.includes(http.method)) return;
      const allowed = [...new Set(found), ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      const isLook = http.method === 'HEAD' && allowed.includes('HEAD');
      // Mail programs look at a link with HEAD before anyone clicks, so that must not do what the click does.
      const doesMore = here.some(({ kind }) => kind === 'account');
      if (http.method === 'OPTIONS' || (isLook && doesMore)) {
        return dressed(preflight(allowed), dressOf(event, internal));
      }
      if (isLook) {
        http.method = 'GET';
        return;
      }
      const detail = message('method_wrong', { method: http.method, allowed: found });
      throw new ApiError('method_not_allowed', detail, { allow: allowed.join(', ') });
    },
  };
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

function refuseUnknownPath({ path }: { path: string }): never {
  throw new ApiError('not_found', message('path_unknown', { nearest: nearestPath(path) }));
}
