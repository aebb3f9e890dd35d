/** Turns rows into a Lambda handler: routing, methods, errors and headers, by middy. */
import middy, { type MiddlewareObj } from '@middy/core';
import httpRouter from '@middy/http-router';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { message } from '../../lib/words/message.ts';
import { compress } from './compressed.ts';
import { requireEdge } from './edge.ts';
import { ApiError, errorAnswer, type Asker } from './errors.ts';
import { logFault } from './log.ts';
import { nearestPath } from './nearestPath.ts';
import { languageOf, requestIdOf } from './request.ts';
import { dressed, preflight, refused, type HttpAnswer } from './respond.ts';
import type { Row } from './route.ts';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** Builds the handler of a group once, at cold start. */
export function serve(rows: readonly Row[]): Handler {
  const routes = rows.map((row) => ({
    method: row.method,
    path: row.path,
    handler: async (event: APIGatewayProxyEventV2) => row.respond(event),
  }));
  // Computation cannot be interrupted, so a timer for each request would only cost time.
  const stack = middy<APIGatewayProxyEventV2, HttpAnswer>({ timeoutEarlyInMillis: 0 })
    .use(answering())
    .use(methods(rows))
    .handler(httpRouter<APIGatewayProxyEventV2, HttpAnswer>({ routes, notFoundResponse: refuseUnknownPath }));
  return async (event, context) => {
    try {
      return await stack(event, context);
    } catch (error) {
      return faultAnswer(error, { requestId: 'req_unknown', language: 'en' }, performance.now());
    }
  };
}

type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  HttpAnswer,
  Error,
  Context,
  { startedMs: number; isHead: boolean }
>;

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
      dressed(response, requestIdOf(event), internal.startedMs);
      if (internal.isHead) response.body = '';
    },
    onError(request) {
      const { event, error, internal } = request;
      request.response = faultAnswer(error, askerOf(event), internal.startedMs);
    },
  };
}

function askerOf(event: APIGatewayProxyEventV2): Asker {
  return { requestId: requestIdOf(event), language: languageOf(event) };
}

function faultAnswer(error: unknown, asker: Asker, startedMs: number): HttpAnswer {
  const { requestId } = asker;
  const answer = errorAnswer(error, asker);
  if (answer.isFault) {
    const { code, reason } = answer;
    logFault(error, code, { requestId, ...(reason !== undefined && { reason }) });
  }
  return dressed(refused(answer), requestId, startedMs);
}

/** Answers HEAD, OPTIONS and wrong methods for the known paths. */
function methods(rows: readonly Row[]): Middleware {
  const patterns = rows.map((row) => ({ ...row, pattern: pathPattern(row.path) }));
  return {
    before({ event, internal }) {
      const { http } = event.requestContext;
      const here = patterns.filter(({ pattern }) => pattern.test(http.path));
      const found = here.map(({ method }) => method as string);
      if (found.length === 0 || found.includes(http.method)) return;
      const allowed = [...new Set(found), ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      const isLook = http.method === 'HEAD' && allowed.includes('HEAD');
      // Mail programs look at a link with HEAD before anyone clicks, so that must not do what the click does.
      const doesMore = here.some(({ kind }) => kind === 'account');
      if (http.method === 'OPTIONS' || (isLook && doesMore)) {
        return dressed(preflight(allowed), requestIdOf(event), internal.startedMs);
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
