/** What a method may do to a path (contract section 3: 405, with `Allow`). */
import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../../functions/_shell/errors.ts';
import { methods } from '../../../../functions/_shell/middleware/methods.ts';
import { gatewayEvent } from '../../../support/call.ts';
import { ANY_ROW, refusalOf, requestOf } from '../../../support/middlewareRun.ts';

const page = { ...ANY_ROW, path: '/page.txt', method: 'GET' as const, limit: 'documents' as const };
const account = { ...ANY_ROW, path: '/account', kind: 'account' as const, limit: null };
const rows = [ANY_ROW, page, account, { ...account, method: 'GET' as const }];
const checker = methods(rows);

const requestFor = (method: string, path: string) => requestOf(gatewayEvent(method, path, undefined));
const answerTo = (method: string, path: string): unknown => checker.before!(requestFor(method, path));

test('a method that the path has passes, and so does an unknown path: it is counted before it is refused', () => {
  for (const [method, path] of [
    ['POST', '/any'],
    ['GET', '/page.txt'],
    ['GET', '/page.txt/'],
    ['PUT', '/none'],
  ]) {
    expect([method, path, answerTo(method!, path!)]).toEqual([method, path, undefined]);
  }
});

test('a path is counted as its row says, an unknown one as computing', async () => {
  const limitOf = async (method: string, path: string) => {
    const request = requestFor(method, path);
    await checker.before!(request);
    return request.internal.limit;
  };
  expect(await limitOf('GET', '/page.txt')).toBe('documents');
  expect(await limitOf('POST', '/account')).toBeNull();
  expect(await limitOf('GET', '/pageXtxt')).toBe('computing');
});

test('any other method is refused, with the allowed ones', async () => {
  const error = (await refusalOf(checker, requestFor('DELETE', '/account'))) as ApiError;
  expect(error).toBeInstanceOf(ApiError);
  expect([error.code, error.headers]).toEqual(['method_not_allowed', { allow: 'POST, GET, HEAD, OPTIONS' }]);
  expect(await refusalOf(checker, requestFor('HEAD', '/any'))).toMatchObject({ headers: { allow: 'POST, OPTIONS' } });
});

describe('HEAD', () => {
  test('is GET for the row', async () => {
    const request = requestFor('HEAD', '/page.txt');
    expect(await checker.before!(request)).toBeUndefined();
    expect(request.event.requestContext.http.method).toBe('GET');
  });

  test('never does what a link of an account does: mail programs look before anyone clicks', () => {
    expect(answerTo('HEAD', '/account')).toMatchObject({
      statusCode: 204,
      headers: { allow: 'POST, GET, HEAD, OPTIONS' },
    });
  });
});

test('OPTIONS is answered at once, for any origin', () => {
  expect(answerTo('OPTIONS', '/any')).toMatchObject({
    statusCode: 204,
    headers: { 'access-control-allow-methods': 'POST, OPTIONS', 'x-request-id': 'req_test-request' },
  });
});
