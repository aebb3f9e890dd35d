/** The error answers of the contract (section 3): their schemas, and which of them a row can give. */
import { ApiError, errorAnswer, InvalidInput, PROBLEMS, type ProblemCode } from '../../functions/_shell/errors.ts';
import type { Row } from '../../functions/_shell/route.ts';
import { ANSWER_HEADERS, headerReference } from './headers.ts';
import { reference, type Json, type Schema } from './schemas.ts';

const text = (description: string): Schema => ({ type: 'string', description });

const COMMON: Readonly<Record<string, Schema>> = {
  code: text('What went wrong, for programs'),
  title: text('What went wrong, for people'),
  status: { type: 'integer', description: 'The HTTP status' },
  type: text('The code as a path'),
  request_id: text('The X-Request-Id of this answer'),
};

const REQUIRED = ['detail', ...Object.keys(COMMON)];

export const REFUSAL_SCHEMAS: Readonly<Record<string, Schema>> = {
  Problem: {
    type: 'object',
    description: 'Every error but invalid input (RFC 9457)',
    properties: { detail: text('What went wrong here, and how to mend it'), ...COMMON },
    required: REQUIRED,
  },
  HTTPValidationError: {
    type: 'object',
    description: 'Invalid input: every invalid field at once, 20 at most',
    properties: { detail: { type: 'array', items: reference('ValidationError') }, ...COMMON },
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
      type: text('What kind of mistake it is'),
    },
    required: ['loc', 'msg', 'type'],
  },
};

const INVALID_FIELD = {
  loc: ['body', 'latitude'],
  msg: 'Latitude must be between -90 and 90 (got 91).',
  type: 'less_than_equal',
};

/** The error answers as components: every problem of a status shares one. */
export const REFUSAL_RESPONSES: Readonly<Record<string, Json>> = {
  InvalidInput: {
    description: 'Invalid input: `validation_error`, or `date_out_of_range` where that is all that is wrong',
    headers: ANSWER_HEADERS,
    content: {
      'application/json': {
        schema: reference('HTTPValidationError'),
        example: body(new InvalidInput([INVALID_FIELD])),
      },
    },
  },
  ...Object.fromEntries(problemCodes().map((code) => [responseName(code), problemResponse(code)])),
};

function body(error: Error): Json {
  return JSON.parse(errorAnswer(error, 'req_0123abcd').body) as Json;
}

/** Returns the error answers of a row, by status. */
export function refusalsOf({ body, query, params }: Row): Readonly<Record<string, Schema>> {
  const takesInput = [body, query, params].some((schema) => schema && Object.keys(schema.entries).length > 0);
  const codes: ProblemCode[] = [
    ...(body ? (['malformed_json', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(Object.keys(params.entries).length > 0 ? (['not_found'] as const) : []),
    'internal_error',
    'temporarily_unavailable',
  ];
  return Object.fromEntries([
    ...codes.map((code) => [PROBLEMS[code].status, { $ref: `#/components/responses/${responseName(code)}` }]),
    ...(takesInput ? [[422, { $ref: '#/components/responses/InvalidInput' }]] : []),
  ]) as Record<string, Schema>;
}

function problemCodes(): ProblemCode[] {
  return Object.keys(PROBLEMS) as ProblemCode[];
}

function responseName(code: ProblemCode): string {
  return PROBLEMS[code].title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

function problemResponse(code: ProblemCode): Json {
  const { title, status } = PROBLEMS[code];
  const codes = problemCodes().filter((other) => PROBLEMS[other].status === status);
  return {
    description: `${title}: ${codes.map((other) => `\`${other}\``).join(', ')}`,
    headers: status === 503 ? { ...ANSWER_HEADERS, 'Retry-After': headerReference('RetryAfter') } : ANSWER_HEADERS,
    content: {
      'application/problem+json': { schema: reference('Problem'), example: body(new ApiError(code, `${title}.`)) },
    },
  };
}
