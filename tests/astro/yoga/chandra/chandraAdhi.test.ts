import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chandraAdhi } from '../../../../lib/astro/yoga/chandra/chandraAdhi.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// From the Moon in Libra: Pisces, Aries, Taurus.
ruleTest(chandraAdhi, {
  present: [
    { Mercury: 'Pisces', Jupiter: 'Aries', Venus: 'Taurus' },
    { Mercury: 'Taurus', Jupiter: 'Taurus', Venus: 'Taurus' },
  ],
  partial: [
    { Mercury: 'Pisces 0', Venus: 'Taurus 29.9' },
    { Jupiter: 'Aries', Venus: 'Taurus' },
  ],
  graded: {
    // In dusthanas from the ascendant all the same: it speaks of places from the Moon.
    proper: [{ Ascendant: 'Libra', Mercury: 'Pisces', Jupiter: 'Aries', Venus: 'Taurus' }],
    blemished: [{ Mercury: 'Taurus 10', Jupiter: 'Aries', Venus: 'Taurus', Sun: 'Taurus 14' }],
  },
  absent: [{}, { Mercury: 'Pisces' }, { Mercury: 'Aquarius 29.9', Jupiter: 'Aries', Venus: 'Gemini 0' }],
  met: {
    with_malefic: { Mercury: 'Pisces', Jupiter: 'Aries', Venus: 'Taurus', Saturn: 'Taurus' },
  },
});

test('all three among themselves are unreduced, and Mercury blames nobody', () => {
  const three = chartOf({ Mercury: 'Pisces', Jupiter: 'Aries', Venus: 'Taurus' });
  expect(judge(chandraAdhi, three)).toMatchObject({
    status: 'active',
    planets: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
  });
  const withMars = chartOf({ Mercury: 'Taurus', Jupiter: 'Aries', Venus: 'Taurus', Mars: 'Taurus', Saturn: 'Taurus' });
  const company = judge(chandraAdhi, withMars).evidence.find(({ id }) => id === 'with_malefic')!;
  expect(company.observed).toEqual({ planets: ['Mars', 'Saturn'] });
});
