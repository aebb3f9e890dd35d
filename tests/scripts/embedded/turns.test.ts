import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { turns } from '../../../scripts/embedded/turns.mjs';

/** Notes when each piece of work begins and ends. */
function noted() {
  const notes: string[] = [];
  const work = (name: string) => async () => {
    notes.push(`${name} begins`);
    await sleep(5);
    notes.push(`${name} ends`);
  };
  return { notes, work };
}

test('shared work runs side by side', async () => {
  const { shared } = turns();
  const { notes, work } = noted();
  await Promise.all([shared(work('a')), shared(work('b'))]);
  expect(notes).toEqual(['a begins', 'b begins', 'a ends', 'b ends']);
});

test('work alone waits for all before it and lets none after it begin', async () => {
  const { shared, alone } = turns();
  const { notes, work } = noted();
  await Promise.all([shared(work('a')), alone(work('b')), alone(work('c')), shared(work('d')), alone(work('e'))]);
  const inOrder = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(notes).toEqual(inOrder);
});

test('a failing piece of work blocks nobody', async () => {
  const { shared, alone } = turns();
  const fails = () => Promise.reject(new Error('on purpose'));
  const outcomes = await Promise.allSettled([shared(fails), alone(fails), alone(() => 1), shared(() => 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
