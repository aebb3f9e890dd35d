import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../../../web/code/request.ts';
import { readableJson } from '../../../web/code/notation.ts';

test('readable JSON reads as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(readableJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('short values are on one line, the rest is indented', () => {
  const sign = { id: 'virgo', number: 6 };
  expect(readableJson(sign)).toBe('{ "id": "virgo", "number": 6 }');
  const long = 'x'.repeat(60);
  expect(readableJson({ long, signs: [sign], none: {} })).toBe(
    `{\n  "long": "${long}",\n  "signs": [{ "id": "virgo", "number": 6 }],\n  "none": {}\n}`,
  );
});
