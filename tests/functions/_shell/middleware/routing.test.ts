/** Which row a path has. */
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { ApiError } from '../../../../functions/_shell/errors.ts';
import { routing } from '../../../../functions/_shell/middleware/routing.ts';
import { sayMessage } from '../../../../lib/words/message.ts';
import { gatewayEvent } from '../../../support/call.ts';
import { ANY_ROW, passed, refusalOf, requestOf } from '../../../support/middlewareRun.ts';

const named = { ...ANY_ROW, path: '/api/v1/try/{name}', params: v.object({ name: v.string() }) };
const fixed = { ...ANY_ROW, path: '/api/v1/try/fixed' };
const looked = { ...fixed, method: 'GET' as const };
const router = routing([named, fixed, looked]);

const found = (method: string, path: string) => passed(router, requestOf(gatewayEvent(method, path, undefined)));

test('the row of method and path, a path by name before a parameter', async () => {
  expect((await found('POST', '/api/v1/try/fixed')).internal.row).toBe(fixed);
  expect((await found('POST', '/api/v1/try/fixed/')).internal.row).toBe(fixed);
  expect((await found('GET', '/api/v1/try/fixed')).internal.row).toBe(looked);
  expect((await found('POST', '/api/v1/try/other')).internal.row).toBe(named);
});

test('path parameters are in the event, with those of the gateway', async () => {
  const event = { ...gatewayEvent('POST', '/api/v1/try/other', {}), pathParameters: { proxy: 'try/other' } };
  const request = await passed(router, requestOf(event));
  expect(request.event.pathParameters).toEqual({ name: 'other', proxy: 'try/other' });
  expect(request.event.row).toBe(named);
});

test('a path without a row is refused, and the nearest one named', async () => {
  for (const path of ['/api/v1/try', '/api/v1/try/a/b', '/api/v1/planets/postions']) {
    const error = await refusalOf(router, requestOf(gatewayEvent('POST', path, {})));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).code).toBe('not_found');
    if (path.includes('planets'))
      expect(sayMessage((error as ApiError).detail, 'en')).toContain('/api/v1/planets/positions');
  }
});
