/** The outermost middleware: headers and compression of every answer, and the body of every error. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { requireEdge } from '../edge.ts';
import { errorAnswer, type Asker } from '../errors.ts';
import { logFault, type FaultIds } from '../log.ts';
import { acceptedEncoding, gatewayIdOf, givenIdOf, languageOf, requestIdOf, type Encoding } from '../request.ts';
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

/** Shorter answers fit into one packet with or without compression. */
const LEAST_BYTES = 1400;

/** Brotli's window, 2^18 bytes: hardly any answer is longer, and a wider window takes longer to set up. */
const WINDOW_BITS = 18;

/**
 * Brotli at 5 is the fastest level that is smaller than gzip for every answer: of 594 answers of 1.4 to 230 kB, 2.8 kB
 * in the mean against 3.3 at gzip's level 3, for twice the time (0.19 and 0.09 ms). At 2 it was larger for two in three.
 */
const PACKED: Readonly<Record<Encoding, (body: string) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body, { level: 3 }),
};

/**
 * Compresses an answer in place, where its `vary` header allows it and the caller accepts it.
 *
 * Answers that hold tokens do not allow it: a secret must not be compressed together with text that the caller wrote.
 */
export function compress(answer: HttpAnswer, acceptEncoding: string | undefined): void {
  const { body, headers } = answer;
  if (!headers['vary']?.includes('Accept-Encoding') || headers['content-encoding'] || answer.isBase64Encoded) return;
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || body === undefined || body.length < LEAST_BYTES) return;
  headers['content-encoding'] = encoding;
  answer.body = PACKED[encoding](body).toString('base64');
  answer.isBase64Encoded = true;
}
