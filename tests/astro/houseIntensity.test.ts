import { describe, expect, test } from '@jest/globals';
import { houseIntensity, INTENSITY_SOURCE, madhyaDeg } from '../../lib/astro/houseIntensity.ts';
import { citation } from '../../lib/astro/source.ts';
import { chartOf, type Drawing } from '../support/chartOf.ts';

function intensityOf(Ascendant: NonNullable<Drawing['Ascendant']>, Mars: NonNullable<Drawing['Mars']>) {
  const chart = chartOf({ Ascendant, Mars });
  return houseIntensity(chart, chart.planets.Mars);
}

describe('each boundary, worked by hand', () => {
  /**
   * 100 - 4d up to 5; 80 - (d - 5) 30/7 up to 12; 50 - (d - 12) 35/8 up to 20; then 15. Within 2 degrees of a border what
   * is not madhya is sandhi, and there d below 12 counts as 12.
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
    [1, 4, 'Aries 25', 'Cancer 29', 'madhya', 84],
    [0.5, 5, 'Aries 5.5', 'Cancer 0.5', 'madhya', 80],
    [2, 7, 'Aries 21', 'Cancer 28', 'sandhi', 50],
    [2.0000001, 7.0000001, 'Aries 9.0000002', 'Cancer 2.0000001', 'middle', 71.428571],
    [1, 9, 'Aries 20', 'Cancer 29', 'sandhi', 50],
    [0, 8, 'Aries 8', 'Cancer 0', 'sandhi', 50],
    [1, 14, 'Aries 15', 'Cancer 29', 'sandhi', 41.25],
  ] as const)(
    '%d degrees from the border, %d from the madhya',
    (borderDeg, distanceDeg, ascendant, mars, zone, percent) => {
      const found = intensityOf(ascendant, mars);
      expect(found).toMatchObject({ zone, distanceDeg, borderDistanceDeg: borderDeg });
      expect(found.percent).toBeCloseTo(percent, 6);
    },
  );
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
  expect(intensityOf('Aries 15', 'Cancer 11.5').reason).toBe(
    '3.50 degrees from the madhya at 15.00, within 5: full results',
  );
  expect(intensityOf('Aries 15', 'Cancer 23.5').reason).toBe(
    '8.50 degrees from the madhya at 15.00, between 5 and 12: moderate results',
  );
  expect(intensityOf('Aries 6', 'Cancer 22').reason).toBe(
    '16.00 degrees from the madhya at 6.00, more than 12: weak results',
  );
  expect(intensityOf('Aries 20', 'Cancer 29').reason).toBe(
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
