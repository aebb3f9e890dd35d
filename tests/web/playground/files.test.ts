import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const bytesOf = (name: string) =>
  readFileSync(new URL(`../../../dist/site/playground/${name}`, import.meta.url)).length;

/** What a phone on a slow line must load before anything works, and once more when a place is searched. */
test.each([
  ['page.js', 69_000],
  ['page.css', 20_000],
  ['places.json.br', 400_000],
])('%s has fewer than %p bytes', (name, most) => {
  expect(bytesOf(name)).toBeLessThan(most);
});
