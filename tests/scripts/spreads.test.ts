/** Which object literals get an empty spread, and that nothing else changes. */
import { expect, test } from '@jest/globals';
import { withEmptySpreads } from '../../scripts/spreads.mjs';

test.each([
  ['({ ...a, b: 1 });', '({ ...null, ...a, b: 1 });'],
  ['({\n  ...a,\n  ...b,\n});', '({\n  ...null, ...a,\n  ...b,\n});'],
  ['f({ ...a({ ...b, c }), d });', 'f({ ...null, ...a({ ...null, ...b, c }), d });'],
  // Alone a spread makes a copy, which shares its class.
  ['({ ...a });', '({ ...a });'],
  ['({ b: 1, ...a });', '({ b: 1, ...a });'],
  ["const text = '{ ...a, b }';", "const text = '{ ...a, b }';"],
  ['const { ...rest } = a; const t = `{...${[...a]}, b}`;', 'const { ...rest } = a; const t = `{...${[...a]}, b}`;'],
])('%s', (source, written) => {
  expect(withEmptySpreads(source)).toBe(written);
});
