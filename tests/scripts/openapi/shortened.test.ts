import { expect, test } from '@jest/globals';
import type { Json } from '../../../scripts/openapi/schemas.ts';
import { shortened } from '../../../scripts/openapi/shortened.ts';

const ITEM = {
  type: 'object',
  properties: { text: { type: 'string' }, parts: { $ref: '#/components/schemas/Parts' } },
};
const COMPONENTS = {
  Parts: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Item' } }, { type: 'null' }] },
  Item: ITEM,
};
const SCHEMA = {
  type: 'object',
  properties: {
    nine: { type: 'array', minItems: 9, items: { type: 'number' } },
    items: { type: 'array', items: ITEM },
  },
};
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const item = (parts: Json[] | null): Json => ({ text: 'x'.repeat(500), parts });

test('lists of a long example end after two items, in depth too; those of a fixed length stay', () => {
  const long = item([item(null), item(null), item([])]);
  const example = { nine: NINE, items: Array.from({ length: 20 }, () => long) };
  const two = item([item(null), item(null)]);
  expect(shortened(example, SCHEMA, COMPONENTS)).toEqual({ nine: NINE, items: [two, two] });
});

test('a short example stays as it is', () => {
  const example = { nine: NINE, items: [item(null), item(null), item(null)] };
  expect(shortened(example, SCHEMA, COMPONENTS)).toBe(example);
});
