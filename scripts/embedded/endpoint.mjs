/** A small HTTP server on this machine alone, in place of an AWS endpoint. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/** The answer of a service that must never answer, or break the connection. */
export const SILENCE = Symbol('silence');
export const RESET = Symbol('reset');

/**
 * Starts the server.
 *
 * @param answer request ({ method, headers, body }) to { status, headers, body }, SILENCE or RESET
 */
export async function startEndpoint({ port, answer }) {
  // Idle connections stay open, so that a client never writes into one that is just closing.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    respond(request, response, answer).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respond(request, response, answer) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, headers } = request;
  const answered = await answer({ method, headers, body: Buffer.concat(chunks).toString('utf8') });
  if (answered === SILENCE) return;
  if (answered === RESET) {
    request.socket.resetAndDestroy();
    return;
  }
  const length = Buffer.byteLength(answered.body);
  response.writeHead(answered.status, {
    ...answered.headers,
    'content-length': length,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(answered.body);
}

/**
 * Tells whether a request is signed. The signature is not verified: this only keeps web pages out, which cannot send
 * the header.
 */
export const isSigned = ({ headers }) => headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
