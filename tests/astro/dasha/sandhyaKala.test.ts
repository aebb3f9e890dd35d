/** Sandhya-kala dasha: the worked example of the rules, parts of the day by hand, and the law of 120 years. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  birthDayPart,
  DAY_PARTS,
  kaalaPeriods,
  kaalaSubPeriods,
  kaalaTurns,
  pastGhatikas,
  unitYears,
  type BirthDay,
  type DayPartId,
} from '../../../lib/astro/dasha/sandhyaKala.ts';
import { turnYears } from '../../../lib/astro/dasha/sign.ts';
import { golden } from '../../support/golden.ts';

const { kaalaExample: example } = golden<{
  kaalaExample: { period: string; pastGhatikas: number; years: Record<string, number> };
}>('reference_chart');

test('the worked example: the day, 8.25 ghatikas past', () => {
  const turns = kaalaTurns(example.period.toLowerCase() as DayPartId, example.pastGhatikas);
  const first = Object.fromEntries(turns.slice(0, 9).map(({ lord, years }) => [lord, Math.round(years * 1e9) / 1e9]));
  expect(first).toEqual(example.years);
  expect(turnYears(turns.slice(0, 9))).toBeCloseTo(49.5, 9);
  expect(turns[9]).toMatchObject({ lord: 'Sun' });
  expect(turns[9]!.years).toBeCloseTo(1.566667, 6);
});

test('the worked example: the dawn, 3.5 ghatikas past', () => {
  expect(unitYears('khanda', 3.5)).toBeCloseTo(0.933333, 6);
  expect(turnYears(kaalaTurns('khanda', 3.5).slice(0, 9))).toBeCloseTo(42, 9);
});

const hours = (value: number) => value / 24;
/** Sunrise at 6, sunset at 18 hours, every day. */
const EQUAL: BirthDay = {
  previousSunsetJdUT: hours(-6),
  sunriseJdUT: hours(6),
  sunsetJdUT: hours(18),
  nextSunriseJdUT: hours(30),
  nextSunsetJdUT: hours(42),
};
const partAt = (hour: number, day = EQUAL) => {
  const part = birthDayPart(hours(hour), day);
  const rounded = (value: number) => Math.round(value * 24 * 1e6) / 1e6;
  return [part.id, rounded(part.startJdUT), rounded(part.endJdUT)];
};

describe('parts of a day', () => {
  test.each<[number, DayPartId, number, number]>([
    [6, 'khanda', 4, 8],
    [7.99, 'khanda', 4, 8],
    [8, 'mugdha', 8, 16],
    [16, 'sudha', 16, 20],
    [18, 'sudha', 16, 20],
    [20, 'poorna', 20, 28],
    [28, 'khanda', 28, 32],
    [29.99, 'khanda', 28, 32],
  ])('%d hours: %s, from %d to %d', (hour, id, from, to) => {
    expect(partAt(hour)).toEqual([id, from, to]);
  });

  test('with 12 hours of light and dark a ghatika is 24 minutes, by share and by clock', () => {
    for (const hour of [6.5, 10, 17, 23, 29]) {
      const part = birthDayPart(hours(hour), EQUAL);
      expect(pastGhatikas(part, hours(hour))).toBeCloseTo(pastGhatikas(part, hours(hour), 'clock'), 9);
    }
    expect(pastGhatikas(birthDayPart(hours(10), EQUAL), hours(10))).toBeCloseTo(5, 9);
  });

  test('a short night has twilights of a sixth of it', () => {
    // Sunset at 21, sunrise at 3: six hours of night, twilights of one hour inside it, two hours in the day.
    const summer: BirthDay = {
      previousSunsetJdUT: hours(-3),
      sunriseJdUT: hours(3),
      sunsetJdUT: hours(21),
      nextSunriseJdUT: hours(27),
      nextSunsetJdUT: hours(45),
    };
    expect(partAt(4, summer)).toEqual(['khanda', 2, 5]);
    expect(partAt(21.5, summer)).toEqual(['sudha', 19, 22]);
    expect(partAt(23, summer)).toEqual(['poorna', 22, 26]);
    expect(partAt(26.5, summer)).toEqual(['khanda', 26, 29]);
    // The middle of the day by share; by the clock the part holds no more than its twenty ghatikas.
    const noon = birthDayPart(hours(12), summer);
    expect(pastGhatikas(noon, hours(12))).toBeCloseTo(10, 9);
    expect(pastGhatikas(noon, hours(18), 'clock')).toBe(20);
  });
});

test('both rounds are 120 years and touch; parts tile each period by 1 to 9', () => {
  const birthsOf = (id: DayPartId) =>
    fc.integer({ min: 1, max: DAY_PARTS[id].ghatikas * 1e5 }).map((steps) => steps / 1e5);
  for (const id of Object.keys(DAY_PARTS) as DayPartId[]) {
    fc.assert(
      fc.property(birthsOf(id), (past) => {
        const turns = kaalaTurns(id, past);
        expect(turnYears(turns)).toBeCloseTo(120, 9);
        const periods = kaalaPeriods(turns, 2451545, 365.25);
        expect(periods[0]!.startJdUT).toBe(2451545);
        expect(periods.at(-1)!.endJdUT).toBeCloseTo(2451545 + 120 * 365.25, 4);
        const touch = periods.slice(1).every(({ startJdUT }, i) => startJdUT === periods[i]!.endJdUT);
        expect(touch).toBe(true);
        const parts = kaalaSubPeriods(periods[0]!);
        expect(parts.at(-1)!.endJdUT).toBe(periods[0]!.endJdUT);
        expect(parts.map(({ years }) => (years / periods[0]!.years) * 45)).toEqual(
          [1, 2, 3, 4, 5, 6, 7, 8, 9].map((serial) => expect.closeTo(serial, 9)),
        );
      }),
      { numRuns: 30 },
    );
  }
});

test('at the very beginning of a part only the second round has length', () => {
  const periods = kaalaPeriods(kaalaTurns('mugdha', 0), 2451545, 365.25);
  // All of its 20 ghatikas are left: 20 x 2 / 15 years for the Sun.
  expect([periods.length, periods[0]!.lord]).toEqual([9, 'Sun']);
  expect(periods[0]!.years).toBeCloseTo(40 / 15, 12);
});
