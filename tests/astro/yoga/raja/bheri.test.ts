import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { bheri } from '../../../../lib/astro/yoga/raja/bheri.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(bheri, {
  present: [
    // Aries rising: Jupiter owns the 9th.
    { Jupiter: 'Cancer', Venus: 'Libra', Mars: 'Aries' },
    { Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus', Moon: 'Libra', Saturn: 'Pisces' },
    // A chart of P. V. R. Narasimha Rao, ch. 11. He counts Mars strong by the lift of the Moon; for us that leaves one
    // doubt, which the degree makes up for: the same sign in the navamsa.
    {
      Ascendant: 'Pisces',
      Sun: 'Sagittarius',
      Moon: 'Virgo',
      Mars: 'Cancer 1',
      Mercury: 'Scorpio',
      Jupiter: 'Gemini',
      Venus: 'Sagittarius',
      Saturn: 'Leo',
      Rahu: 'Virgo',
    },
  ],
  absent: [
    // Nobody in the 2nd.
    { Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Gemini', Moon: 'Libra', Saturn: 'Pisces' },
    { Jupiter: 'Cancer', Venus: 'Libra', Mars: 'Aquarius' },
    // A node fills no house; Jupiter in Virgo is not strong.
    { Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Taurus', Moon: 'Libra', Rahu: 'Pisces' },
    { Jupiter: 'Virgo', Mars: 'Aries', Venus: 'Taurus', Moon: 'Libra', Saturn: 'Pisces' },
  ],
  met: {
    combust: { Jupiter: 'Cancer', Venus: 'Libra 10', Mars: 'Aries', Sun: 'Libra 12' },
    debilitated: {
      Ascendant: 'Libra',
      Moon: 'Taurus',
      Mars: 'Virgo',
      Mercury: 'Gemini 25',
      Jupiter: 'Capricorn',
      Venus: 'Libra',
      Saturn: 'Gemini',
    },
    // Gemini rising: Saturn owns the 9th and stands at home in the 8th.
    in_dusthana: {
      Ascendant: 'Gemini',
      Mercury: 'Gemini 25',
      Jupiter: 'Sagittarius',
      Venus: 'Sagittarius',
      Saturn: 'Capricorn 25',
    },
    with_node: { Jupiter: 'Cancer 10', Venus: 'Libra', Mars: 'Aries', Ketu: 'Cancer 15' },
  },
});

test('an occupant may be combust: by being there it serves', () => {
  const drawing: Drawing = {
    Jupiter: 'Sagittarius',
    Mars: 'Aries',
    Venus: 'Taurus 10',
    Sun: 'Taurus 12',
    Moon: 'Libra',
    Saturn: 'Pisces',
  };
  expect(judge(bheri, chartOf(drawing))).toMatchObject({ isPresent: true, status: 'active' });
});
