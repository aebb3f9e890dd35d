import { describe, expect, test } from '@jest/globals';
import { wrap180 } from '../../lib/astro/angle.ts';
import { crossings, extremum, findCrossing, type Curve } from '../../lib/astro/search.ts';

function counted(f: Curve): { f: Curve; calls: () => number } {
  let calls = 0;
  return {
    f: (x) => {
      calls += 1;
      return f(x);
    },
    calls: () => calls,
  };
}

const zerosOf = (f: Curve, start: number, end: number, step: number) => [...crossings(f, start, end, step, 1e-10)];

describe('findCrossing', () => {
  test.each<[string, Curve, number, number, number]>([
    ['cos x = x', (x) => Math.cos(x) - x, 0, 1, 0.7390851332151607],
    ['x^3 = 2', (x) => x ** 3 - 2, 0, 2, Math.cbrt(2)],
    ['falling', (x) => 2 - x ** 3, 0, 2, Math.cbrt(2)],
    ['with a flat foot, (x - 1)^3', (x) => (x - 1) ** 3, -3, 7, 1],
    ['a step', (x) => (x < Math.PI ? -1 : 1), 0, 10, Math.PI],
    ['at the left end', (x) => x, 0, 1, 0],
    ['at the right end', (x) => x - 1, 0, 1, 1],
  ])('%s', (_, f, a, b, zero) => {
    expect(Math.abs(findCrossing(f, a, b, 1e-10) - zero)).toBeLessThan(1e-10);
    expect(Math.abs(findCrossing(f, b, a, 1e-10) - zero)).toBeLessThan(1e-10);
  });

  test('needs few looks at a smooth curve, and not many at any', () => {
    const smooth = counted((x) => Math.sin(x) - 0.3);
    findCrossing(smooth.f, 0, 1, 1e-12);
    expect(smooth.calls()).toBeLessThan(11);
    const step = counted((x) => (x < Math.PI ? -1 : 1));
    findCrossing(step.f, 0, 10, 1e-9);
    expect(step.calls()).toBeLessThan(40);
  });

  test('ends although a Julian day cannot be split further', () => {
    const jd = 2460000.123456789;
    expect(Math.abs(findCrossing((x) => x - jd, 2460000, 2460001, 0) - jd)).toBeLessThan(1e-9);
  });
});

describe('crossings', () => {
  test('of a sine: every multiple of pi, up and down in turn', () => {
    const found = zerosOf(Math.sin, 0.5, 20, 0.9);
    expect(found.map(({ isRising }) => isRising)).toEqual([false, true, false, true, false, true]);
    found.forEach(({ x }, index) => expect(x).toBeCloseTo((index + 1) * Math.PI, 9));
  });

  test('of a difference of longitudes: its zero, not its wrap', () => {
    // 13 degrees a day, 100 degrees at the start: 0 after 260 / 13 = 20 days; wraps after 80 / 13 days.
    const found = zerosOf((day) => wrap180(100 + 13 * day), 0, 27, 1);
    expect(found).toHaveLength(1);
    expect(found[0]!.isRising).toBe(true);
    expect(found[0]!.x).toBeCloseTo(20, 9);
  });

  test.each([0.001, 0.1, 0.34, 0.5, 0.67, 0.9, 0.999])('finds two within a step, %d into it', (phase) => {
    // Highest at x = 3 + phase and 0.0004 above zero there: zeros 0.02 to either side.
    const found = zerosOf((x) => 0.0004 - (x - 3 - phase) ** 2, 0, 10, 1);
    expect(found.map(({ isRising }) => isRising)).toEqual([true, false]);
    expect(found[0]!.x).toBeCloseTo(2.98 + phase, 8);
    expect(found[1]!.x).toBeCloseTo(3.02 + phase, 8);
  });

  test('finds two within a step from above, at both ends of the span', () => {
    const dip = (at: number) => (x: number) => (x - at) ** 2 - 0.0004;
    expect(zerosOf(dip(0.5), 0, 10, 1)).toHaveLength(2);
    expect(zerosOf(dip(9.5), 0, 10, 1)).toHaveLength(2);
    expect(zerosOf(dip(-0.01), 0, 10, 1).map(({ isRising }) => isRising)).toEqual([true]);
    expect(zerosOf(dip(10.01), 0, 10, 1).map(({ isRising }) => isRising)).toEqual([false]);
  });

  test('finds none where the curve turns back before zero', () => {
    expect(zerosOf((x) => -0.0001 - (x - 3.3) ** 2, 0, 10, 1)).toEqual([]);
    expect(zerosOf(() => 0, 0, 10, 1)).toEqual([]);
  });

  test('reports neither a touch of zero nor the end, and reports the start', () => {
    expect(zerosOf((x) => x - 2, 2, 5, 1).map(({ x }) => x)).toEqual([2]);
    expect(zerosOf((x) => x - 5, 2, 5, 1)).toEqual([]);
  });

  test('searches no further than requested', () => {
    const curve = counted(Math.sin);
    const first = crossings(curve.f, 3, 1e9, 0.5, 1e-9).next();
    expect(first.value).toMatchObject({ isRising: false });
    expect(curve.calls()).toBeLessThan(20);
  });
});

describe('extremum', () => {
  test('highest', () => expect(extremum(Math.sin, 1, 2, 'maximum', 1e-6)).toBeCloseTo(Math.PI / 2, 5));
  test('lowest', () => expect(extremum(Math.cos, 2, 5, 'minimum', 1e-6)).toBeCloseTo(Math.PI, 5));
});
