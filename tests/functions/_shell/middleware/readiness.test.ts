/** Rows that cannot compute yet, or not at all. */
import { expect, test } from '@jest/globals';
import { readiness } from '../../../../functions/_shell/middleware/readiness.ts';
import { ANY_ROW, passed, refusalOf, requestOf, sent } from '../../../support/middlewareRun.ts';

test('the row is waited for', async () => {
  const order: string[] = [];
  const ready = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('ready');
  };
  await passed(readiness(), requestOf(sent('{}'), { row: { ...ANY_ROW, ready } }));
  order.push('passed');
  expect(order).toEqual(['ready', 'passed']);
});

test('a row that cannot compute refuses with its own fault', async () => {
  const fault = new TypeError('no pack');
  const row = { ...ANY_ROW, ready: () => Promise.reject(fault) };
  expect(await refusalOf(readiness(), requestOf(sent('{}'), { row }))).toBe(fault);
});

test('most have nothing to wait for', async () => {
  await passed(readiness(), requestOf(sent('{}')));
});
