/** Runs the groups' bundles behind a local HTTP server, as API Gateway does on AWS. */
import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { gatewayAnswer, gatewayEvent, splitUrl } from './gatewayEvent.mjs';

/** The limits of AWS, so that what fails there fails here. */
const REQUEST_BODY_BYTES = 10 * 1024 * 1024;
const RESPONSE_BYTES = 6 * 1024 * 1024;
const HEADER_BYTES = 10_240;
const ANSWER_MS = 29_000;

const KEEP_ALIVE_MS = 60_000;
/** Requests that run longer when the server stops are cut off. */
const STOP_MS = 5000;

/**
 * Starts the server.
 *
 * @param handlers Map of group name to Lambda handler; the caller may replace them at any time
 * @param local Map of path to what answers GET there instead of a group: status, headers and body
 * @returns port, and stop(), which lets running requests finish
 */
export async function startLocalServer({
  handlers,
  local = new Map(),
  port,
  host = '127.0.0.1',
  answerMs = ANSWER_MS,
}) {
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: HEADER_BYTES, requestTimeout: ANSWER_MS };
  const service = { handlers, local, answerMs };
  const server = createServer(options, (request, response) => receive(request, response, service));
  server.on('clientError', refuseUnreadable);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: server.address().port, stop: () => stopped(server) };
}

/** Closes every connection as soon as it is idle, and the others after a while. */
async function stopped(server) {
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  const losingPatience = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
  clearTimeout(losingPatience);
}

function receive(request, response, service) {
  const chunks = [];
  let bytes = 0;
  // A body that is too long is read to its end and dropped: a caller cut off while sending would not see the answer.
  request.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > REQUEST_BODY_BYTES) chunks.length = 0;
    else chunks.push(chunk);
  });
  request.on('end', async () => {
    const answer =
      bytes > REQUEST_BODY_BYTES
        ? refusal(413, 'payload_too_large', 'Payload too large', 'The body may hold 10 MiB at most.')
        : await answerOf(request, Buffer.concat(chunks), service);
    send(request, response, answer);
  });
  // A caller who has gone away waits for no answer.
  request.on('error', () => response.destroy());
}

async function answerOf(request, body, { handlers, local, answerMs }) {
  const { method, url } = request;
  const { path } = splitUrl(url);
  try {
    if (method === 'GET' && local.has(path)) return local.get(path)();
    return await answerOfGroup(request, body, routeOf(path, handlers), { handlers, answerMs });
  } catch (error) {
    console.error(error);
    if (error === TOO_SLOW) return refusal(503, 'temporarily_unavailable', 'Temporarily unavailable', error.message);
    return refusal(500, 'internal_error', 'Internal error', 'The function failed; the console says why.');
  }
}

async function answerOfGroup(request, body, { group, route }, { handlers, answerMs }) {
  const { method, url, httpVersion, rawHeaders, socket } = request;
  const target = { method, url, httpVersion, rawHeaders, sourceIp: socket.remoteAddress ?? '' };
  const event = gatewayEvent(target, body, route, Date.now());
  const result = await within(answerMs, handlers.get(group)(event, contextOf(group, event, answerMs)));
  const answer = gatewayAnswer(result);
  // Lambda limits the result as JSON: a base64 body is a third longer than its bytes.
  if (answer.body.length * 1.4 > RESPONSE_BYTES && JSON.stringify(result).length > RESPONSE_BYTES) {
    throw new Error(`The answer of ${method} ${event.rawPath} is longer than Lambda allows (6 MB).`);
  }
  return answer;
}

/** Returns the group whose prefix a path has; the site answers all other paths. */
export function routeOf(path, handlers) {
  const [, api, version, group, ...rest] = path.split('/');
  if (api !== 'api' || version !== 'v1' || !handlers.has(group) || group === 'site') {
    return { group: 'site', route: { routeKey: '$default' } };
  }
  const prefix = `/api/v1/${group}`;
  if (path === prefix) return { group, route: { routeKey: `ANY ${prefix}` } };
  return { group, route: { routeKey: `ANY ${prefix}/{proxy+}`, pathParameters: { proxy: rest.join('/') } } };
}

function contextOf(group, { requestContext }, answerMs) {
  const endMs = requestContext.timeEpoch + answerMs;
  return {
    functionName: group,
    awsRequestId: requestContext.requestId,
    getRemainingTimeInMillis: () => endMs - Date.now(),
  };
}

const TOO_SLOW = new Error('The answer took longer than the gateway waits.');

async function within(limitMs, promise) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(reject, limitMs, TOO_SLOW);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function send(request, response, { status, headers, body }) {
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  try {
    response.writeHead(status, { ...headers, ...(hasBody && { 'content-length': Buffer.byteLength(body) }) });
    response.end(hasBody ? body : undefined);
  } catch (error) {
    // Headers that HTTP cannot carry.
    console.error(error);
    response.destroy();
  }
}

/** An error of the gateway itself, in the form of ours (functions/_shell/errors.ts). */
function refusal(status, code, title, detail) {
  const requestId = `req_${randomUUID()}`;
  const body = { detail, code, title, status, type: `/errors/${code}`, request_id: requestId };
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'x-request-id': requestId };
  return { status, headers, body: JSON.stringify(body) };
}

const UNREADABLE = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'Headers too large', 'All headers may hold 10,240 bytes together.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'Request timeout', 'The request did not arrive in time.'],
};
const NOT_HTTP = [400, 'malformed_request', 'Malformed request', 'This is not HTTP.'];

/** Answers what Node's parser could not read. */
function refuseUnreadable(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const { status, headers, body } = refusal(...(UNREADABLE[error.code] ?? NOT_HTTP));
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
