/** /dosha/manglik: the counts, the fourteen conditions with their reasons, the readings. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dosha/routes.ts';
import type { ManglikVerdict } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const ask = async (query = '', body: object = BIRTH) =>
  dataOf<{ dosha: ManglikVerdict }>(await post(handler, `/dosha/manglik?as_of=2026-01-31${query}`, body)).dosha;

/** Mars in Pisces, the 7th of Virgo rising; Moon in Aquarius, Venus in Aries, Saturn in Capricorn. */
test('a chart read by hand: Mars in the 7th in a friend’s sign, under Saturn, at 35', async () => {
  const dosha = await ask();
  expect(dosha).toMatchObject({
    id: 'manglik',
    present: true,
    status: 'active',
    severity: 'severe',
    base_level: 'full',
    level: 'full',
    percent: 88.8,
    from: ['ascendant', 'venus'],
    for_matching: null,
    from_ascendant: { house: 7, counts: true, points: 90 },
    from_moon: { house: 2, counts: false, points: 0 },
    from_venus: { house: 12, counts: true, points: 13.75 },
    reading: { include_2nd: false, node_relief: 'counted', houses: [1, 4, 7, 8, 12] },
    similar_malefics: [],
  });
  // 90 and 13.8, less 15 for the sign of a friend.
  expect(dosha.strength!.score).toBe(88.8);
  const met = dosha.cancellation_conditions
    .filter((condition) => condition.met)
    .map(({ effect, number }) => [number, effect]);
  expect(met).toEqual([
    [3, 'points'],
    [14, 'told'],
  ]);
  expect(dosha.cancellations.map(({ rule }) => rule)).toEqual(['friend_sign']);
});

test('every condition says what was observed', async () => {
  const { cancellation_conditions: conditions } = await ask();
  const reasons = new Map(conditions.map(({ number, reason }) => [number, reason]));
  expect(conditions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(reasons.get(1)).toBe('Mars stands in Pisces, the 7th house.');
  expect(reasons.get(4)).toBe('Mars stands in Pisces, the 7th house. There Capricorn and Cancer are exempt.');
  expect(reasons.get(5)).toBe('Jupiter stands in Gemini, the 10th house, not aspecting Mars.');
  expect(reasons.get(9)).toBe('Saturn stands in Capricorn, the 5th house, none of those that count.');
  expect(reasons.get(11)).toBe('Mars is neither combust nor retrograde, neither debilitated nor spent by degree.');
  expect(reasons.get(12)).toBe('The ascendant is Virgo.');
  expect(reasons.get(13)).toBe('The Moon stands in Aquarius, the 6th house, not aspecting Mars. The Moon is not full.');
  expect(reasons.get(14)).toBe('At 35 the 28th year is complete. The birth of the partner is not given.');
});

test('Saturn balances Mars by his house alone, and the Moon as lord of the 7th opens no sentence', async () => {
  // Capricorn rising, seven planets and Ketu in it.
  const { cancellation_conditions: conditions } = await ask('', { ...BIRTH, date: '1962-02-05', time: '06:00:00' });
  const [eighth, ninth] = [conditions[7]!, conditions[8]!];
  expect(eighth.reason).toMatch(/^The lord of the 7th: the Moon stands in Capricorn, the 1st house; /);
  expect(ninth).toMatchObject({
    met: true,
    reason: 'Saturn stands in Capricorn, the 1st house, one of those that count.',
  });
});

test('where the age does not decide, the fourteenth is unknown', async () => {
  const { dosha } = dataOf<{ dosha: ManglikVerdict }>(await post(handler, '/dosha/manglik?as_of=2018-06-14', BIRTH));
  const last = dosha.cancellation_conditions.at(-1)!;
  expect([last.met, last.reason]).toEqual([
    null,
    'At 27 the 28th year is not complete. The birth of the partner is not given.',
  ]);
  const birthday = dataOf<{ dosha: ManglikVerdict }>(await post(handler, '/dosha/manglik?as_of=2018-06-15', BIRTH));
  expect(birthday.dosha.cancellation_conditions.at(-1)!.met).toBe(true);
  const before = dataOf<{ dosha: ManglikVerdict }>(await post(handler, '/dosha/manglik?as_of=1980-01-01', BIRTH));
  expect(before.dosha.cancellation_conditions.at(-1)!.reason).toBe(
    'The age is not known. The birth of the partner is not given.',
  );
});

describe('readings', () => {
  test('with the 2nd house the Moon counts too', async () => {
    const dosha = await ask('&include_2nd=true');
    expect(dosha.reading).toMatchObject({ include_2nd: true, houses: [1, 2, 4, 7, 8, 12] });
    expect(dosha.from_moon).toEqual({ house: 2, counts: true, points: 25 });
  });

  test('a reading that is none of ours is refused', async () => {
    const { status } = await post(handler, '/dosha/manglik?include_2nd=maybe', BIRTH);
    expect(status).toBe(422);
  });
});

test('80 births: full, half or absent by the counts, and every cancellation is one of the fourteen', async () => {
  interface Expected {
    manglik: Record<'from_lagna' | 'from_moon' | 'from_venus', { present: boolean }>;
  }
  for (const { birth, expected } of golden<JyotishFile<Expected>>('jyotish/doshas').cases) {
    const dosha = await ask('', bodyOf(birth));
    const { from_lagna: lagna, from_moon: moon, from_venus: venus } = expected.manglik;
    expect([birth.id, dosha.present]).toEqual([birth.id, lagna.present]);
    const isShown = moon.present || venus.present;
    if (!lagna.present) expect([birth.id, dosha.level]).toEqual([birth.id, isShown ? 'partial' : 'none']);
    const met = dosha.cancellation_conditions.filter((condition) => condition.met);
    const counted = met.filter(({ effect }) => effect !== 'told');
    if (lagna.present) expect(dosha.cancellations.length).toBeGreaterThanOrEqual(counted.length);
    const isFull = met.some(({ effect }) => effect === 'full');
    expect([birth.id, dosha.status === 'cancelled']).toEqual([birth.id, lagna.present && isFull]);
  }
});
