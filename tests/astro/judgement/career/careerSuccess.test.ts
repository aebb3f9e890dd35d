import { expect, test } from '@jest/globals';
import {
  careerMethods,
  careerSuccess,
  METHOD_SHARES,
  rajaPoints,
} from '../../../../lib/astro/judgement/career/careerSuccess.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** Saturn, yogakaraka of Taurus, exalted with the Sun's and Mercury's lords far from him; Jupiter and Venus strong. */
const RAISED: Drawing = {
  Ascendant: 'Taurus',
  Saturn: 'Libra 20',
  Jupiter: 'Cancer 5',
  Venus: 'Pisces 27',
  Mercury: 'Virgo 10',
  Sun: 'Virgo 25',
  Moon: 'Taurus 2',
  Mars: 'Capricorn 28',
};

test.each<[string, Drawing]>([
  ['a plain chart', {}],
  ['a chart of strong planets', RAISED],
])('%s: 35, 25 and 40 percent of the methods, and five for each strong raja yoga up to three', (_, drawing) => {
  const context = areaContextOf(drawing);
  const methods = careerMethods(context);
  const { overall, rajaYogas } = careerSuccess(context, methods);
  const shares = METHOD_SHARES.map(
    ({ method, percent }) => Math.round((methods[method].success.value * percent) / 10) / 10,
  );
  const raised = 5 * Math.min(rajaYogas.length, 3);
  const sum = shares.reduce((total, share) => total + share, 0) + raised;
  expect(overall.value).toBeCloseTo(Math.min(sum, 100), 6);
  expect(METHOD_SHARES.map(({ percent }) => percent)).toEqual([35, 25, 40]);
});

test('strong planets form strong raja yogas; yogas of the same planets count as one bond', () => {
  const context = areaContextOf(RAISED);
  const { rajaYogas } = careerSuccess(context, careerMethods(context));
  expect(rajaYogas.length).toBeGreaterThan(0);
  const bonds = rajaYogas.map(({ planets }) => [...planets].sort().join());
  expect(new Set(bonds).size).toBe(bonds.length);
  expect(rajaYogas.every(({ strength }) => strength!.value >= 65)).toBe(true);
});

test('the fourth adds nothing', () => {
  expect([0, 1, 2, 3].map(rajaPoints)).toEqual([5, 5, 5, 0]);
});
