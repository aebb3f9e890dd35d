import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { elementAngleDeg, elementAt, PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { KARANAS, NITYA_YOGAS } from '../../../lib/astro/tables/panchang.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

const { karana, nakshatra, tithi, yoga } = PANCHANG_ELEMENTS;

interface Expected {
  tithi: number;
  karana: number;
  karana_name: string;
  yoga: number;
  yoga_name: string;
  nakshatra: number;
  moon_minus_sun: number;
}

test.each(golden<JyotishFile<Expected>>('jyotish/birth-panchang').cases)('$birth.id', ({ birth, expected }) => {
  const { Moon, Sun } = goldenChart(birth.id).planets;
  const numberOf = (element: typeof tithi | typeof nakshatra | typeof yoga | typeof karana) =>
    elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg).number;
  expect([tithi, nakshatra, yoga, karana].map(numberOf)).toEqual([
    expected.tithi,
    expected.nakshatra,
    expected.yoga,
    expected.karana,
  ]);
  expect(KARANAS[numberOf(karana) - 1]!.name).toBe(expected.karana_name);
  // The reference writes the 18th, वरीयान्, with the ending of its stem.
  expect(NITYA_YOGAS[numberOf(yoga) - 1]!.name).toBe(expected.yoga_name.replace('Variyana', 'Variyan'));
  expect(elementAngleDeg(tithi, Sun.longitudeDeg, Moon.longitudeDeg)).toBeCloseTo(expected.moon_minus_sun, 5);
});

describe('worked by hand', () => {
  test('Sun at 350, Moon at 10: 20 degrees apart', () => {
    // 20 / 12 = 1 2/3; 10 / 13 1/3 = 0.75; sum 0; 20 / 6 = 3 1/3.
    const parts = [tithi, nakshatra, yoga, karana].map((element) => elementAt(element, 350, 10));
    expect(parts.map(({ number }) => number)).toEqual([2, 1, 1, 4]);
    const fractions = parts.map(({ elapsedFraction }) => elapsedFraction);
    [2 / 3, 0.75, 0, 1 / 3].forEach((want, i) => {
      expect(fractions[i]).toBeCloseTo(want, 9);
    });
  });

  test.each([
    [0, 1, 1],
    [6, 1, 2],
    [11.9999999, 1, 2],
    [12, 2, 3],
    [168, 15, 29],
    [180, 16, 31],
    [342, 29, 58],
    [348, 30, 59],
    [359.9999999, 30, 60],
  ])(
    '%d degrees apart: tithi %d, karana %d; a boundary belongs to the later one',
    (moonDeg, tithiNumber, karanaNumber) => {
      expect(elementAt(tithi, 0, moonDeg).number).toBe(tithiNumber);
      expect(elementAt(karana, 0, moonDeg).number).toBe(karanaNumber);
    },
  );
});

test('number and elapsed fraction give the angle back', () => {
  const longitude = fc.nat(360e7 - 1).map((steps) => steps / 1e7);
  fc.assert(
    fc.property(longitude, longitude, fc.constantFrom(tithi, nakshatra, yoga, karana), (sunDeg, moonDeg, element) => {
      const { number, elapsedFraction } = elementAt(element, sunDeg, moonDeg);
      expect(elapsedFraction).toBeGreaterThanOrEqual(0);
      expect(elapsedFraction).toBeLessThan(1);
      const angleDeg = ((number - 1 + elapsedFraction) * 360) / element.parts;
      expect(angleDeg).toBeCloseTo(elementAngleDeg(element, sunDeg, moonDeg), 7);
    }),
  );
});
