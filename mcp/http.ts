/** Streamable HTTP without sessions: one request, one answer, nothing kept. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { addressSubject } from '../lib/auth/limits/address.ts';
import { AccountRefusal } from '../lib/auth/refusal.ts';
import { ApiError, errorAnswer } from '../functions/_shell/errors.ts';
import { logFault } from '../functions/_shell/log.ts';
import { acceptedLanguage, BODY_LIMIT_BYTES } from '../functions/_shell/request.ts';
import { sentenceLanguage } from '../lib/words/language.ts';
import { message } from '../lib/words/message.ts';
import type { Counted } from './limits.ts';
import { mcpServer, type ServerHost } from './server.ts';

/** Where it is served. */
export const MCP_PATH = '/mcp';

/** The frame of the protocol around the arguments of a call. */
const FRAME_BYTES = 4096;

/** How a server is reached, and by whom. */
export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The bearer tokens that are accepted; none where anybody who reaches the port may call. */
  readonly tokens: readonly string[];
  /** Names that a Host header may have beside those of this machine, such as that of a proxy in front. */
  readonly hostNames: readonly string[];
  /** Web pages that may call, by their origin. */
  readonly origins: readonly string[];
}

type Answering = Omit<ServerHost, 'counted'> & { readonly counted: Counted };

/** Returns a listening server; its address has the port, where 0 was asked for. */
export async function startHttp(options: HttpOptions, host: Answering): Promise<HttpServer> {
  const server = createServer((request, response) => {
    answer(request, response, options, host).catch((error: unknown) => {
      logFault(error, 'internal_error', {});
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HttpOptions, host: Answering) {
  // A page in a browser must not reach this machine by a name of its own (DNS rebinding).
  if (!isKnownHost(request.headers.host, options) || !isKnownOrigin(request.headers.origin, options)) {
    response.writeHead(403, { connection: 'close' }).end();
    return;
  }
  const refusal = refused(request, options);
  if (refusal !== null) {
    refuse(request, response, refusal);
    return;
  }
  const subject = subjectOf(request, options);
  const server = mcpServer({ ...host, counted: () => host.counted(subject) });
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: BODY_LIMIT_BYTES + FRAME_BYTES,
  });
  response.once('close', () => void server.close());
  // The types of the package are written without exactOptionalPropertyTypes.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

/** Returns why a request is not answered; null where it is. */
function refused(request: IncomingMessage, options: HttpOptions): Error | null {
  const { headers, method = '', url = '' } = request;
  if (url.split('?')[0] !== MCP_PATH) return new ApiError('not_found', message('address_unknown', {}));
  if (options.tokens.length > 0 && tokenOf(request, options) === null) {
    return !headers.authorization
      ? new AccountRefusal('not_authenticated', message('bearer_missing', {}))
      : new AccountRefusal('invalid_token', message('token_not_valid', { use: 'access' }));
  }
  if (method === 'POST') return null;
  return new ApiError('method_not_allowed', message('method_wrong', { method, allowed: ['POST'] }), { allow: 'POST' });
}

function refuse({ headers }: IncomingMessage, response: ServerResponse, error: Error): void {
  const language = sentenceLanguage(acceptedLanguage(headers['accept-language']));
  const requestId = `mcp_${randomUUID()}`;
  const { body, headers: own, status } = errorAnswer(error, { requestId, language });
  response.writeHead(status, { ...own, connection: 'close' }).end(body);
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

function isKnownHost(header: string | undefined, { host, hostNames }: HttpOptions): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  return [...OWN_NAMES, host, ...hostNames].includes(new URL(`http://${header}`).hostname);
}

function isKnownOrigin(origin: string | undefined, { origins }: HttpOptions): boolean {
  return origin === undefined || origins.includes(origin);
}

/** Returns the digest of the token of a request; null where it has none that is accepted. */
function tokenOf({ headers }: IncomingMessage, { tokens }: HttpOptions): string | null {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) return null;
  const digest = digestOf(given);
  // Every token is compared, in the same time whatever was sent.
  const isAccepted = tokens.map((token) => timingSafeEqual(digestOf(token), digest)).includes(true);
  return isAccepted ? digest.toString('base64url') : null;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Callers are counted by token; without tokens by address. */
function subjectOf(request: IncomingMessage, options: HttpOptions): string {
  return tokenOf(request, options) ?? addressSubject(request.socket.remoteAddress ?? '');
}
