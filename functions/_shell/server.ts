/** Builds the Lambda handler of a group from its rows. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { message } from '../../lib/words/message.ts';
import { callerLimits } from './callerLimits.ts';
import { ApiError, errorAnswer, type Asker } from './errors.ts';
import { faultAnswer } from './middleware/answers.ts';
import { refused, withHeaders, type HttpAnswer } from './respond.ts';
import type { Row } from './row.ts';
import { stack } from './stack.ts';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Returns the handler of a group, built once at cold start. It always answers, also when something fails outside the
 * stack.
 *
 * @param environment whose settings say whether and how requests are counted
 */
export function serve(rows: readonly Row[], environment = process.env): Handler {
  const answered = stack(rows, callerLimits(environment));
  return async (event, context) => {
    const startedMs = performance.now();
    try {
      if (!isOfGateway(event)) return strangerAnswer(startedMs);
      event.headers ??= {};
      return await answered(event, context);
    } catch (error) {
      return faultAnswer(error, UNKNOWN_ASKER, { requestId: UNKNOWN_ID, startedMs }, {});
    }
  };
}

const UNKNOWN_ID = 'req_unknown';
const UNKNOWN_ASKER: Asker = { requestId: UNKNOWN_ID, language: 'en' };

/**
 * Tells whether an event is a request through an HTTP API: other gateways, schedules and manual invocations send
 * others.
 */
function isOfGateway(event: unknown): boolean {
  const { requestContext } = (event ?? {}) as Partial<APIGatewayProxyEventV2>;
  const { http, requestId } = requestContext ?? {};
  return [http?.method, http?.path, http?.sourceIp, requestId].every((part) => typeof part === 'string');
}

/** Answers an event that is no request of the API; it is no fault either, so nothing is logged. */
function strangerAnswer(startedMs: number): HttpAnswer {
  const answer = errorAnswer(new ApiError('not_found', message('address_unknown', {})), UNKNOWN_ASKER);
  return withHeaders(refused(answer), { requestId: UNKNOWN_ID, startedMs });
}
