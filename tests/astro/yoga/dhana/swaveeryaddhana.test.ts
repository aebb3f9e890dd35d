import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import type { Strength } from '../../../../lib/astro/strength/facts.ts';
import { forEachOfSeven, forEachPlanet } from '../../../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { swaveeryaddhana } from '../../../../lib/astro/yoga/dhana/swaveeryaddhana.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The Moon, lord of rising Cancer, first in shadbala. */
const moonFirst = { ratios: forEachOfSeven((planet) => (planet === 'Moon' ? 1.6 : 1.2)) };

// The Sun of the 2nd at 5 degrees of Gemini: Leo in d2 and d12, Aries in d60, three good vargas of the ten.
const formed: Drawing = { Ascendant: 'Cancer', Moon: 'Cancer', Jupiter: 'Cancer', Sun: 'Gemini 5' };

ruleTest(swaveeryaddhana, {
  facts: moonFirst,
  present: [formed, { ...formed, Moon: 'Libra', Jupiter: 'Libra' }],
  absent: [
    // Half a degree on it is Taurus in d60, and two are left.
    { ...formed, Sun: 'Gemini 5.5' },
    { ...formed, Moon: 'Leo', Jupiter: 'Leo' },
    // Opposite is not with.
    { ...formed, Jupiter: 'Capricorn' },
    // Libra rising: Venus is not the strongest.
    { ...formed, Ascendant: 'Libra', Venus: 'Libra', Jupiter: 'Libra' },
    // Sagittarius rising: Jupiter does not join himself.
    { Ascendant: 'Sagittarius', Jupiter: 'Sagittarius' },
  ],
  met: {
    with_jupiter: formed,
    with_venus: { ...formed, Venus: 'Capricorn' },
    with_mercury: { ...formed, Mercury: 'Cancer' },
  },
});

test('without shadbala the strongest is found by the strength of verdicts', () => {
  const score = (value: number): Strength => ({ value, percentile: 70, band: 'good', parts: [] });
  const strongest = (first: string) => {
    const chart = chartOf(formed);
    const strengths = forEachPlanet((planet) => score(planet === first ? 80 : 60));
    return judge(swaveeryaddhana, chart, ruleContextOf(chart, { strengths })).evidence[0];
  };
  expect(strongest('Moon')).toMatchObject({ isMet: true, observed: { lord: 'Moon', strongest: 'Moon' } });
  expect(strongest('Saturn')).toMatchObject({ isMet: false, observed: { strongest: 'Saturn' } });
});

test('observes how many vargas are good', () => {
  const chart = chartOf({ ...formed, Sun: 'Gemini 5.5' });
  const { evidence } = judge(swaveeryaddhana, chart, ruleContextOf(chart, moonFirst));
  expect(evidence.find(({ id }) => id === 'vaisheshikamsha')).toMatchObject({
    isMet: false,
    observed: { lord: 'Sun', good_vargas: 2 },
  });
});
