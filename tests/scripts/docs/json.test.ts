import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printed } from '../../../scripts/docs/json.ts';

test('printed JSON reads as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(printed(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('short values are on one line, the rest is indented', () => {
  const sign = { id: 'virgo', number: 6 };
  expect(printed(sign)).toBe('{ "id": "virgo", "number": 6 }');
  const long = 'x'.repeat(60);
  expect(printed({ long, signs: [sign], none: {} })).toBe(
    `{\n  "long": "${long}",\n  "signs": [{ "id": "virgo", "number": 6 }],\n  "none": {}\n}`,
  );
});
