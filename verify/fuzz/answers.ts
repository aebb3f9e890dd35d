/** Checks on every answer by the contract: status, headers, the form of errors, and the documented schema. */
import type { Asked, Expected, Making } from './asked.ts';
import type { Operation } from './document.ts';
import { recordFault } from './records.ts';
import { ANSWER_LIMIT_BYTES, type Answered } from './sending.ts';

/** In addition to those of its operation: for unknown paths and methods. */
const ALWAYS_POSSIBLE = [204, 304, 404, 405];

/** Returns what is wrong with an answer; null where nothing is. */
export function answerFault(operation: Operation, asked: Asked, answered: Answered, making: Making): string | null {
  return (
    statusFault(operation, asked, answered) ??
    headerFault(operation, asked, answered) ??
    (answered.status >= 400 ? errorFault(asked, answered, making) : successFault(operation, asked, answered, making))
  );
}

function statusFault(
  operation: Operation,
  { expected, method }: Asked,
  { bytes, status, text }: Answered,
): string | null {
  if (status >= 500) return `is answered ${status}: ${text.slice(0, 300)}`;
  if (bytes > ANSWER_LIMIT_BYTES)
    return `is answered with ${bytes} bytes, and the gateway passes on ${ANSWER_LIMIT_BYTES}`;
  // Another method may be that of another operation.
  if (method === operation.method && !operation.answers.has(status) && !ALWAYS_POSSIBLE.includes(status))
    return `is answered ${status}, which is not documented`;
  return expectationFault(operation, expected, status, text);
}

function expectationFault(
  { group, parameters }: Operation,
  expected: Expected,
  status: number,
  text: string,
): string | null {
  if (expected.kind === 'statuses') {
    const { because, statuses } = expected;
    return statuses.includes(status) ? null : `is answered ${status}, not ${statuses.join(' or ')}, though ${because}`;
  }
  if (expected.kind === 'documented') return null;
  if (expected.kind === 'answer') {
    const isNamed = parameters.some(({ in: where, schema }) => where === 'path' && schema['type'] === 'string');
    const isFine = status < 400 || group === 'auth' || (status === 404 && isNamed) || isOfOthers(status, text);
    return isFine ? null : `refuses what is right: ${status} ${text.slice(0, 300)}`;
  }
  const { name, where } = expected;
  if (status !== 422) return `is answered ${status} though ${where}.${name} is wrong`;
  const { detail } = JSON.parse(text) as { detail: { loc: unknown[] }[] };
  const isNamed = detail.some(({ loc }) => loc[0] === where && loc[1] === name);
  return isNamed ? null : `names ${detail.map(({ loc }) => loc.join('.')).join(', ')} where ${where}.${name} is wrong`;
}

/**
 * What a generated request cannot know: that a period it names ended before birth, that none runs in which it could be
 * searched, that its key was used before, that a path in strict mode does not know a name, that a month of its last year lies
 * beyond the ephemeris.
 */
function isOfOthers(status: number, text: string): boolean {
  if (status !== 422) return false;
  const { detail } = JSON.parse(text) as { detail: { loc: unknown[]; type: string }[] };
  return detail.every(
    ({ loc, type }) =>
      type === 'unknown_field' ||
      (type === 'date_out_of_range' && loc[1] === 'month') ||
      /^(maha|antar)dasha$|_lord$|^Idempotency-Key$/.test(String(loc[1])),
  );
}

const ON_EVERY_ANSWER = {
  'strict-transport-security': /max-age=\d+/,
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src/,
  'referrer-policy': /^no-referrer$/,
  'access-control-allow-origin': /^\*$/,
  'server-timing': /^app;dur=\d+\.\d\d$/,
  'x-request-id': /^[A-Za-z0-9._-]{1,68}$/,
};

