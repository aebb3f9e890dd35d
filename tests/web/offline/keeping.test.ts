import { expect, test } from '@jest/globals';
import { keepingOf } from '../../../web/offline/keeping.ts';

const HERE = 'https://example.org';

test.each([
  ['/playground', 'page'],
  ['/playground?utm=1', 'page'],
  ['/playground/page.js', 'fresh'],
  ['/playground/places.json', 'fresh'],
  ['/playground/app-hi.webmanifest', 'fresh'],
  ['/docs/icon.svg', 'fresh'],
  ['/playground/chunk-2PEBKPYE.js', 'named'],
  ['/playground/worker-RHNY5IRR.js', 'named'],
  ['/playground/ephemeris-1-EF86919F.bin', 'named'],
  ['/playground/zones-B0D1E78B.json', 'named'],
])('%s is answered as %s', (path, keeping) => {
  expect(keepingOf('GET', HERE + path, HERE)).toBe(keeping);
});

test.each([
  ['GET', '/api/v1/panchang/daily?date=2026-11-29'],
  ['POST', '/api/v1/planets/positions'],
  ['POST', '/playground'],
  ['GET', '/docs'],
  ['GET', '/playgrounds'],
  ['GET', '/health'],
])('%s %s is left to the browser', (method, path) => {
  expect(keepingOf(method, HERE + path, HERE)).toBeNull();
});

test('nothing of another host is touched', () => {
  expect(keepingOf('GET', 'https://other.example/playground', HERE)).toBeNull();
});
