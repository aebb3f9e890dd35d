/** The way of a request to the row of its path: every step on it, in this order. */
import middy, { type MiddyfiedHandler } from '@middy/core';
import type { CallerLimits } from './callerLimits.ts';
import { accessToken } from './middleware/accessToken.ts';
import { answers } from './middleware/answers.ts';
import { bodyGuard } from './middleware/bodyGuard.ts';
import { jsonBody } from './middleware/jsonBody.ts';
import { limiting } from './middleware/limiting.ts';
import { methods } from './middleware/methods.ts';
import type { StackEvent } from './middleware/middleware.ts';
import { readiness } from './middleware/readiness.ts';
import { routing } from './middleware/routing.ts';
import { validation } from './middleware/validation.ts';
import type { HttpAnswer } from './respond.ts';
import type { Row } from './row.ts';

/**
 * Returns the middy stack of a group, built once at cold start.
 *
 * One stack serves all rows, so that the whole way is visible in one list; a stack for each row is not faster.
 *
 * @param limits null where requests are not counted
 */
export function stack(rows: readonly Row[], limits: CallerLimits | null): MiddyfiedHandler<StackEvent, HttpAnswer> {
  // Computation cannot be interrupted, so a timer for each request would only cost time.
  return middy<StackEvent, HttpAnswer>({ timeoutEarlyInMillis: 0 })
    .use([
      answers(), // headers, compression, the body of every error; 404 for what bypassed the CDN
      methods(rows), // HEAD, OPTIONS; 405
      ...(limits ? [limiting(limits)] : []), // 429
      routing(rows), // the row of the path; 404
      accessToken(), // 401 where the row needs one
      readiness(), // 503
      bodyGuard(), // 413, 415, 400: length, content type, UTF-8, nesting
      jsonBody(), // 400, 422: a body that is no JSON object
      validation(rows), // 422: body, query and path, all mistakes at once
    ])
    .handler(answerOfRow);
}

/** The row and its input are set here: routing and validation have set them, or refused. */
async function answerOfRow(event: StackEvent): Promise<HttpAnswer> {
  return event.row!.run(event.read!, event);
}
