import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { startDelivery } from '../../../scripts/embedded/delivery.mjs';

/** A table whose writes are said, not made. */
function writable() {
  const listeners = new Set<(pk: string) => void>();
  const onWrite = (listener: (pk: string) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { onWrite, wrote: (pk: string) => listeners.forEach((listener) => listener(pk)) };
}

test('queued mail is delivered at once, other writes are ignored', async () => {
  const table = writable();
  let calls = 0;
  const delivery = startDelivery({ table, deliver: () => (calls += 1) });
  table.wrote('USER#1');
  await sleep(5);
  expect(calls).toBe(0);
  table.wrote('OUTBOX');
  await sleep(5);
  expect(calls).toBe(1);
  await delivery.stop();
  table.wrote('OUTBOX');
  await sleep(5);
  expect(calls).toBe(1);
});

test('one delivery at a time, and one more for all that came meanwhile', async () => {
  const table = writable();
  const running = { now: 0, most: 0, all: 0 };
  const deliver = async () => {
    running.now += 1;
    running.all += 1;
    running.most = Math.max(running.most, running.now);
    await sleep(20);
    running.now -= 1;
  };
  const delivery = startDelivery({ table, deliver });
  for (let i = 0; i < 5; i++) table.wrote('OUTBOX#x');
  await sleep(80);
  expect(running).toEqual({ now: 0, most: 1, all: 2 });
  await delivery.stop();
});

test('a failed delivery is repeated, and the console shows no address', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  const deliver = () => {
    calls += 1;
    throw Object.assign(new Error('asha@example.com is not verified'), { name: 'MessageRejected' });
  };
  const delivery = startDelivery({ table: writable(), deliver, everyMs: 10 });
  await sleep(60);
  await delivery.stop();
  expect(calls).toBeGreaterThan(1);
  expect(silence.mock.calls[0]).toEqual(['Mail is waiting: MessageRejected. It will be tried again.']);
  silence.mockRestore();
});

test('stopping waits for the delivery that runs', async () => {
  const table = writable();
  let isDone = false;
  const deliver = async () => {
    await sleep(30);
    isDone = true;
  };
  const delivery = startDelivery({ table, deliver });
  table.wrote('OUTBOX');
  await delivery.stop();
  expect(isDone).toBe(true);
});
