import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { brahmaYoga } from '../../../../lib/astro/yoga/raja/brahmaYoga.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(brahmaYoga, {
  present: [
    // Both charts of the textbook; in the first Jupiter is the lord of the 9th himself.
    { Jupiter: 'Cancer', Venus: 'Libra', Mercury: 'Capricorn', Mars: 'Aries', Saturn: 'Aries' },
    { Ascendant: 'Virgo', Jupiter: 'Virgo', Venus: 'Pisces', Moon: 'Gemini', Mercury: 'Pisces' },
    // Mercury in a kendra from Saturn of the 10th, not from Mars of the 1st.
    { Venus: 'Libra', Mercury: 'Capricorn', Mars: 'Taurus', Saturn: 'Aries' },
  ],
  absent: [
    { Venus: 'Scorpio', Mercury: 'Capricorn', Mars: 'Aries', Saturn: 'Aries' },
    { Venus: 'Libra', Mercury: 'Aquarius', Mars: 'Aries', Saturn: 'Aries' },
    { Ascendant: 'Virgo', Jupiter: 'Libra', Venus: 'Pisces', Moon: 'Gemini', Mercury: 'Pisces' },
  ],
  met: {
    // Jupiter of the 9th.
    from_itself: { Jupiter: 'Cancer', Venus: 'Libra', Mercury: 'Capricorn', Mars: 'Aries', Saturn: 'Aries' },
  },
});

test.each<[string, Drawing, string[]]>([
  ['nobody', { Ascendant: 'Taurus', Jupiter: 'Libra', Saturn: 'Aries', Venus: 'Aries' }, []],
  ['for Cancer Jupiter of the 9th and Venus of the 11th', { Ascendant: 'Cancer' }, ['Jupiter', 'Venus']],
  [
    'for Gemini Mercury of the 1st, Jupiter of the 10th out of place',
    { Ascendant: 'Gemini', Mercury: 'Cancer 2' },
    ['Mercury'],
  ],
  ['for Gemini not where Jupiter serves too', { Ascendant: 'Gemini', Mercury: 'Cancer 2', Jupiter: 'Aries' }, []],
])('counted from itself: %s', (_, drawing, planets) => {
  const conditions = judge(brahmaYoga, chartOf(drawing)).evidence;
  expect(conditions.find(({ id }) => id === 'from_itself')).toMatchObject({
    isMet: planets.length > 0,
    observed: { planets },
  });
});
