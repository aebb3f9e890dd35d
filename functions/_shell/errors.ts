/** Every error body, in one file (contract section 3). */
import { EphemerisRangeError } from '../../lib/astro/ephemeris.ts';
import { EphemerisPackError } from '../../layers/ephemeris/errors.ts';
import { echoed } from '../../lib/words/messages/echoed.ts';
import type { Language } from '../../lib/words/language.ts';
import { message, sayMessage, titleOf, type Message } from '../../lib/words/message.ts';
import type { ProblemTitle } from '../../lib/words/messages/badRequests.ts';
import { AccountRefusal, AccountsUnavailable, InvalidFields, type FieldProblem } from '../../lib/auth/refusal.ts';
import { TimeDataError } from '../../lib/time/timeDataError.ts';
import { InvalidInput, type FieldError, type PathSegment } from '../../lib/schemas/common/fieldErrors.ts';

interface Problem {
  readonly status: number;
  readonly title: ProblemTitle;
}

/** Status and title of every code that an error may carry. */
export const PROBLEMS = {
  malformed_json: { status: 400, title: 'Malformed request' },
  too_deep: { status: 400, title: 'Malformed request' },
  invalid_or_expired_token: { status: 400, title: 'Bad request' },
  current_password_invalid: { status: 400, title: 'Bad request' },
  not_authenticated: { status: 401, title: 'Not authenticated' },
  token_expired: { status: 401, title: 'Not authenticated' },
  invalid_token: { status: 401, title: 'Not authenticated' },
  invalid_credentials: { status: 401, title: 'Not authenticated' },
  account_disabled: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  yoga_not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  account_exists: { status: 409, title: 'Conflict' },
  idempotency_key_in_use: { status: 409, title: 'Conflict' },
  payload_too_large: { status: 413, title: 'Payload too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  rate_limited: { status: 429, title: 'Too many requests' },
  account_locked: { status: 429, title: 'Too many requests' },
  ai_quota_exceeded: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Internal error' },
  temporarily_unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const satisfies Record<string, Problem>;
export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal whose `detail` is a string: every status but 422. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly detail: Message;
  readonly headers: Readonly<Record<string, string>>;
  /** Members of the body in addition to those of every problem. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    code: ProblemCode,
    detail: Message,
    headers: Readonly<Record<string, string>> = {},
    members: Readonly<Record<string, unknown>> = {},
  ) {
    super(inWords(detail, 'en'));
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.headers = headers;
    this.members = members;
  }
}

/** Most wrong fields that one answer lists. */
export const FIELD_ERRORS_SHOWN = 20;

/** Codes that a 422 has instead of `validation_error` where all its errors are of that kind. */
export const SPECIFIC_CODES = ['date_out_of_range', 'range_too_long', 'weak_password', 'same_password'];

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What may be logged: never a value of the request. */
  readonly code: string;
  /** True for a server fault, whose cause must be logged. */
  readonly isFault: boolean;
  /** What part of the server failed; holds nothing of the request. */
  readonly reason?: string;
}

/** Returns a message as text in a language; text stays as it is. */
export function inWords(text: Message | string, language: Language): string {
  return typeof text === 'string' ? text : sayMessage(text, language);
}

/** The request that failed, and its language. */
export interface Asker {
  readonly requestId: string;
  readonly language: Language;
}

/** Returns the answer to anything thrown; an unknown error reveals nothing internal. */
export function errorAnswer(error: unknown, asker: Asker): ErrorAnswer {
  if (error instanceof InvalidInput) return invalidInputAnswer(error, asker);
  if (error instanceof ApiError) return problemAnswer(error, asker);
  if (error instanceof InvalidFields) return invalidInputAnswer(new InvalidInput(bodyErrors(error.problems)), asker);
  if (error instanceof AccountRefusal) return problemAnswer(refusalProblem(error), asker);
  if (error instanceof EphemerisRangeError) return invalidInputAnswer(outOfRange(error), asker);
  if (error instanceof EphemerisPackError) {
    return { ...unavailable(message('ephemeris_unavailable', {}), DATA_RETRY_SECONDS, asker), isFault: true };
  }
  if (error instanceof TimeDataError) {
    const fault = unavailable(message('time_data_unavailable', {}), DATA_RETRY_SECONDS, asker);
    return { ...fault, isFault: true, reason: error.message };
  }
  if (error instanceof AccountsUnavailable) {
    const detail = message('accounts_unavailable', {});
    return { ...unavailable(detail, ACCOUNTS_RETRY_SECONDS, asker), isFault: true, reason: reasonOf(error) };
  }
  return { ...problemAnswer(new ApiError('internal_error', message('internal_error', {})), asker), isFault: true };
}

/** A missing or corrupt data layer is fixed by a deployment. */
export const DATA_RETRY_SECONDS = 60;
/** Most causes that keep account routes from answering pass within seconds. */
export const ACCOUNTS_RETRY_SECONDS = 5;

function unavailable(detail: Message, retryAfterSeconds: number, asker: Asker): ErrorAnswer {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return problemAnswer(new ApiError('temporarily_unavailable', detail, headers), asker);
}

function reasonOf({ message, cause }: AccountsUnavailable): string {
  return cause instanceof Error ? `${message} (${cause.name})` : message;
}

/** Adds the header that says how to authenticate, or how long to wait. */
function refusalProblem({ code, detail, retryAfterSeconds }: AccountRefusal): ApiError {
  const isOfToken = code === 'token_expired' || code === 'invalid_token';
  const isUnauthenticated = PROBLEMS[code].status === 401;
  // A header is ASCII, whatever the language.
  const challenge = isOfToken
    ? `Bearer error="invalid_token", error_description="${sayMessage(detail, 'en')}"`
    : 'Bearer';
  return new ApiError(code, detail, {
    ...(isUnauthenticated && { 'www-authenticate': challenge }),
    ...(retryAfterSeconds !== null && spentHeaders(retryAfterSeconds)),
  });
}

/** Returns the headers of an exhausted limit: nothing remaining, and the seconds to wait. */
export function spentHeaders(waitSeconds: number): Record<string, string> {
  const seconds = String(waitSeconds);
  return { 'retry-after': seconds, 'ratelimit-remaining': '0', 'ratelimit-reset': seconds };
}

/** Locates problems of fields in the body of the request. */
export function bodyErrors(problems: readonly FieldProblem[]): FieldError[] {
  return problems.map(({ field, msg, type }) => ({ loc: ['body', field], msg, type }));
}

/** A date that is within the bounds of the input but led a computation outside the ephemeris. */
function outOfRange({ coverage }: EphemerisRangeError): InvalidInput {
  const msg = message('beyond_ephemeris', coverage);
  return new InvalidInput([{ loc: ['body', 'date'], msg, type: 'date_out_of_range' }]);
}

function invalidInputAnswer({ fields }: InvalidInput, asker: Asker): ErrorAnswer {
  const [first] = fields;
  const isSpecific = SPECIFIC_CODES.includes(first!.type) && fields.every(({ type }) => type === first!.type);
  const code = isSpecific ? first!.type : 'validation_error';
  const { language } = asker;
  const detail = fields
    .slice(0, FIELD_ERRORS_SHOWN)
    .map(({ loc, msg, type }) => ({ loc: loc.map(echoedSegment), msg: inWords(msg, language), type }));
  const error = { detail, code, title: titleOf('Invalid input', language), status: 422 };
  return answer('application/json', error, asker);
}

/** The name of a field may come from the caller as well. */
function echoedSegment(segment: PathSegment): PathSegment {
  return typeof segment === 'string' ? echoed(segment) : segment;
}

function problemAnswer({ code, detail, headers, members }: ApiError, asker: Asker): ErrorAnswer {
  const { status, title } = PROBLEMS[code];
  const { language } = asker;
  const error = { detail: sayMessage(detail, language), code, title: titleOf(title, language), status };
  return answer('application/problem+json', error, asker, headers, members);
}

interface WireFieldError {
  readonly loc: readonly PathSegment[];
  readonly msg: string;
  readonly type: string;
}

interface WireError {
  readonly detail: string | readonly WireFieldError[];
  readonly code: string;
  readonly title: string;
  readonly status: number;
}

function answer(
  contentType: string,
  error: WireError,
  { requestId, language }: Asker,
  headers: Readonly<Record<string, string>> = {},
  members: Readonly<Record<string, unknown>> = {},
): ErrorAnswer {
  const { status, code } = error;
  return {
    status,
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'content-language': language,
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify({ ...error, type: `/errors/${code}`, request_id: requestId, ...members }),
    code,
    isFault: false,
  };
}