function headerFault({ method }: Operation, asked: Asked, { headers, status }: Answered): string | null {
  const poor = Object.entries(ON_EVERY_ANSWER).find(([name, form]) => !form.test(headers[name] ?? ''));
  if (poor) return `has ${poor[0]}: ${headers[poor[0]]}`;
  const ids = asked.headers.filter(([name]) => name === 'x-request-id');
  const [, id] = ids[0] ?? [];
  const isOwn = headers['x-request-id'] === id;
  // A shared cache entry must hold nothing of its first caller.
  const isShared = headers['cache-control']?.includes('public') ?? false;
  if (ids.length === 1 && /^[A-Za-z0-9._-]{1,64}$/.test(id!) && isOwn === isShared) {
    return isShared ? 'puts the X-Request-Id into a shared answer' : 'does not repeat the X-Request-Id';
  }
  const isPrivate = status >= 400 || (method !== 'GET' && status === 200);
  if (isPrivate && headers['cache-control'] !== 'no-store') return `has Cache-Control: ${headers['cache-control']}`;
  return null;
}

/** Documented too, but described by a header. */
const DESCRIBED_IN_HEADER: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
};

interface ErrorBody {
  readonly detail: string | readonly { readonly loc: readonly unknown[] }[];
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly request_id: string;
}

function errorFault(
  { headers: sent, method }: Asked,
  { headers, status, text }: Answered,
  { document, validators }: Making,
): string | null {
  if (method === 'HEAD') return null;
  // A click on a link in a mail is answered with a page.
  if (wantsPage(sent) && headers['content-type']?.startsWith('text/html')) return null;
  const isInput = status === 422;
  const type = isInput ? 'application/json' : 'application/problem+json';
  if (headers['content-type'] !== `${type}; charset=utf-8`) return `has Content-Type: ${headers['content-type']}`;
  const body = JSON.parse(text) as ErrorBody;
  const { InvalidInput: invalid } = document.components.responses;
  const schema = isInput ? invalid!.content!['application/json']!.schema : document.components.schemas['Problem']!;
  const fault = validators.answerFault(schema, body);
  if (fault) return `has an error body where ${fault}`;
  if (body.status !== status || body.type !== `/errors/${body.code}`)
    return `contradicts itself: ${text.slice(0, 300)}`;
  if (body.request_id !== headers['x-request-id']) return 'has another request_id than X-Request-Id';
  const described = DESCRIBED_IN_HEADER[status];
  if (described && !headers[described]) return `lacks the header ${described}`;
  if (typeof body.detail === 'string') return null;
  const isPlaced = body.detail.every(({ loc }) => ['body', 'query', 'path', 'header'].includes(String(loc[0])));
  return isPlaced && body.detail.length > 0 && body.detail.length <= 20
    ? null
    : `lists fields so: ${text.slice(0, 300)}`;
}

function wantsPage(sent: Asked['headers']): boolean {
  return sent.some(([name, value]) => name === 'accept' && value === 'text/html');
}

function successFault(operation: Operation, asked: Asked, answered: Answered, making: Making): string | null {
  const { headers, status, text } = answered;
  if (asked.method !== operation.method || status === 204 || status === 304) return null;
  const [type] = headers['content-type']?.split(';') ?? [];
  const possible = operation.answers.get(status)!;
  // Browsers get a page where programs get a record.
  if (type === 'text/html' && wantsPage(asked.headers)) return null;
  const schema = possible[type!];
  if (!schema) return possible['*/*'] ? null : `has Content-Type: ${type}`;
  if (type === 'image/svg+xml') return /^<svg[\s>]/.test(text) ? null : 'is no SVG';
  if (type === 'application/pdf') return text.startsWith('%PDF-') ? null : 'is no PDF';
  if (type !== 'application/json') return null;
  const value = JSON.parse(text) as unknown;
  // Parts of an answer are not the whole record.
  if (/[?&](sections=|format=text_)/.test(asked.url)) return recordFault(value, asked);
  // An OpenAPI document has more members than its own schema lists.
  const fault = operation.path.startsWith('/openapi') ? null : making.validators.answerFault(schema, value);
  return fault ? `does not fit its schema: ${fault}` : recordFault(value, asked);
}
