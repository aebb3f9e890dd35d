/** The reader of filter patterns, on the examples of the user guide of CloudWatch Logs. */
import { describe, expect, test } from '@jest/globals';
import { isMatch } from '../support/filterPattern.ts';

const EVENT = JSON.stringify({
  eventType: 'UpdateTrail',
  sourceIPAddress: '111.111.111.111',
  arrayKey: ['value', 'another value'],
  objectList: [
    { name: 'a', id: 1 },
    { name: 'b', id: 2 },
  ],
  SomeObject: null,
  cluster: { name: 'c' },
  isDone: true,
});

describe('patterns of JSON', () => {
  test.each([
    ['{ $.eventType = "UpdateTrail" }', true],
    ['{ $.eventType = UpdateTrail }', true],
    ['{ $.eventType = "Update*" }', true],
    ['{ $.eventType = "update*" }', false],
    ['{ $.eventType != "Delete*" }', true],
    ['{ $.sourceIPAddress != 123.123.* }', true],
    ['{ $.arrayKey[0] = "value" }', true],
    ['{ $.objectList[1].id = 2 }', true],
    ['{ $.objectList[1].id >= 3 }', false],
    ['{ $.SomeObject IS NULL }', true],
    ['{ $.SomeOtherObject NOT EXISTS }', true],
    ['{ $.SomeOtherObject IS NULL }', false],
    ['{ $.isDone IS TRUE }', true],
    ['{ $.cluster = "c" }', false],
    ['{ $.SomeOtherObject != "c" }', false],
    ['{ ($.isDone IS FALSE) || ($.cluster.name = "c") }', true],
    ['{ $.isDone IS FALSE && $.cluster.name = "c" || $.eventType = "UpdateTrail" }', true],
    ['{ $.isDone IS FALSE && ($.cluster.name = "c" || $.eventType = "UpdateTrail") }', false],
  ])('%s: %s', (pattern, expected) => {
    expect(isMatch(pattern, EVENT)).toBe(expected);
  });

  test('count no line that is not JSON', () => {
    expect(isMatch('{ $.eventType = * }', `2026-11-22T18:49:11.137Z\tid\tERROR\t${EVENT}`)).toBe(false);
  });
});

describe('patterns of terms', () => {
  const line = '[ERROR] Caught IllegalArgumentException';
  test.each([
    ['', true],
    ['ERROR', true],
    ['error', false],
    ['ERROR Illegal', true],
    ['ERROR -Caught', false],
    ['"Caught Illegal"', true],
    ['?WARN ?ERROR', true],
    ['?WARN ?INFO', false],
  ])('%s: %s', (pattern, expected) => {
    expect(isMatch(pattern, line)).toBe(expected);
  });
});

test.each(['[a, b]', '%x%', '{ $.a }', '{ $.a = 1', '{ $.a ~ 1 }', '{ a = 1 }', '{ $.a > "b" }', 'a.b'])(
  '%s is refused, not passed over',
  (pattern) => {
    expect(() => isMatch(pattern, EVENT)).toThrow();
  },
);
