import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { srinatha } from '../../../../../lib/astro/yoga/raja/lords/srinatha.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Aries rising: Venus owns the 7th, Jupiter the 9th, Saturn the 10th.
ruleTest(srinatha, {
  present: [
    { Venus: 'Capricorn', Jupiter: 'Capricorn', Saturn: 'Capricorn' },
    // Taurus rising: Mars, and Saturn who owns both the others.
    { Ascendant: 'Taurus', Mars: 'Aquarius', Saturn: 'Aquarius' },
    // Sagittarius rising: Mercury, lord of the 7th and the 10th, exalted past his fifteenth degree, and the Sun.
    { Ascendant: 'Sagittarius', Sun: 'Virgo 2', Mercury: 'Virgo 22' },
  ],
  absent: [
    { Venus: 'Capricorn', Jupiter: 'Virgo', Saturn: 'Capricorn' },
    { Venus: 'Sagittarius', Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    { Ascendant: 'Sagittarius', Sun: 'Leo', Mercury: 'Virgo 22' },
  ],
  met: {
    not_exalted: { Venus: 'Capricorn', Jupiter: 'Capricorn', Saturn: 'Capricorn' },
    combust: { Ascendant: 'Sagittarius', Sun: 'Virgo 2', Mercury: 'Virgo 8' },
    with_node: { Venus: 'Capricorn', Jupiter: 'Capricorn', Saturn: 'Capricorn', Rahu: 'Capricorn 20' },
  },
});

test('the full form of Sagittarius is not reduced', () => {
  const chart = chartOf({ Ascendant: 'Sagittarius', Sun: 'Virgo 2', Mercury: 'Virgo 22' });
  expect(judge(srinatha, chart)).toMatchObject({ status: 'active', planets: ['Mercury', 'Sun'] });
});
