/** The error answers of the contract (section 3): their schemas, and which of them a row can give. */
import { ApiError, errorAnswer, PROBLEMS, SPECIFIC_CODES, type ProblemCode } from '../../functions/_shell/errors.ts';
import { InvalidInput } from '../../lib/schemas/common/fieldErrors.ts';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import { message } from '../../lib/words/message.ts';
import { ANSWER_HEADERS, COUNTED_HEADERS, headerReference } from './headers.ts';
import { reference, type Json, type Schema } from './schemas.ts';

const text = (description: string): Schema => ({ type: 'string', description });

const codeOf = (codes: readonly string[]): Schema => ({
  type: 'string',
  enum: [...codes],
  description: 'What went wrong, for programs',
});

const COMMON: Readonly<Record<string, Schema>> = {
  title: text('What went wrong, for people'),
  status: { type: 'integer', description: 'The HTTP status' },
  type: text('The code as a path, which leads to a page about it'),
  request_id: text('The X-Request-Id of this answer'),
};

const REQUIRED = ['detail', 'code', ...Object.keys(COMMON)];

export const REFUSAL_SCHEMAS: Readonly<Record<string, Schema>> = {
  Problem: {
    type: 'object',
    description: 'Every error but invalid input (RFC 9457)',
    properties: {
      detail: text('What went wrong here, and how to mend it'),
      code: codeOf(Object.keys(PROBLEMS)),
      ...COMMON,
    },
    required: REQUIRED,
  },
  HTTPValidationError: {
    type: 'object',
    description: 'Invalid input: every invalid field at once, 20 at most',
    properties: {
      detail: { type: 'array', items: reference('ValidationError') },
      code: codeOf(['validation_error', ...SPECIFIC_CODES]),
      ...COMMON,
    },
    required: REQUIRED,
  },
  ValidationError: {
    type: 'object',
    description: 'One invalid field',
    properties: {
      loc: {
        type: 'array',
        items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        description: 'Where it is: body, query, path or header, then the field',
      },
      msg: text('How to mend it'),
      type: text('What kind of mistake it is; /errors/types/ and this name is a page about it'),
    },
    required: ['loc', 'msg', 'type'],
  },
};

const INVALID_FIELD = {
  loc: ['body', 'latitude'],
  msg: 'Latitude must be between -90 and 90 (got 91).',
  type: 'less_than_equal',
};

/** Error codes of nearly every path, as components; a path with other codes lists its own. */
const COMMON_PROBLEMS: readonly (readonly ProblemCode[])[] = [
  ['malformed_json', 'too_deep'],
  ['not_authenticated', 'token_expired', 'invalid_token'],
  ['not_found'],
  ['payload_too_large'],
  ['unsupported_media_type'],
  ['rate_limited'],
  ['internal_error'],
  ['temporarily_unavailable'],
];

/** The error answers as components. */
export const REFUSAL_RESPONSES: Readonly<Record<string, Json>> = {
  InvalidInput: {
    description: 'Invalid input: `validation_error`, or a code of its own where that is all that is wrong',
    headers: ANSWER_HEADERS,
    content: {
      'application/json': {
        schema: reference('HTTPValidationError'),
        example: body(new InvalidInput([INVALID_FIELD])),
      },
    },
  },
  ...Object.fromEntries(COMMON_PROBLEMS.map((codes) => [responseName(codes[0]!), problemResponse(codes)])),
};

function body(error: Error): Readonly<Record<string, Json>> {
  return JSON.parse(errorAnswer(error, { requestId: 'req_0123abcd', language: 'en' }).body) as Readonly<
    Record<string, Json>
  >;
}

/**
 * Returns the error answers of a route, by status.
 *
 * @param own codes that only this path has
 */
export function refusalsOf(row: Row, own: readonly ProblemCode[]): Readonly<Record<string, Json>> {
  const { body, isProtected, kind, limit, params, query } = row;
  const takesInput = [body, query, params].some((schema) => schema && Object.keys(schema.entries).length > 0);
  const codes: ProblemCode[] = [
    ...(body ? (['malformed_json', 'too_deep', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(isProtected ? (['not_authenticated', 'token_expired', 'invalid_token'] as const) : []),
    ...(Object.keys(params.entries).length > 0 ? (['not_found'] as const) : []),
    ...own,
    ...(limit === null ? [] : (['rate_limited'] as const)),
    ...(kind === 'narrated' ? (['idempotency_key_in_use', 'ai_quota_exceeded'] as const) : []),
    'internal_error',
    'temporarily_unavailable',
  ];
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))];
  return Object.fromEntries([
    ...statuses.map((status) => [status, answerWith(codes.filter((code) => PROBLEMS[code].status === status))]),
    ...(takesInput ? [[422, { $ref: '#/components/responses/InvalidInput' }]] : []),
  ]) as Record<string, Json>;
}

function answerWith(codes: readonly ProblemCode[]): Json {
  const isCommon = COMMON_PROBLEMS.some((common) => common.join() === codes.join());
  return isCommon ? { $ref: `#/components/responses/${responseName(codes[0]!)}` } : problemResponse(codes);
}

function responseName(code: ProblemCode): string {
  return PROBLEMS[code].title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** @param codes all of one status */
function problemResponse(codes: readonly ProblemCode[]): Json {
  const [first] = codes as [ProblemCode];
  const { title, status } = PROBLEMS[first];
  const canWait = status === 429 || status === 503;
  return {
    description: `${title}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    headers: canWait
      ? { ...(status === 429 ? COUNTED_HEADERS : ANSWER_HEADERS), 'Retry-After': headerReference('RetryAfter') }
      : ANSWER_HEADERS,
    content: {
      'application/problem+json': {
        schema: reference('Problem'),
        example: { ...body(new ApiError(first, message('internal_error', {}))), detail: `${title}.` },
      },
    },
  };
}
