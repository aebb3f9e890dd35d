import { expect, test } from '@jest/globals';
import { moonSaturnBond, vishAffliction } from '../../../lib/astro/affliction/vish.ts';
import { chartOf } from '../../support/chartOf.ts';

test.each([
  ['Libra 15', { place: 1, orbDeg: 5 }],
  ['Sagittarius 12', { place: 3, orbDeg: 8 }],
  ['Aries 29', { place: 7, orbDeg: 9 }],
  ['Cancer 20', { place: 10, orbDeg: 0 }],
  ['Scorpio 0', null],
  ['Aquarius 20', null],
] as const)('Saturn at 20 Libra, the Moon at %s', (Moon, bond) => {
  expect(moonSaturnBond(chartOf({ Saturn: 'Libra 20', Moon }))).toEqual(bond);
});

test('Jupiter relieves by company and by aspect, the Moon by being full', () => {
  const met = (drawing: object) =>
    vishAffliction
      .examine(chartOf({ Moon: 'Libra 15', Saturn: 'Libra', ...drawing }), { ratios: null })
      .filter(({ effect, isMet }) => isMet && effect === 'weakens')
      .map(({ id }) => id);
  expect(met({ Jupiter: 'Libra' })).toEqual(['jupiter_on_moon']);
  expect(met({ Jupiter: 'Aquarius' })).toEqual(['jupiter_on_moon']);
  expect(met({ Jupiter: 'Virgo' })).toEqual([]);
  expect(met({ Sun: 'Aries 1' })).toEqual(['full_moon']);
});
