/** Sends a request to the groups' handlers as the gateway does, and prints it as a command. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Context } from 'aws-lambda';
import { gatewayAnswer, gatewayEvent, splitUrl, type GatewayAnswer } from '../../scripts/gatewayEvent.mjs';
import { routeOf, type Handlers } from '../../scripts/localServer.mjs';
import type { Asked } from './asked.ts';

/** The largest answer that Lambda passes to the gateway. */
export const ANSWER_LIMIT_BYTES = 6 * 1024 * 1024;

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** As Lambda counts them. */
  readonly bytes: number;
  readonly durationMs: number;
}

export async function answerTo(asked: Asked, handlers: Handlers): Promise<Answered> {
  const { body, headers, method, url } = asked;
  const { group, route } = routeOf(splitUrl(url).path, handlers);
  const request = { method, url, httpVersion: '1.1', rawHeaders: headers.flat(), sourceIp: '192.0.2.1' };
  const event = gatewayEvent(request, Buffer.from(body ?? ''), route, Date.now());
  const startedMs = performance.now();
  const result = await handlers.get(group)!(event, { functionName: group } as Context);
  const durationMs = performance.now() - startedMs;
  const answer = gatewayAnswer(result);
  return {
    status: answer.status,
    headers: answer.headers as Answered['headers'],
    // An answer to HEAD has no body over HTTP.
    text: method === 'HEAD' ? '' : textOf(answer),
    bytes: typeof result === 'object' && result.isBase64Encoded ? result.body!.length : Buffer.byteLength(answer.body),
    durationMs,
  };
}

/** Returns a body as its caller reads it. */
function textOf({ body, headers }: GatewayAnswer): string {
  const bytes = Buffer.from(body);
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(bytes).toString('utf8');
    case 'gzip':
      return gunzipSync(bytes).toString('utf8');
    default:
      return bytes.toString('utf8');
  }
}

/** Most characters of a body that a command shows. */
const SHOWN = 4000;

/** Returns a request as a shell command. */
export function curl({ body, headers, method, url }: Asked): string {
  const options = [
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : ['-X', method]),
    ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${shownValue(name, value)}`)]),
    ...(body === null ? [] : ['--data-binary', quoted(shownBody(body))]),
  ];
  return `curl -s ${quoted(`http://127.0.0.1:3000${url}`)} ${options.join(' ')}`;
}

const shownValue = (name: string, value: string) =>
  name === 'authorization' && value.length > 60 ? 'Bearer ACCESS_TOKEN' : value;

function shownBody(body: string | Buffer): string {
  const text = body.toString('utf8');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}... (${text.length} characters)` : text;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
