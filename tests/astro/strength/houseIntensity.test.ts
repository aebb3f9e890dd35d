import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { houseIntensity, INTENSITY_SOURCE, madhyaDeg } from '../../../lib/astro/strength/houseIntensity.ts';
import { say } from '../../../lib/words/say.ts';
import { STRENGTH } from '../../../lib/words/subjects/strength.ts';
import { citation } from '../../../lib/astro/source.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

function intensityOf(Ascendant: NonNullable<Drawing['Ascendant']>, Mars: NonNullable<Drawing['Mars']>) {
  const chart = chartOf({ Ascendant, Mars });
  return houseIntensity(chart, chart.planets.Mars);
}

describe('each boundary, worked by hand', () => {
  /**
   * 100 - 4d up to 5; 80 - (d - 5) 30/7 up to 12; 50 - (d - 12) 35/8 up to 20; then 15. In the last 2 degrees b before the
   * border it falls from what it had there, p, to 15: 15 + (p - 15) b/2; beyond 5 from the madhya p is at most 50. A
   * madhya itself so near, at b0, has 15 + 85 b/b0 on that side.
   */
  test.each([
    [0, 'Aries 15', 'Cancer 15', 'madhya', 100],
    [3.5, 'Aries 15', 'Cancer 11.5', 'madhya', 86],
    [5, 'Aries 15', 'Cancer 10', 'madhya', 80],
    [5.0000007, 'Aries 15', 'Cancer 20.0000007', 'middle', 79.999997],
    [8.5, 'Aries 15', 'Cancer 23.5', 'middle', 65],
    [12, 'Aries 15', 'Cancer 27', 'middle', 50],
    [12.0000008, 'Aries 15', 'Cancer 27.0000008', 'sandhi', 49.9999965],
    [16, 'Aries 6', 'Cancer 22', 'sandhi', 32.5],
    [20, 'Aries 4', 'Cancer 24', 'sandhi', 15],
    [25, 'Aries 2', 'Cancer 27', 'sandhi', 15],
    [29.5, 'Aries 0', 'Cancer 29.5', 'sandhi', 15],
  ] as const)('%d degrees from the madhya', (distanceDeg, ascendant, mars, zone, percent) => {
    const found = intensityOf(ascendant, mars);
    expect(found).toMatchObject({ house: 4, zone, distanceDeg });
    expect(found.percent).toBeCloseTo(percent, 7);
  });

  test.each([
    // 3 from the madhya at the edge: 88, so 15 + 73/2; 4.5: 82; 3.5: 86, so 15 + 71/4; 9.16: 62.17, at most 50.
    [1, 4, 'Aries 25', 'Cancer 29', 'middle', 51.5],
    [0.5, 5, 'Aries 5.5', 'Cancer 0.5', 'sandhi', 32.75],
    [1.5, 5, 'Aries 6.5', 'Cancer 1.5', 'middle', 65.25],
    [2, 5, 'Aries 23', 'Cancer 28', 'madhya', 80],
    [2, 7, 'Aries 21', 'Cancer 28', 'sandhi', 50],
    [2.0000001, 7.0000001, 'Aries 9.0000002', 'Cancer 2.0000001', 'middle', 71.428571],
    [1, 9, 'Aries 20', 'Cancer 29', 'sandhi', 32.5],
    [0, 8, 'Aries 8', 'Cancer 0', 'sandhi', 15],
    [0.23, 10.93, 'Aries 11.16', 'Cancer 0.23', 'sandhi', 19.025],
    // 13 at the edge: 45.625.
    [1, 14, 'Aries 15', 'Cancer 29', 'sandhi', 30.3125],
    [1, 24, 'Aries 5', 'Cancer 29', 'sandhi', 15],
    // Beyond 20 from the madhya it has fallen to 15 already.
    [0.5, 20.5, 'Aries 9', 'Cancer 29.5', 'sandhi', 15],
    [1, 0, 'Aries 29', 'Cancer 29', 'madhya', 100],
    [0.9, 0.1, 'Aries 29', 'Cancer 29.1', 'madhya', 91.5],
    [0.5, 0.5, 'Aries 29', 'Cancer 29.5', 'middle', 57.5],
    [0.25, 0.75, 'Aries 29', 'Cancer 29.75', 'sandhi', 36.25],
    [0, 0, 'Aries 0', 'Cancer 0', 'madhya', 100],
    [1.5, 0.5, 'Aries 1', 'Cancer 1.5', 'madhya', 98],
  ] as const)(
    '%d degrees from the border, %d from the madhya',
    (borderDeg, distanceDeg, ascendant, mars, zone, percent) => {
      const found = intensityOf(ascendant, mars);
      expect(found).toMatchObject({ zone, distanceDeg, borderDistanceDeg: borderDeg });
      expect(found.percent).toBeCloseTo(percent, 6);
    },
  );
});

