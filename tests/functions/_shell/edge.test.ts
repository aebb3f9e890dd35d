/**
 * A CDN in front: requests that bypass it get nothing, and callers keep their own addresses.
 * @isolated
 */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../functions/_shell/errors.ts';
import { requireEdge } from '../../../functions/_shell/edge.ts';
import { reference } from '../../../functions/_shell/kinds/reference.ts';
import { serve } from '../../../functions/_shell/server.ts';
import { call, gatewayEvent } from '../../support/call.ts';

const SECRET = 'Zx3kq0r7v1sYp9mTn4bWc8dLf2gHj6aQe5uRi0oKtVM';
// printf %s SECRET | sha256sum
const DIGEST = '2f8eb80bfde43526768ea888138ec3d5563adcad19c9f17bee35ad3a0cf78f6b';
const OTHER_DIGEST = '0'.repeat(64);
const GATEWAY_ADDRESS = '127.0.0.1';

function cameBy(headers: Record<string, string>, digests: string) {
  const event = gatewayEvent('GET', '/page.txt', undefined, { headers });
  requireEdge(event, digests);
  return event.requestContext.http.sourceIp;
}

afterEach(() => {
  delete process.env['ORIGIN_SECRET_SHA256'];
});

describe('without a distribution', () => {
  test('everyone is let in, by the address of the gateway, whatever the headers say', () => {
    expect(cameBy({ 'cloudfront-viewer-address': '198.51.100.10:1' }, '')).toBe(GATEWAY_ADDRESS);
  });
});

describe('with a distribution', () => {
  test('the secret lets in, also while it changes', () => {
    expect(cameBy({ 'x-origin-secret': SECRET }, DIGEST)).toBe(GATEWAY_ADDRESS);
    expect(cameBy({ 'x-origin-secret': SECRET }, `${OTHER_DIGEST},${DIGEST}`)).toBe(GATEWAY_ADDRESS);
  });

  test.each([
    ['none', {}],
    ['an empty one', { 'x-origin-secret': '' }],
    ['another', { 'x-origin-secret': `${SECRET}x` }],
    ['the digest itself', { 'x-origin-secret': DIGEST }],
    ['two', { 'x-origin-secret': `${SECRET},${SECRET}` }],
  ])('%s does not', (_, headers: Record<string, string>) => {
    expect(() => cameBy(headers, DIGEST)).toThrow(ApiError);
  });

  test.each([
    ['198.51.100.10:46532', '198.51.100.10'],
    ['2001:db8:3b20:38::17e:7:51786', '2001:db8:3b20:38::17e:7'],
    ['somebody', GATEWAY_ADDRESS],
  ])('the caller of %s is %s', (header, address) => {
    expect(cameBy({ 'x-origin-secret': SECRET, 'cloudfront-viewer-address': header }, DIGEST)).toBe(address);
  });

  test('a request that bypasses it is refused, on any path and by any method', async () => {
    const handler = serve([
      reference('/page.txt', () => ({ contentType: 'text/plain', body: 'hello' }), { answer: 'data' }),
    ]);
    process.env['ORIGIN_SECRET_SHA256'] = DIGEST;
    for (const [method, path] of [
      ['GET', '/page.txt'],
      ['OPTIONS', '/page.txt'],
      ['GET', '/nothing'],
    ] as const) {
      expect((await call(handler, method, path)).status).toBe(404);
    }
    const answer = await call(handler, 'GET', '/page.txt', undefined, { headers: { 'x-origin-secret': SECRET } });
    expect([answer.status, answer.text]).toEqual([200, 'hello']);
  });
});
