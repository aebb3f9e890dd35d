/** The success envelope and the headers of every answer (contract sections 2 and 3). */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Meta, PairMeta, ReferenceMeta, StarsMeta, TextMeta } from '../../lib/schemas/common/envelope.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import type { ErrorAnswer } from './errors.ts';
import type { Names } from '../../lib/words/names.ts';
import { dataAsked, metaAsked, type Asked } from './asked/asked.ts';
import { currentBatch } from './batchScope.ts';
import { contentLanguage, languagesOf } from './answerLanguages.ts';
import { encodedForms, entityTag, type Encoded } from './encoding.ts';
import { acceptedEncoding, type Encoding } from './request.ts';
import { SECONDS_PER_DAY } from '../../lib/astro/time.ts';

export type HttpAnswer = APIGatewayProxyStructuredResultV2 & { headers: Record<string, string> };

/** Turns off browser features that pages could otherwise use; ours use none of them. */
const PERMISSIONS_POLICY =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), interest-cohort=(), microphone=(), payment=(), usb=()';

/** Sent with every answer; a page that needs scripts sets its own content policy. Cookies are never used. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Request-Id, Server-Timing, ETag, Retry-After, Deprecation, Link, WWW-Authenticate, Content-Disposition, X-AI-Cache, X-AI-Budget-Resets-At, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
};

/** One day: long enough to avoid repeated preflights, short enough to change the policy. */
const PREFLIGHT_SECONDS = SECONDS_PER_DAY;

type Headers = Readonly<Record<string, string>>;

/** Returns the answer of a computation in the success envelope, cut down to what its caller asks for. */
export function computed(
  data: object,
  meta: Meta | TextMeta | PairMeta | StarsMeta,
  asked: Asked,
  headers: Headers = {},
): HttpAnswer {
  const varying = { 'content-language': contentLanguage(meta.language), vary: 'Accept-Encoding, Accept-Language' };
  const body = { success: true, data: dataAsked(data, asked), meta: metaAsked(meta, asked) };
  const batch = currentBatch();
  if (!batch) return json(200, body, { ...varying, ...headers });
  // A batch writes all its parts at once.
  batch.computed = body;
  return json(200, {}, { ...varying, ...headers });
}

/** Returns a JSON answer without the envelope, for its caller alone. */
export function json(statusCode: number, body: object, headers: Headers = {}): HttpAnswer {
  return {
    statusCode,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** A body that is not JSON, made for its caller alone: a drawing, a report, a page. */
export class Content {
  readonly body: string | Buffer;
  readonly headers: Headers;
  readonly status: number;

  constructor(body: string | Buffer, headers: Headers, status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** Returns the answer with a body that is not JSON; bytes are sent as base64, as the gateway requires. */
export function response({ body, headers, status }: Content, further: Headers = {}): HttpAnswer {
  const isText = typeof body === 'string';
  return {
    statusCode: status,
    headers: { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers, ...further },
    body: isText ? body : body.toString('base64'),
    isBase64Encoded: !isText,
  };
}

export interface Document {
  readonly contentType: string;
  readonly body: string | Buffer;
  /** The body compressed in advance, for callers who accept that. */
  readonly encoded?: Encoded | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of a redirect, instead of the body. */
  readonly seeOther?: string;
}

/** Returns reference data as a document: in the envelope, and compressed once for all callers. */
export function envelopedDocument(data: object, endpoint: string, names: Names): Document {
  const languages = languagesOf(names);
  const meta: ReferenceMeta = { endpoint, api_version: 'v1', engine_version: ENGINE_VERSION, ...languages };
  const body = JSON.stringify({ success: true, data, meta });
  return {
    contentType: 'application/json; charset=utf-8',
    body,
    encoded: encodedForms(body),
    headers: { 'content-language': contentLanguage(languages.language), vary: 'Accept-Encoding, Accept-Language' },
  };
}

type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** Returns the answer with a public document; a caller who has cached it gets a 304. */
export function published(document: Document, asked: RequestHeaders): HttpAnswer {
  const { contentType, encoded, headers } = document;
  const encoding = encoded ? acceptedEncoding(asked['accept-encoding'] ?? usualEncoding(document)) : null;
  const body = encoded && encoding ? encoded[encoding] : document.body;
  const etag = tagOf(document, encoding, body);
  const caching = {
    ...COMMON_HEADERS,
    etag,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=600',
    ...(encoded && { vary: 'Accept-Encoding' }),
    ...headers,
  };
  if (document.seeOther) {
    const led = { ...COMMON_HEADERS, ...headers, 'content-type': contentType, location: document.seeOther };
    return { statusCode: 302, headers: led, body: document.body.toString() };
  }
  if (hasTag(asked['if-none-match'], etag)) return { statusCode: 304, headers: caching };
  const isText = typeof body === 'string';
  return {
    statusCode: 200,
    headers: { ...caching, 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) },
    body: isText ? body : body.toString('base64'),
    isBase64Encoded: !isText,
  };
}

/**
 * From this size on a document is compressed even where the caller names no encoding: it takes a seventh of the bytes.
 */
const BIG_BYTES = 512 * 1024;

/**
 * A request without Accept-Encoding accepts any encoding (RFC 9110, 12.5.3); to refuse them all a client sends
 * `identity`.
 */
const usualEncoding = ({ body }: Document): string | undefined => (body.length >= BIG_BYTES ? 'gzip' : undefined);

const tags = new WeakMap<Document, Map<Encoding | null, string>>();

/** Memoized, as the OpenAPI document has millions of bytes. */
function tagOf(document: Document, encoding: Encoding | null, body: string | Buffer): string {
  const known = tags.get(document) ?? new Map<Encoding | null, string>();
  tags.set(document, known);
  const tag = known.get(encoding) ?? entityTag(body);
  known.set(encoding, tag);
  return tag;
}

function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const wanted = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return wanted.includes(etag) || wanted.includes('*');
}

/** Returns the answer of an error. */
export function refused({ status, headers, body }: ErrorAnswer): HttpAnswer {
  return { statusCode: status, headers: { ...COMMON_HEADERS, ...headers }, body };
}

/** Returns the answer to a browser that asks what it may send from another origin. */
export function preflight(methods: readonly string[]): HttpAnswer {
  const allowed = methods.join(', ');
  return {
    statusCode: 204,
    headers: {
      ...COMMON_HEADERS,
      allow: allowed,
      'access-control-allow-methods': allowed,
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept-Language, X-Request-Id, If-None-Match, Idempotency-Key',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
  };
}

/** The values of a request that the headers of its answer need. */
export interface OfRequest {
  readonly requestId: string;
  readonly startedMs: number;
  /** Headers for this caller alone: the request id, the remaining limit. */
  readonly own?: Headers;
}

/**
 * Adds to an answer, in place, the headers that depend on its request; a cacheable answer gets none that belong to the
 * caller.
 */
export function withHeaders(answer: HttpAnswer, { own, requestId, startedMs }: OfRequest): HttpAnswer {
  const { headers } = answer;
  headers['x-request-id'] = requestId;
  if (own && !headers['cache-control']?.includes('public')) Object.assign(headers, own);
  headers['server-timing'] = `app;dur=${(performance.now() - startedMs).toFixed(2)}`;
  return answer;
}
