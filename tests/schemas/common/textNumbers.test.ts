import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { countInText, decimalInText, numberOf } from '../../../lib/schemas/common/textNumbers.ts';

const message = (got: string) => `from 1 to 12 (got ${got})`;
const house = countInText({ least: 1, most: 12, message, description: 'House' });
const latitude = decimalInText({ least: -90, most: 90, message, description: 'Latitude', example: '28.6' });

describe('a count', () => {
  test.each(['1', '7', '12'])('%s is read', (text) => {
    expect(v.parse(house, text)).toBe(Number(text));
  });

  test.each([
    ['-3', 'min_value'],
    ['0', 'min_value'],
    ['13', 'max_value'],
    ['1000000000000', 'max_value'],
    ['x', 'regex'],
    ['1.5', 'regex'],
    ['-0', 'regex'],
  ])('%s is refused as %s: a whole number outside the range, or none', (text, type) => {
    const { issues = [] } = v.safeParse(house, text, { abortPipeEarly: true });
    expect(issues.map((issue) => issue.type)).toEqual([type]);
  });

  test.each(['0', '13', '07', '-1', '+1', '1.0', '1e1', ' 1', '', '1000000000000', 'x', '٣'])('%p is not', (text) => {
    const { issues = [] } = v.safeParse(house, text, { abortPipeEarly: true });
    expect(issues.map((issue) => issue.message)).toEqual([`from 1 to 12 (got ${text})`]);
  });
});

test('a month may be written as 02, and still ends at 12', () => {
  const month = countInText({ least: 1, most: 12, message, description: 'Month', isPadded: true });
  expect(['02', '2', '12'].map((text) => v.parse(month, text))).toEqual([2, 2, 12]);
  for (const text of ['00', '013', '-1', '2.0', '']) expect(v.safeParse(month, text).success).toBe(false);
});

describe('a decimal', () => {
  test.each([
    ['28.6', 28.6],
    ['-90', -90],
    ['+90.0', 90],
    ['.5', 0.5],
    ['12.', 12],
    ['5e-7', 5e-7],
    ['-1.5E-07', -1.5e-7],
    ['1e1', 10],
  ])('%s is %d', (text, value) => {
    expect(v.parse(latitude, text)).toBe(value);
  });

  test.each(['90.0001', '-91', '1e2', 'e1', '1e', 'NaN', 'Infinity', '', '--1', '0x10', '1,5', '.'])(
    '%p is not',
    (text) => {
      expect(v.safeParse(latitude, text).success).toBe(false);
    },
  );
});

test('the document describes them as numbers, present or not', () => {
  expect(numberOf(v.nullish(house))).toEqual({ type: 'integer', minimum: 1, maximum: 12 });
  expect(numberOf(latitude)).toEqual({ type: 'number', minimum: -90, maximum: 90 });
  expect(numberOf(v.nullish(v.string()))).toBeNull();
});
