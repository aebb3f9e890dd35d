import { describe, expect, test } from '@jest/globals';
import { isInSandhi, mahadashaChange, touchesSandhi } from '../../../lib/astro/dasha/dashaChange.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { periodOf } from '../../support/dashaContext.ts';

/** 1000 days from Julian day 2451545: the last tenth begins at 2452445. */
const change = mahadashaChange(periodOf(1, 'Mars'), 'Rahu');

describe('the last tenth of a mahadasha', () => {
  test.each([
    [2452444.999, false],
    [2452445, true],
    [2452544.999, true],
    [2452545, false],
  ])('at %d: %s', (jdUT, isIn) => {
    expect(isInSandhi(change, jdUT)).toBe(isIn);
  });

  test.each([
    [2452400, 2452445, false],
    [2452400, 2452445.001, true],
    [2452500, 2452545, true],
    [2452545, 2452600, false],
  ])('a part from %d to %d: %s', (startJdUT, endJdUT, isTouched) => {
    expect(touchesSandhi(change, { level: 2, startJdUT, endJdUT, years: 0 })).toBe(isTouched);
  });
});

test.each<[Planet, Planet, boolean]>([
  ['Mars', 'Rahu', true],
  ['Rahu', 'Jupiter', true],
  ['Venus', 'Sun', true],
  ['Jupiter', 'Saturn', false],
  ['Sun', 'Moon', false],
])('from %s to %s a sharper change: %s', (from, to, isChhidra) => {
  expect(mahadashaChange(periodOf(1, from), to).isChhidra).toBe(isChhidra);
});
