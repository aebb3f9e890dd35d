/** Calls a handler as API Gateway would; what comes packed by gzip is unpacked. */
import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Handler } from '../../functions/_shell/server.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: unknown;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly rawBody?: string;
  readonly isBase64Encoded?: boolean;
}

export const BIRTH = {
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};

export function gatewayEvent(
  method: string,
  url: string,
  body: unknown,
  { headers = {}, rawBody, isBase64Encoded = false }: CallOptions = {},
): APIGatewayProxyEventV2 {
  const { pathname, searchParams, search } = new URL(inFull(url), 'http://local');
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const query = Object.fromEntries(searchParams);
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(search && { queryStringParameters: query }),
    ...(sent !== undefined && { body: sent }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'local',
      domainPrefix: 'local',
      http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'test-request',
      routeKey: '$default',
      stage: '$default',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: 1767225600000,
    },
    isBase64Encoded,
  };
}

/** A test looks at everything that an answer can tell, unless it asks for less itself. */
function inFull(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://local');
  const isAsked = ['detail', 'fields'].some((name) => searchParams.has(name));
  if (isAsked || !pathname.startsWith('/api/v1/') || pathname.startsWith('/api/v1/auth/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}detail=full`;
}

export async function call(
  handler: Handler,
  method: string,
  url: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer> {
  const result = await handler(gatewayEvent(method, url, body, options), {} as Context);
  const headers = result.headers as Record<string, string>;
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  return {
    status: result.statusCode ?? 200,
    headers,
    text,
    json: text.startsWith('{') ? (JSON.parse(text) as unknown) : null,
  };
}

export const post = (handler: Handler, path: string, body: unknown, options?: CallOptions) =>
  call(handler, 'POST', `/api/v1${path}`, body, options);

/** The data of a computed answer, as the record the test expects there; fails the test on any other status. */
export function dataOf<Data>({ status, text, json }: Answer): Data {
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  return (json as { data: Data }).data;
}
