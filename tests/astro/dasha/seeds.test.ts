import { describe, expect, test } from '@jest/globals';
import { balanceAtBirth } from '../../../lib/astro/dasha/nakshatra.ts';
import { seedLongitudeDeg, VIMSHOTTARI_SEEDS } from '../../../lib/astro/dasha/seeds.ts';
import { starAt } from '../../../lib/astro/dasha/starCount.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { moreDashaCases } from '../../support/moreDashas.ts';

describe.each(moreDashaCases)('$birth.id', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);

  test('lords and balances of every start', () => {
    const given = Object.entries(expected.vimshottari_seeds);
    expect(given.map(([id]) => id)).toEqual(VIMSHOTTARI_SEEDS.filter((seed) => seed !== 'sun'));
    for (const [id, { balance_years: balance, first_lord: lord, star }] of given) {
      const deg = seedLongitudeDeg(chart, id as (typeof VIMSHOTTARI_SEEDS)[number]);
      const found = balanceAtBirth(vimshottari, deg);
      expect([starAt(deg, false).index + 1, found.lord]).toEqual([star, lord]);
      expect(found.years).toBeCloseTo(balance, 4);
    }
  });
});

test('from the Sun', () => {
  // 10 Leo is Magha, three quarters of it: a quarter of the seven years of Ketu is left.
  const deg = seedLongitudeDeg(chartOf({ Sun: 'Leo 10', Moon: 'Aries' }), 'sun');
  expect(balanceAtBirth(vimshottari, deg)).toEqual({ lord: 'Ketu', years: 1.75 });
});

test('a Moon at the beginning of a star begins the fourth, fifth and eighth too', () => {
  const chart = chartOf({ Moon: 'Taurus 10' });
  const shares = (['kshema', 'utpanna', 'adhana'] as const).map((seed) => {
    const { years } = balanceAtBirth(vimshottari, seedLongitudeDeg(chart, seed));
    return years;
  });
  // Rohini is the 4th star, so these are the 7th, 8th and 11th: Jupiter, Saturn and Venus.
  shares.forEach((years, i) => expect(years).toBeCloseTo([16, 19, 20][i]!, 5));
});
