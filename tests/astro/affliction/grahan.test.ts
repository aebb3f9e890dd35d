import { describe, expect, test } from '@jest/globals';
import {
  eclipses,
  grahanAffliction,
  isTrueEclipsePossible,
  navamsaEclipses,
} from '../../../lib/astro/affliction/grahan.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

test('lists each luminary with its node, in the sign and in the navamsa', () => {
  const chart = chartOf({ Sun: 'Leo 2', Moon: 'Aquarius 20', Rahu: 'Leo 5' });
  expect(eclipses(chart)).toEqual([
    { planet: 'Sun', node: 'Rahu', orbDeg: 3 },
    { planet: 'Moon', node: 'Ketu', orbDeg: 15 },
  ]);
  // Navamsas: Sun Aries, Moon Aries, Rahu Taurus, Ketu Scorpio.
  expect(navamsaEclipses(chart)).toEqual([]);
  expect(navamsaEclipses(chartOf({ Sun: 'Leo 2', Moon: 'Aquarius 20', Rahu: 'Aries 1' }))).toEqual([
    { planet: 'Sun', node: 'Rahu' },
    { planet: 'Moon', node: 'Rahu' },
  ]);
});

describe('an eclipse of the sky needs new or full Moon, and the luminary near its node', () => {
  const isPossible = (drawing: Drawing) => {
    const chart = chartOf(drawing);
    return eclipses(chart).some((eclipse) => isTrueEclipsePossible(chart, eclipse));
  };

  test('of the Sun: 15 degrees from the node, 12 from the Moon', () => {
    expect(isPossible({ Sun: 'Leo 5', Rahu: 'Leo 20', Moon: 'Leo 17' })).toBe(true);
    expect(isPossible({ Sun: 'Leo 5', Rahu: 'Leo 20.1', Moon: 'Leo 8' })).toBe(false);
    expect(isPossible({ Sun: 'Leo 5', Rahu: 'Leo 20', Moon: 'Leo 17.1' })).toBe(false);
  });

  test('of the Moon: 12 degrees from the node, 12 from the place opposite the Sun', () => {
    expect(isPossible({ Sun: 'Aquarius 10', Moon: 'Leo 8', Rahu: 'Leo 20' })).toBe(true);
    expect(isPossible({ Sun: 'Aquarius 10', Moon: 'Leo 7.9', Rahu: 'Leo 20' })).toBe(false);
    expect(isPossible({ Sun: 'Taurus 10', Moon: 'Leo 10', Rahu: 'Leo 20' })).toBe(false);
    expect(isPossible({ Sun: 'Aquarius 10', Moon: 'Leo 22', Rahu: 'Leo 20' })).toBe(true);
    expect(isPossible({ Sun: 'Aquarius 10', Moon: 'Leo 22.1', Rahu: 'Leo 20' })).toBe(false);
  });
});

const examined = (chart: Chart) => grahanAffliction.examine(chart, { ratios: null });

test('where nothing is eclipsed nothing is relieved', () => {
  expect(examined(chartOf({})).filter(({ effect, isMet }) => isMet && effect !== 'told')).toEqual([]);
});

test('one luminary near a node is enough for close', () => {
  const chart = chartOf({ Sun: 'Gemini 5', Moon: 'Sagittarius 28', Rahu: 'Gemini 6' });
  const close = examined(chart).find(({ id }) => id === 'close')!;
  expect(close).toMatchObject({ isMet: true, observed: { orbs_deg: [1, 22] } });
});
