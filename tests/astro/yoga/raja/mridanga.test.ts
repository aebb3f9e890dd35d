import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { mridanga } from '../../../../lib/astro/yoga/raja/mridanga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// The ninths of Cancer run from itself, 3 deg 20 min each: Virgo ends at 10 degrees, Libra at 13 deg 20 min.
ruleTest(mridanga, {
  present: [
    // Venus of the navamsa exalted in the 5th.
    { Ascendant: 'Scorpio', Jupiter: 'Cancer 12', Venus: 'Pisces 1', Mars: 'Scorpio' },
    { Ascendant: 'Libra', Jupiter: 'Cancer 10', Venus: 'Libra' },
    // A chart of P. V. R. Narasimha Rao, ch. 11, with a degree for Jupiter; he asks for planets at home or exalted in
    // kendras and trikonas and no navamsa, so that his other chart has no exalted planet at all.
    {
      Ascendant: 'Libra',
      Sun: 'Sagittarius',
      Moon: 'Scorpio',
      Mars: 'Scorpio',
      Mercury: 'Scorpio',
      Jupiter: 'Cancer 12',
      Venus: 'Libra',
      Saturn: 'Libra',
      Rahu: 'Aquarius',
    },
  ],
  absent: [
    { Ascendant: 'Libra', Jupiter: 'Cancer 9.9', Venus: 'Libra' },
    { Ascendant: 'Libra', Jupiter: 'Leo 12', Venus: 'Libra' },
    // Mars, lord of the ascendant, is not strong.
    { Jupiter: 'Cancer 12', Venus: 'Libra', Mars: 'Gemini' },
    // The exaltation of a node, with the Moon of its navamsa at home in the 10th.
    { Ascendant: 'Libra', Venus: 'Libra', Moon: 'Cancer', Rahu: 'Taurus 22' },
  ],
  met: {
    combust: { Jupiter: 'Cancer 12', Venus: 'Libra 10', Mars: 'Aries', Sun: 'Libra 12' },
    in_dusthana: { Ascendant: 'Sagittarius', Jupiter: 'Cancer 12', Venus: 'Pisces' },
    with_node: { Ascendant: 'Libra', Jupiter: 'Cancer 12', Venus: 'Libra', Ketu: 'Cancer 15' },
  },
});

test('names the planet that an exalted planet would need', () => {
  const { evidence } = judge(mridanga, chartOf({ Ascendant: 'Libra', Jupiter: 'Cancer 10', Venus: 'Leo' }));
  expect(evidence[0]).toMatchObject({
    isMet: false,
    observed: { exalted: ['Jupiter'], navamsa_lords: ['Venus'], borne: [] },
  });
});
