import { describe, expect, test } from '@jest/globals';
import {
  isHelping,
  otherPeriods,
  stillGood,
  type DayFacts,
  type DescribedTransit,
} from '../../../lib/texts/day/words.ts';

const at = (hour: number, minute = 0) =>
  `2026-09-25T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+05:30`;

describe('tara and Moon of other parts of the day', () => {
  const period = (start: string, end: string, tara: number, house: number, isAtNoon = false) => ({
    start,
    end,
    tara,
    house,
    is_at_noon: isAtNoon,
  });
  const facts = (periods: readonly ReturnType<typeof period>[], noon = periods.find((one) => one.is_at_noon)!) =>
    ({
      at: at(12),
      chandrabala: { house: noon.house },
      tarabala: { periods, tara: { number: noon.tara } },
    }) as unknown as DayFacts;
  const of = (...periods: ReturnType<typeof period>[]) =>
    otherPeriods(facts(periods)).map(({ isBefore, start }) => [start, isBefore]);

  test('are described before and after noon', () => {
    const [morning, noon, night] = [
      period(at(6), at(9), 2, 5),
      period(at(9), at(20), 3, 5, true),
      period(at(20), at(23), 3, 6),
    ];
    expect(of(morning, noon, night)).toEqual([
      [at(6), true],
      [at(20), false],
    ]);
  });

  test('say only what changes, seen from noon', () => {
    const periods = [
      period(at(6), at(8), 1, 4),
      period(at(8), at(10), 2, 4),
      period(at(10), at(13), 2, 5, true),
      period(at(13), at(20), 2, 6),
      period(at(20), at(23), 3, 6),
    ];
    const described = otherPeriods(facts(periods));
    expect(described.map(({ isHouseNew, isTaraNew }) => [isTaraNew, isHouseNew])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  test('are described where local time puts noon before sunrise', () => {
    const periods = [period(at(15), at(20), 3, 5), period(at(20), at(23), 3, 6)];
    const described = otherPeriods(facts(periods, period(at(9), at(15), 2, 5)));
    expect(described.map(({ isBefore, isHouseNew, isTaraNew }) => [isBefore, isTaraNew, isHouseNew])).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
  });

  test('shorter than an hour, or no other than at noon, they are not', () => {
    expect(of(period(at(6), at(6, 59), 2, 5), period(at(6, 59), at(23), 3, 5, true))).toEqual([]);
    expect(of(period(at(6), at(7), 2, 5), period(at(7), at(23), 3, 5, true))).toHaveLength(1);
    // The bright half gives way to the dark one.
    expect(of(period(at(6), at(9), 3, 5), period(at(9), at(23), 3, 5, true))).toEqual([]);
  });
});

test('a passage helps from the middle on, and is carried by five bindus', () => {
  const passage = (score: number, bindus: number | null) =>
    ({ effect: { score }, bindus }) as unknown as DescribedTransit;
  expect([49.9, 50].map((score) => isHelping(passage(score, 4)))).toEqual([false, true]);
  expect([4, 5, null].map((bindus) => stillGood(passage(55, bindus)))).toEqual([false, true, false]);
  expect(stillGood(passage(49, 8))).toBe(false);
});
