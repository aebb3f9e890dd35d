/** How the door handles odd events, what it logs of a fault, and what it forbids a browser. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { reference } from '../../../functions/_shell/kinds/reference.ts';
import { natal } from '../../../functions/_shell/kinds/natal.ts';
import { serve } from '../../../functions/_shell/server.ts';
import { BIRTH, call, gatewayEvent, post } from '../../support/call.ts';

const handler = serve([
  natal('/try/echo', ({ names }) => ({ lang: names.lang }), { answer: 'data' }),
  natal(
    '/try/fault',
    () => {
      throw new TypeError(`secret ${BIRTH.name}`);
    },
    { answer: 'data' },
  ),
  reference('/page.txt', () => ({ contentType: 'text/plain', body: 'hello' }), { answer: 'data' }),
]);

interface ErrorBody {
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the log of a fault', () => {
  async function logged(headers: Record<string, string>): Promise<Record<string, unknown>> {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status } = await post(handler, '/try/fault', BIRTH, { headers });
    expect([status, log.mock.calls.length]).toEqual([500, 1]);
    const line = String(log.mock.calls[0]![0]);
    log.mockRestore();
    return JSON.parse(line) as Record<string, unknown>;
  }

  test('has the id of the gateway, as in the access log, and the caller’s own', async () => {
    expect(await logged({})).toMatchObject({ request_id: 'test-request' });
    expect(await logged({})).not.toHaveProperty('given_id');
    expect(await logged({ 'x-request-id': 'mine-1' })).toMatchObject({
      request_id: 'test-request',
      given_id: 'mine-1',
    });
    expect(await logged({ 'x-request-id': 'two words' })).not.toHaveProperty('given_id');
  });
});

describe('events that are no request by way of the gateway', () => {
  const context = {} as Context;
  const event = gatewayEvent('POST', '/api/v1/try/echo', BIRTH);
  /** A manual invocation of a function may send anything. */
  const answerTo = async (given: unknown) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { body, headers, statusCode } = await handler(given as APIGatewayProxyEventV2, context);
    expect(log.mock.calls).toEqual([]);
    return { status: statusCode!, headers: headers as Record<string, string>, json: JSON.parse(body!) as ErrorBody };
  };

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'warm'],
    ['a warm-up', { source: 'serverless-plugin-warmup' }],
    ['a schedule', { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} }],
    [
      'a REST API',
      { resource: '/{proxy+}', httpMethod: 'POST', path: '/x', headers: {}, requestContext: { requestId: 'a' } },
    ],
    [
      'a load balancer',
      { requestContext: { elb: { targetGroupArn: 'arn' } }, httpMethod: 'GET', path: '/', headers: {} },
    ],
    ['no method', { ...event, requestContext: { ...event.requestContext, http: {} } }],
  ])('%s is refused in the usual form, without an alarm', async (_, given) => {
    const { headers, json, status } = await answerTo(given);
    expect([status, json.code, json.request_id]).toEqual([404, 'not_found', headers['x-request-id']]);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('a request without headers is read as one that sends none', async () => {
    for (const headers of [undefined, null]) {
      expect((await answerTo({ ...event, headers })).status).toBe(415);
    }
    expect(
      (
        await answerTo({
          ...event,
          headers: null,
          rawPath: '/no',
          requestContext: { ...event.requestContext, http: { ...event.requestContext.http, path: '/no' } },
        })
      ).status,
    ).toBe(404);
  });

  test('a body of null is the same as none', async () => {
    const { json, status } = await answerTo({ ...event, body: null });
    expect([status, json.code, json.detail]).toEqual([400, 'malformed_json', 'The body is empty. Send a JSON object.']);
  });
});

test('every answer forbids the features of a browser that no page uses', async () => {
  for (const { headers } of [await call(handler, 'GET', '/page.txt'), await call(handler, 'GET', '/no')]) {
    const policy = headers['permissions-policy']!.split(', ');
    expect(policy).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'interest-cohort=()']),
    );
    // The grammar of RFC 8941: what a browser cannot read it ignores whole.
    for (const member of policy) expect(member).toMatch(/^[a-z-]+=\(\)$/);
  }
});
