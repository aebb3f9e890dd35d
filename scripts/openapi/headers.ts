/** The headers in the OpenAPI document. */
import type { Schema } from './schemas.ts';

export const HEADERS = {
  RequestId: { description: 'The X-Request-Id of the request, or one of ours', schema: { type: 'string' } },
  ServerTiming: { description: 'Milliseconds that the answer took, as app;dur=', schema: { type: 'string' } },
  ETag: { description: 'Send it back as If-None-Match', schema: { type: 'string' } },
  AICache: {
    description:
      'Whether the text was written before, for the same findings: hit or miss; absent where no model is configured',
    schema: { type: 'string', enum: ['hit', 'miss'] },
  },
  AIBudgetResetsAt: {
    description: 'When the budget of the day is spent: the instant from which models write again',
    schema: { type: 'string' },
  },
  RateLimitLimit: {
    description: 'Requests that may come at once, where the service counts them',
    schema: { type: 'integer' },
  },
  RateLimitRemaining: { description: 'How many of them may still come', schema: { type: 'integer' } },
  RateLimitReset: { description: 'Seconds until all of them may', schema: { type: 'integer' } },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
} as const;

export function headerReference(name: keyof typeof HEADERS): Schema {
  return { $ref: `#/components/headers/${name}` };
}

/** Of every answer. */
export const ANSWER_HEADERS: Schema = {
  'X-Request-Id': headerReference('RequestId'),
  'Server-Timing': headerReference('ServerTiming'),
};

/** Of an answer that counts towards a limit. */
export const COUNTED_HEADERS: Schema = {
  ...ANSWER_HEADERS,
  'RateLimit-Limit': headerReference('RateLimitLimit'),
  'RateLimit-Remaining': headerReference('RateLimitRemaining'),
  'RateLimit-Reset': headerReference('RateLimitReset'),
};

/** Of an answer with a text that a model may write. */
export const TEXT_HEADERS: Schema = {
  ...COUNTED_HEADERS,
  'X-AI-Cache': headerReference('AICache'),
  'X-AI-Budget-Resets-At': headerReference('AIBudgetResetsAt'),
};

/** Of a cacheable document. */
export const PUBLISHED_HEADERS: Schema = { ...ANSWER_HEADERS, ETag: headerReference('ETag') };
