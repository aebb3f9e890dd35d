/** The outermost middleware: headers of every answer, and the body of every error. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { compress } from '../compressed.ts';
import { requireEdge } from '../edge.ts';
import { errorAnswer, type Asker } from '../errors.ts';
import { logFault, type FaultIds } from '../log.ts';
import { gatewayIdOf, givenIdOf, languageOf, requestIdOf } from '../request.ts';
import { refused, withHeaders, type HttpAnswer, type OfRequest } from '../respond.ts';
import { standingHeaders } from './limiting.ts';
import type { Internal, Middleware } from './middleware.ts';

/** Returns the middleware that adds the headers to every answer, and turns every error into an answer. */
export function answers(): Middleware {
  return {
    before({ event, internal }) {
      internal.startedMs = performance.now();
      internal.isHead = event.requestContext.http.method === 'HEAD';
      requireEdge(event);
    },
    after({ event, internal, response }) {
      if (!response) return;
      compress(response, event.headers['accept-encoding']);
      withHeaders(response, ofRequest(event, internal));
      if (internal.isHead) response.body = '';
    },
    onError(request) {
      const { event, error, internal } = request;
      request.response = faultAnswer(error, askerOf(event), ofRequest(event, internal), idsOf(event));
    },
  };
}

function askerOf(event: APIGatewayProxyEventV2): Asker {
  return { requestId: requestIdOf(event), language: languageOf(event) };
}

/** Returns the values of a request that the headers of its answer need. */
export function ofRequest(event: APIGatewayProxyEventV2, { standing, startedMs }: Partial<Internal>): OfRequest {
  const own = { 'x-request-id': requestIdOf(event), ...(standing && standingHeaders(standing)) };
  return { requestId: gatewayIdOf(event), startedMs: startedMs ?? performance.now(), own };
}

/** Returns the ids by which the log identifies a request: the gateway's, as in the access log, and the caller's own. */
function idsOf(event: APIGatewayProxyEventV2): FaultIds {
  const givenId = givenIdOf(event);
  return { requestId: event.requestContext.requestId, ...(givenId !== null && { givenId }) };
}

/** Returns the answer to anything thrown; logs a server fault. */
export function faultAnswer(error: unknown, asker: Asker, request: OfRequest, ids: FaultIds): HttpAnswer {
  const answer = errorAnswer(error, asker);
  const { code, isFault, reason } = answer;
  if (isFault) logFault(error, code, { ...ids, ...(reason !== undefined && { reason }) });
  return withHeaders(refused(answer), request);
}
