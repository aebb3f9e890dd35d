import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { afflictedSelf } from '../../../../lib/astro/yoga/daridra/afflictedSelf.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 1 and 2: Mars and Venus for Aries rising.
ruleTest(afflictedSelf, {
  present: [
    { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo' },
    { Mars: 'Scorpio', Rahu: 'Scorpio', Venus: 'Virgo' },
    // Cancer is of the Moon, a natural enemy, here one of the moment too.
    { Mars: 'Virgo', Saturn: 'Virgo', Venus: 'Cancer', Moon: 'Cancer' },
  ],
  absent: [
    // No malefic with Mars.
    { Mars: 'Pisces', Venus: 'Virgo' },
    // A benefic instead.
    { Mars: 'Pisces', Jupiter: 'Pisces', Venus: 'Virgo' },
    // In the 7th.
    { Mars: 'Libra', Saturn: 'Libra', Venus: 'Virgo' },
    // Venus exalted.
    { Mars: 'Scorpio', Saturn: 'Scorpio', Venus: 'Pisces' },
  ],
  met: {
    at_home: { Mars: 'Scorpio', Rahu: 'Scorpio', Venus: 'Virgo' },
    // Mercury, lord of Virgo, in the 4th.
    lifted: { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo', Mercury: 'Cancer' },
    benefic_aspect: { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo', Jupiter: 'Virgo' },
    // Venus in the 4th.
    well_housed: { Mars: 'Virgo', Saturn: 'Virgo', Venus: 'Cancer', Moon: 'Cancer' },
    // Mars with Jupiter of the 9th.
    good_exchange: { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo', Jupiter: 'Scorpio' },
    // The Sun of the 5th at home, Jupiter of the 9th opposite to him.
    strong_wealth: { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo', Sun: 'Leo', Jupiter: 'Aquarius' },
    three_reliefs: { Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo', Jupiter: 'Scorpio' },
  },
});

test('the malefic that is with the lord takes part', () => {
  const { planets } = judge(afflictedSelf, chartOf({ Mars: 'Pisces', Saturn: 'Pisces', Venus: 'Virgo' }));
  expect(planets).toEqual(['Mars', 'Venus', 'Saturn']);
});
