import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { handler } from '../../../functions/site/routes.ts';
import { call, gatewayEvent } from '../../support/call.ts';

const built = (path: string) => readFileSync(new URL(`../../../dist/site/${path}`, import.meta.url));

async function bytesOf(path: string, acceptEncoding?: string) {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const result = await handler(gatewayEvent('GET', path, undefined, { headers }), {} as Context);
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  return { status: result.statusCode, headers: result.headers as Record<string, string>, bytes };
}

const STYLE = '/docs/page.css';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['gzip;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %p is %p', async (accepted, encoding) => {
    const { headers, bytes } = await bytesOf(STYLE, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding as string] ?? ((given: Buffer) => given);
    expect(decode(bytes).equals(built('docs/page.css'))).toBe(true);
  });

  test('has a tag for each encoding, and is not sent again to a caller who has it', async () => {
    const [brotli, plain] = await Promise.all([bytesOf(STYLE, 'br'), bytesOf(STYLE)]);
    expect(brotli.headers['etag']).not.toBe(plain.headers['etag']);
    const asked = { 'accept-encoding': 'br', 'if-none-match': brotli.headers['etag']! };
    const again = await call(handler, 'GET', STYLE, undefined, { headers: asked });
    expect([again.status, again.text, again.headers['vary']]).toEqual([304, '', 'Accept-Encoding']);
  });
});

describe('files of a page', () => {
  test.each([
    ['page.css', 'text/css; charset=utf-8'],
    ['page.js', 'text/javascript; charset=utf-8'],
    ['finder.js', 'text/javascript; charset=utf-8'],
    ['search.json', 'application/json; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
  ])('has %s as %s', async (name, type) => {
    const { bytes, headers } = await bytesOf(`/docs/${name}`, 'identity');
    expect(headers['content-type']).toBe(type);
    expect(bytes.equals(built(`docs/${name}`))).toBe(true);
  });

  test.each(['nothing.js', 'index.html', 'page.js.br', '..%2findex.mjs'])('has no %s', async (name) => {
    expect((await call(handler, 'GET', `/docs/${name}`)).status).toBe(404);
  });
});

test('the document is served as it was built', async () => {
  const { headers, text } = await call(handler, 'GET', '/openapi.json');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(text).toBe(built('openapi.json').toString());
});

// RFC 9110, 12.5.3: without the header any coding is acceptable, with it only those that it names, and no coding always.
test.each<[string | undefined, string | undefined]>([
  [undefined, 'gzip'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
])('a caller who accepts %p gets the document as %p', async (accepted, encoding) => {
  const { bytes, headers } = await bytesOf('/openapi.json', accepted);
  expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
  const suffix = { gzip: '.gz', br: '.br' }[encoding ?? ''] ?? '';
  expect(bytes.equals(built(`openapi.json${suffix}`))).toBe(true);
});

test('a small document is uncompressed for a caller without Accept-Encoding', async () => {
  const { headers } = await call(handler, 'GET', '/docs/page.css');
  expect(headers['content-encoding']).toBeUndefined();
});

test('anything else is not found, in the form of our errors', async () => {
  for (const path of ['/favicon.ico', '/api/v1', '/api/v1/unknown/path', '/_local/outbox']) {
    const { headers, json, status } = await call(handler, 'GET', path);
    expect([path, status, (json as { code: string }).code]).toEqual([path, 404, 'not_found']);
    expect(headers['x-request-id']).toBeDefined();
  }
});
