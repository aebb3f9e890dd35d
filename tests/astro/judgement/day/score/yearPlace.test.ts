/** The place of a day in its year, drawn and over the year of births. */
import { describe, expect, test } from '@jest/globals';
import {
  percentileInYear,
  rankPercentile,
  relativeClass,
  sampledDays,
} from '../../../../../lib/astro/judgement/day/score/yearPlace.ts';
import { jdFromDate } from '../../../../../lib/astro/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { scoredDays } from '../../../../support/dayScore.ts';
import { bodyOf, golden, type JyotishFile } from '../../../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));

describe('sampled days', () => {
  const FIRST = jdFromDate(2027, 1, 1);
  const sampled = sampledDays(FIRST, FIRST + 364, 77.2, ephemeris.coverage);

  test('are every fourth, from six to six by local mean time, half a year to either side', () => {
    expect(sampled.length).toBeGreaterThanOrEqual(182);
    expect(sampled.length).toBeLessThanOrEqual(183);
    for (const [i, { endJdUT, startJdUT }] of sampled.entries()) {
      expect(endJdUT - startJdUT).toBeCloseTo(1, 9);
      // Six in the morning of 77.2 degrees east is 0:51:12 UT.
      expect((startJdUT + 0.5) % 1).toBeCloseTo(0.25 - 77.2 / 360, 6);
      if (i > 0) expect(startJdUT - sampled[i - 1]!.startJdUT).toBeCloseTo(4, 6);
    }
  });

  test('have the weekday of their local date', () => {
    // 3 January 2027 was a Sunday.
    const sunday = jdFromDate(2027, 1, 3);
    for (const { startJdUT, varaIndex } of sampled) {
      const days = Math.round(startJdUT + 77.2 / 360 - 0.25 - sunday);
      expect(varaIndex).toBe(((days % 7) + 7) % 7);
    }
  });

  test('are the same for a day in whatever list it is asked', () => {
    const alone = sampledDays(FIRST + 30, FIRST + 30, 77.2, ephemeris.coverage);
    const starts = new Set(sampled.map(({ startJdUT }) => startJdUT));
    expect(alone.every(({ startJdUT }) => starts.has(startJdUT))).toBe(true);
    expect(alone.length).toBeGreaterThanOrEqual(91);
  });

  test('stop at the ends of the ephemeris', () => {
    const { endJdTT } = ephemeris.coverage;
    const last = sampledDays(jdFromDate(2400, 12, 31), jdFromDate(2400, 12, 31), 0, ephemeris.coverage);
    expect(last.every(({ endJdUT }) => endJdUT < endJdTT - 3)).toBe(true);
  });
});

describe('the place', () => {
  const year = [10, 20, 20, 30].map((value, i) => ({ startJdUT: 100 + i, value }));

  test('is the share of lower days, equal ones by half, of those within half a year', () => {
    expect([5, 10, 20, 25, 40].map((value) => percentileInYear(100, value, year))).toEqual([0, 13, 50, 75, 100]);
    expect(percentileInYear(100, 25, [...year, { startJdUT: 283, value: 1 }])).toBe(75);
    expect(percentileInYear(100, 25, [])).toBe(50);
  });

  test('has a class, which closed times bound, and ranks no higher than it', () => {
    expect([90, 89, 65, 64, 35, 34, 10, 9].map((place) => relativeClass(place, null))).toEqual([
      'best',
      'good',
      'good',
      'normal',
      'normal',
      'avoid',
      'avoid',
      'danger',
    ]);
    const cap = { id: 'chandrashtama', atMost: 'normal' } as const;
    expect([95, 50, 5].map((place) => relativeClass(place, cap))).toEqual(['normal', 'normal', 'danger']);
    expect([95, 50].map((place) => rankPercentile(place, cap))).toEqual([64, 50]);
    expect(rankPercentile(95, { atMost: 'good' })).toBe(89);
    expect(rankPercentile(95, null)).toBe(95);
  });
});

test('over the year of eight births the best are 5 to 20 % of the days, and Chandrashtama is normal at most', () => {
  const shares: number[] = [];
  const above: string[] = [];
  for (const [i, body] of births.slice(0, 8).entries()) {
    const days = scoredDays(body, `${2024 + i}-01-01`, `${2024 + i}-12-31`);
    const classes = days.map(({ judged, percentile }) => relativeClass(percentile, judged.score.cap));
    shares.push(classes.filter((one) => one === 'best').length / days.length);
    for (const [k, { date, judged }] of days.entries()) {
      const { class: own, closures } = judged.score;
      if (!closures.some(({ id }) => id === 'chandrashtama')) continue;
      if ([own, classes[k]!].some((one) => one === 'best' || one === 'good')) above.push(date);
    }
  }
  expect(Math.min(...shares)).toBeGreaterThan(0.05);
  expect(Math.max(...shares)).toBeLessThan(0.2);
  expect(above).toEqual([]);
});
