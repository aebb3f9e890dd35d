/** Work that must take turns. */
import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { turns } from '../../../lib/auth/password/turns.ts';

test('never more than the limit at a time, in order of arrival', async () => {
  const inTurn = turns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) => async () => {
    started.push(id);
    most = Math.max(most, ++running);
    await nextTurn();
    running--;
    return id * 10;
  };
  const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => inTurn(work(id))));
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
});

test('work that fails gives its turn on', async () => {
  const inTurn = turns(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
  await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again');
});
