import { expect, test } from '@jest/globals';
import { strongRajaYogas } from '../../../../lib/astro/judgement/career/careerSuccess.ts';
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

test('strong planets form strong raja yogas; yogas of the same planets count as one bond', () => {
  const rajaYogas = strongRajaYogas(areaContextOf(RAISED));
  expect(rajaYogas.length).toBeGreaterThan(0);
  const bonds = rajaYogas.map(({ planets }) => [...planets].sort().join());
  expect(new Set(bonds).size).toBe(bonds.length);
  expect(rajaYogas.every(({ strength }) => strength!.value >= 65)).toBe(true);
});