const degree = fc.integer({ min: 0, max: 299_999 }).map((x) => x / 10_000);

test('on either side of the madhya the planet nearer to the border never has more', () => {
  fc.assert(
    fc.property(degree, degree, degree, (madhya, one, other) => {
      fc.pre(one < madhya === other < madhya);
      const [near, far] = Math.abs(one - madhya) > Math.abs(other - madhya) ? [one, other] : [other, one];
      const percentOf = (at: number) => intensityOf(`Aries ${madhya}`, `Cancer ${at}`).percent;
      expect(percentOf(near)).toBeLessThanOrEqual(percentOf(far));
    }),
    { numRuns: 2000, seed: 312 },
  );
});

test('the least stands at the border and the most at the madhya, wherever that is', () => {
  fc.assert(
    fc.property(degree, (madhya) => {
      const percentOf = (at: number) => intensityOf(`Aries ${madhya}`, `Cancer ${at}`).percent;
      expect(percentOf(madhya)).toBe(100);
      if (madhya > 0) expect(percentOf(0)).toBe(15);
      if (madhya < 29.9) expect(percentOf(29.9999999)).toBeCloseTo(15, 3);
    }),
    { numRuns: 300, seed: 313 },
  );
});

test('Delhi 1990-06-15 13:10: the Sun at the border has less than Venus, farther from the madhya', () => {
  // Madhya 11.16; the Sun 0.23 after the border, Venus 13.68 from the madhya.
  const [sun, venus] = [0.23, 24.84].map((at) => intensityOf('Leo 11.16', `Cancer ${at}`).percent) as [number, number];
  expect(venus).toBeCloseTo(42.65, 2);
  expect(sun).toBeLessThan(venus / 2);
});

test('a planet in the sign before or behind stays in that house, however near the ascendant', () => {
  // 2 degrees apart across the border, but 28 from the madhya of the 12th.
  expect(intensityOf('Aries 1', 'Pisces 29')).toMatchObject({
    house: 12,
    zone: 'sandhi',
    distanceDeg: 28,
    percent: 15,
  });
});

test('the reason names the numbers', () => {
  const reasonOf = (...drawn: Parameters<typeof intensityOf>) => say(STRENGTH, intensityOf(...drawn).reason, 'en');
  expect(reasonOf('Aries 15', 'Cancer 11.5')).toBe('3.50 degrees from the madhya at 15.00, within 5: full results');
  expect(reasonOf('Aries 15', 'Cancer 23.5')).toBe(
    '8.50 degrees from the madhya at 15.00, between 5 and 12: moderate results',
  );
  expect(reasonOf('Aries 6', 'Cancer 22')).toBe('16.00 degrees from the madhya at 6.00, more than 12: weak results');
  expect(reasonOf('Aries 20', 'Cancer 29')).toBe(
    '9.00 degrees from the madhya at 20.00, but 1.00 from the border of the sign, within 2: weak results',
  );
});

test('the madhya of every house is the degree of the ascendant', () => {
  const chart = chartOf({ Ascendant: 'Scorpio 12.3456789' });
  expect([1, 2, 3, 6, 12].map((house) => madhyaDeg(chart, house))).toEqual([
    222.3456789, 252.3456789, 282.3456789, 12.3456789, 192.3456789,
  ]);
  expect(citation(INTENSITY_SOURCE)).toContain('Sripati');
});
