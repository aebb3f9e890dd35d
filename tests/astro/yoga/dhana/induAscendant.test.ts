import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { induAscendantDhana } from '../../../../lib/astro/yoga/dhana/induAscendant.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rising, the Moon in Libra: Jupiter 10 and Mercury 8 are 18, so the 6th from Libra, Pisces.
ruleTest(induAscendantDhana, {
  present: [
    { Jupiter: 'Pisces' },
    { Venus: 'Pisces', Jupiter: 'Aquarius' },
    // Its lord in the 7th and in the 9th from it.
    { Jupiter: 'Virgo' },
    { Jupiter: 'Scorpio' },
  ],
  absent: [
    // The lord in the 8th from it, nobody in it.
    { Jupiter: 'Libra' },
    // Only a malefic in it: the column of formation asks for a benefic.
    { Jupiter: 'Libra', Saturn: 'Pisces' },
  ],
  met: {
    with_jupiter: { Jupiter: 'Pisces' },
    with_venus: { Venus: 'Pisces', Jupiter: 'Aquarius' },
    // Jupiter, the lord, in the 5th from it, joined by Mercury.
    with_mercury: { Jupiter: 'Cancer' },
    malefics_alone: { Jupiter: 'Virgo', Saturn: 'Pisces' },
    // Virgo rising, the Moon in Libra: Venus 12 and Mercury 8 are 20, so the 8th from Libra, Taurus; Venus in the 4th from it.
    exalted_malefic: { Ascendant: 'Virgo', Rahu: 'Taurus' },
  },
});

test('a benefic joined with the malefic changes nothing', () => {
  const { status } = judge(induAscendantDhana, chartOf({ Venus: 'Pisces', Saturn: 'Pisces' }));
  expect(status).toBe('active');
});

test('observes the sign, its lord and his place', () => {
  const { evidence, planets } = judge(induAscendantDhana, chartOf({ Jupiter: 'Virgo' }));
  expect(evidence[0]!.observed).toEqual({ sign: 'Pisces', planets: [], lord: 'Jupiter', house_from_indu_lagna: 7 });
  expect(planets).toEqual(['Jupiter']);
});

test('where nothing forms it, the lord alone is named', () => {
  expect(judge(induAscendantDhana, chartOf({ Jupiter: 'Libra' })).planets).toEqual(['Jupiter']);
  // A benefic in the sign forms it without a lord who is out of place.
  expect(judge(induAscendantDhana, chartOf({ Venus: 'Pisces', Jupiter: 'Libra' })).planets).toEqual(['Venus']);
});
