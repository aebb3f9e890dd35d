import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { forEachOfSeven } from '../../../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { dhanaThroughOthers } from '../../../../lib/astro/yoga/dhana/throughOthers.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const [children, rivals, spouse] = dhanaThroughOthers;

// Aries rising: Venus owns the 2nd, Mars the 1st, the Sun the 5th, Mercury the 6th.
const strong: Drawing = { Venus: 'Taurus', Mars: 'Aries' };

ruleTest(children!, {
  present: [
    { ...strong, Jupiter: 'Taurus' },
    { ...strong, Venus: 'Taurus 5', Sun: 'Taurus 20' },
  ],
  absent: [
    strong,
    // Aspected is not joined.
    { ...strong, Jupiter: 'Scorpio' },
    // Venus in the sign of the Sun, her enemy.
    { ...strong, Venus: 'Leo 5', Jupiter: 'Leo' },
    // Mars of the 1st is fallen in Cancer, and nothing lifts him.
    { Venus: 'Taurus', Jupiter: 'Taurus', Mars: 'Cancer', Moon: 'Aquarius', Saturn: 'Gemini' },
  ],
  met: {
    with_jupiter: { ...strong, Jupiter: 'Taurus' },
    with_venus: { ...strong, Jupiter: 'Taurus' },
    with_mercury: { ...strong, Jupiter: 'Taurus', Mercury: 'Taurus' },
  },
});

ruleTest(rivals!, {
  present: [
    { ...strong, Mercury: 'Taurus' },
    { Venus: 'Libra', Mars: 'Libra', Saturn: 'Gemini', Moon: 'Scorpio' },
  ],
  absent: [strong, { ...strong, Mercury: 'Scorpio' }],
  met: {
    with_jupiter: { ...strong, Mercury: 'Taurus', Jupiter: 'Taurus' },
    with_venus: { ...strong, Mercury: 'Taurus' },
    with_mercury: { ...strong, Mercury: 'Taurus' },
  },
  // Mars is in no friend’s sign in Libra: shadbala makes up for it.
  facts: { ratios: forEachOfSeven(() => 1) },
});

// Gemini rising: the Moon owns the 2nd, Jupiter the 7th, Mercury the 1st.
const couple: Drawing = {
  Ascendant: 'Gemini',
  Moon: 'Cancer',
  Mercury: 'Virgo',
  Jupiter: 'Cancer',
  Venus: 'Capricorn',
};

ruleTest(spouse!, {
  present: [
    couple,
    { ...couple, Venus: 'Cancer' },
    // Virgo rising: Venus owns the 2nd herself, so Jupiter of the 7th is who is left to ask for.
    { Ascendant: 'Virgo', Venus: 'Taurus', Jupiter: 'Virgo', Mercury: 'Virgo 5', Sun: 'Virgo 28' },
  ],
  absent: [
    // Either alone is not enough.
    { ...couple, Venus: 'Leo' },
    { ...couple, Jupiter: 'Leo' },
    // Aries rising: Venus owns the 2nd and the 7th, and nobody is left to touch her.
    { ...strong, Jupiter: 'Taurus', Mercury: 'Taurus' },
  ],
  met: {
    with_jupiter: couple,
    with_venus: couple,
    with_mercury: { ...couple, Ascendant: 'Gemini', Mercury: 'Cancer 5', Sun: 'Cancer 29', Moon: 'Cancer 15' },
  },
  facts: { ratios: forEachOfSeven(() => 1) },
});

test('planets with a bond to the lord of the 2nd are observed and take part', () => {
  const chart = chartOf({ ...strong, Jupiter: 'Taurus' });
  const { evidence, planets } = judge(children!, chart, ruleContextOf(chart));
  expect(evidence.find(({ id }) => id === 'touched')!.observed).toEqual({ planets: ['Jupiter'] });
  expect(planets).toEqual(['Venus', 'Jupiter', 'Mars']);
});

test('a giver who takes part as lord of the ascendant counts', () => {
  // Sagittarius rising: Jupiter at home in the 1st sees nothing of Saturn in the 3rd, whom Mars joins.
  const chart = chartOf({ Ascendant: 'Sagittarius', Jupiter: 'Sagittarius', Saturn: 'Aquarius', Mars: 'Aquarius' });
  const { evidence, houses, isPresent } = judge(rivals!, chart, ruleContextOf(chart));
  expect(isPresent).toBe(true);
  expect(evidence.find(({ id }) => id === 'with_jupiter')).toMatchObject({
    isMet: true,
    observed: { planets: ['Jupiter'] },
  });
  expect(houses).toEqual([1, 2, 3, 6]);
});
