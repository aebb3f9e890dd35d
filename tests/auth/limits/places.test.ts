/** @isolated */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { places, type Places, type Spot } from '../../../lib/auth/limits/places.ts';
import { newName, startAccounts, type Accounts } from '../../support/accounts.ts';

const DAY = 86_400;
const NOW = Date.UTC(2026, 5, 1, 12) / 1000;
const HOLDER = '01KAGVKJ6Q5T3ZB7W2M9X4ASHA';

let accounts: Accounts;
let noted: Places;
beforeAll(async () => {
  accounts = await startAccounts();
  noted = places(accounts.parts.table);
});
afterAll(() => accounts.stop());

const newSpot = (): Spot => ({ account: `${newName()}@example.com`, address: '198.51.100.77' });
const NOTHING = { isKnown: false, waitSeconds: 0, expiresAt: null };

test('an address where nothing happened neither waits nor is known', async () => {
  expect(await noted.at(newSpot(), HOLDER, NOW)).toEqual(NOTHING);
});

test('an address that signed in is known for 90 days, to that user of that account alone', async () => {
  const spot = newSpot();
  await noted.known(spot, HOLDER, NOW);
  const isKnown = async (now: number, holder: string | null = HOLDER, where = spot) =>
    (await noted.at(where, holder, now)).isKnown;
  expect([await isKnown(NOW), await isKnown(NOW + 90 * DAY - 1), await isKnown(NOW + 90 * DAY)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([await isKnown(NOW, 'another'), await isKnown(NOW, null)]).toEqual([false, false]);
  expect(await isKnown(NOW, HOLDER, { ...spot, address: '198.51.100.78' })).toBe(false);
  expect(await isKnown(NOW, HOLDER, { ...spot, account: newName() })).toBe(false);
});

test('an address waits until its delay is over; of two concurrent attempts after it one is recorded', async () => {
  const spot = newSpot();
  const read = await noted.at(spot, HOLDER, NOW);
  expect([await noted.isHeld(spot, read, NOW + 60), await noted.isHeld(spot, read, NOW + 61)]).toEqual([true, false]);
  const waits = [];
  for (const later of [0, 59, 60, 61]) waits.push((await noted.at(spot, HOLDER, NOW + later)).waitSeconds);
  expect(waits).toEqual([60, 1, 0, 0]);
  // A new delay follows the old one.
  expect(await noted.isHeld(spot, await noted.at(spot, HOLDER, NOW + 60), NOW + 120)).toBe(true);
});

test('a delay can be ended, but what is known is not forgotten with it', async () => {
  const [waiting, known] = [newSpot(), newSpot()];
  await noted.isHeld(waiting, NOTHING, NOW + 60);
  await noted.known(known, HOLDER, NOW);
  await noted.released(waiting);
  await noted.released(known);
  expect(await noted.at(waiting, HOLDER, NOW)).toEqual(NOTHING);
  expect((await noted.at(known, HOLDER, NOW)).isKnown).toBe(true);
});

test('an address that signs in after its delay is known and waits no more', async () => {
  const spot = newSpot();
  await noted.isHeld(spot, NOTHING, NOW + 3600);
  await noted.known(spot, HOLDER, NOW);
  expect(await noted.at(spot, HOLDER, NOW)).toMatchObject({ isKnown: true, waitSeconds: 0 });
});

test('a record names neither the account, nor the address, nor the user', async () => {
  const before = new Set((await accounts.items('RATE#')).map(({ sk }) => sk));
  const spot = newSpot();
  await noted.known(spot, HOLDER, NOW);
  const made = (await accounts.items('RATE#')).filter(({ sk }) => !before.has(sk));
  expect(made).toMatchObject([{ expiresAt: NOW + 90 * DAY }]);
  expect(JSON.stringify(made)).not.toMatch(/asha|example|198\.51|01KAG/i);
});
