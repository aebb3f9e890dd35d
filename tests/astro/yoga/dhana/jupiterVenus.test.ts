import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { jupiterVenusDhana } from '../../../../lib/astro/yoga/dhana/jupiterVenus.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 2 and 11: Venus and Saturn for Aries, the Moon and Mars for Gemini, Mercury and Jupiter for Taurus rising.
ruleTest(jupiterVenusDhana, {
  present: [
    // Venus at home in the 2nd, Saturn opposite.
    { Venus: 'Taurus', Saturn: 'Scorpio' },
    // Jupiter exalted in the 2nd, Mars opposite.
    { Ascendant: 'Gemini', Jupiter: 'Cancer', Mars: 'Capricorn' },
    // Jupiter at home in the 11th, Mercury opposite.
    { Ascendant: 'Taurus', Jupiter: 'Pisces', Mercury: 'Virgo' },
  ],
  absent: [
    // In the 3rd.
    { Venus: 'Gemini', Saturn: 'Sagittarius' },
    // In the sign of the Sun, her enemy; Cancer rising, the 2nd.
    { Ascendant: 'Cancer', Venus: 'Leo 5', Sun: 'Aquarius' },
    // Nobody looks.
    { Venus: 'Taurus', Saturn: 'Sagittarius' },
    // Joined is not aspected.
    { Venus: 'Taurus', Saturn: 'Taurus' },
  ],
  met: {
    // Venus herself, Saturn in Scorpio under Mercury in Taurus and Jupiter in Cancer.
    with_venus: { Venus: 'Taurus', Saturn: 'Scorpio' },
    with_mercury: { Venus: 'Taurus', Saturn: 'Scorpio', Mercury: 'Taurus' },
    with_jupiter: { Venus: 'Taurus', Saturn: 'Scorpio', Jupiter: 'Cancer' },
  },
});

test('one planet must have all three', () => {
  // Aries rising: Venus strong in the 2nd but unseen; Jupiter in the 11th, seen by Saturn, combust.
  const { evidence, isPresent } = judge(
    jupiterVenusDhana,
    chartOf({ Venus: 'Taurus', Jupiter: 'Aquarius 10', Sun: 'Aquarius 15', Saturn: 'Sagittarius' }),
  );
  expect(isPresent).toBe(false);
  expect(evidence.slice(0, 3).map(({ observed }) => observed.planets)).toEqual([['Jupiter', 'Venus'], ['Venus'], []]);
});
