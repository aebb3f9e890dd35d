/** What every answer gets on its way out. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '../../../../functions/_shell/errors.ts';
import { answers } from '../../../../functions/_shell/middleware/answers.ts';
import { json, type HttpAnswer } from '../../../../functions/_shell/respond.ts';
import { message } from '../../../../lib/words/message.ts';
import { gatewayEvent } from '../../../support/call.ts';
import { requestOf } from '../../../support/middlewareRun.ts';

const { before, after, onError } = answers();

afterEach(() => {
  jest.restoreAllMocks();
});

async function answered(response: HttpAnswer, method = 'GET'): Promise<HttpAnswer> {
  const headers = { 'x-request-id': 'mine-1' };
  const request = requestOf(gatewayEvent(method, '/any', undefined, { headers }), {
    standing: { isAllowed: true, limit: 60, remaining: 59, resetSeconds: 1, waitSeconds: 0 },
  });
  await before!(request);
  request.response = response;
  await after!(request);
  return response;
}

describe('an answer', () => {
  test('names the request and what is left of the limit', async () => {
    const { body, headers } = await answered(json(200, { a: 1 }));
    expect(headers).toMatchObject({ 'x-request-id': 'mine-1', 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
    expect(headers['server-timing']).toMatch(/^app;dur=\d+\.\d\d$/);
    expect(body).toBe('{"a":1}');
  });

  test('has nothing of the caller where it is cacheable for others', async () => {
    const { headers } = await answered(json(200, {}, { 'cache-control': 'public, max-age=60' }));
    expect(headers['x-request-id']).toBe('req_test-request');
    expect(headers).not.toHaveProperty('ratelimit-limit');
  });

  test('to HEAD has no body', async () => {
    expect((await answered(json(200, { a: 1 }), 'HEAD')).body).toBe('');
  });
});

describe('an error', () => {
  async function problem(error: Error) {
    const request = requestOf(gatewayEvent('GET', '/any?lang=hi', undefined));
    await before!(request);
    request.error = error;
    await onError!(request);
    return request.response!;
  }

  test('becomes the body of the contract, in the requested language', async () => {
    const { body, headers, statusCode } = await problem(
      new ApiError('too_deep', message('body_too_deep', { levels: 32 })),
    );
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'content-language': 'hi',
      'content-type': expect.stringMatching(/^application\/problem/),
    });
    expect(JSON.parse(body!)).toMatchObject({
      code: 'too_deep',
      detail: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
  });

  test('on our side is logged by where it happened, never by its message', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { body, statusCode } = await problem(new TypeError('Secretly'));
    expect([statusCode, log.mock.calls.length]).toEqual([500, 1]);
    expect(`${body} ${String(log.mock.calls[0]![0])}`).not.toContain('Secretly');
  });
});
