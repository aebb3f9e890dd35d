import { describe, expect, test } from '@jest/globals';
import type { ApiDocument, Schema } from '../../../scripts/docs/document.ts';
import { fieldsOf, fieldTable } from '../../../scripts/docs/fields.ts';

const schemas: Record<string, Schema> = {
  Sign: { type: 'object', properties: { id: { type: 'string', description: 'aries to pisces' } } },
  Period: {
    type: 'object',
    required: ['start'],
    properties: {
      start: { type: 'string' },
      sign: { anyOf: [{ $ref: '#/components/schemas/Sign' }, { type: 'null' }] },
      sub_periods: { type: 'array', items: { $ref: '#/components/schemas/Period' } },
    },
  },
};
const document = { tags: [], paths: {}, components: { schemas, responses: {} } } satisfies ApiDocument;
const period: Schema = { $ref: '#/components/schemas/Period' };

test('fields are followed by their own, and a record within itself is expanded once', () => {
  const fields = fieldsOf(period, document).map(({ name, depth, isRequired }) => [name, depth, isRequired]);
  expect(fields).toEqual([
    ['start', 0, true],
    ['sign', 0, false],
    ['id', 1, false],
    ['sub_periods', 0, false],
  ]);
});

describe('the value of a field', () => {
  test.each<[Schema, string]>([
    [{ type: 'number', minimum: -90, maximum: 90 }, 'number, -90 to 90'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, at least 1'],
    [{ anyOf: [{ type: 'string', maxLength: 64 }, { type: 'null' }] }, 'text, at most 64 characters or null'],
    [{ type: 'array', items: { type: 'boolean' } }, 'list of true or false'],
    [{ enum: [7, 8] }, '<code>7</code>, <code>8</code>'],
    [{ const: 'v1' }, '<code>&quot;v1&quot;</code>'],
    [{}, 'anything'],
  ])('%j is described as %s', (schema, said) => {
    const table = fieldTable([{ name: 'field', schema, isRequired: false, depth: 0 }], document, '');
    expect(table.text).toContain(`<td>${said}</td>`);
  });

  test('a long list of choices is folded away, and whole', () => {
    const choices = Array.from({ length: 13 }, (_, index) => `choice_${index}`);
    const { text } = fieldTable([{ name: 'a', schema: { enum: choices }, isRequired: true, depth: 0 }], document, '');
    expect(text).toContain('<summary>one of 13</summary>');
    for (const choice of choices) expect(text).toContain(`<code>${choice}</code>`);
  });
});
