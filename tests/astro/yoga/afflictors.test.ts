/** Who afflicts in the yogas that burden: their strength makes it heavier, that of the afflicted lighter. */
import { expect, test } from '@jest/globals';
import { judge, type Rule } from '../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { forEachPlanet, type Planet } from '../../../lib/astro/tables/planets.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const ruleOf = (slug: string): Rule => YOGAS.find(({ id }) => id === slug)!;

/** The weight of the affliction, where all planets have 50 but one. */
function weight(slug: string, drawing: Drawing, planet: Planet, value: number): number {
  const chart = chartOf(drawing);
  const { strengths, ...known } = ruleContextOf(chart);
  const given = forEachPlanet((id) => ({ ...strengths[id], value: id === planet ? value : 50 }));
  const verdict = judge(ruleOf(slug), chart, { ...known, strengths: given });
  expect(verdict.isPresent).toBe(true);
  return verdict.strength!.parts.find(({ id }) => id === 'planets')!.points;
}

// With all at 50 the weight is 30. One of one side at 90: 0.6 x (0.5 x 90 + 0.5 x 50) = 42, or 0.6 x (25 + 5) = 18.
test.each<[string, Drawing, afflicting: Planet, afflicted: Planet]>([
  // The Sun aspects the Moon in the 8th, whom no benefic sees.
  [
    'balarishta-moon-dusthana',
    { Moon: 'Scorpio 1', Sun: 'Taurus 1', Mars: 'Gemini', Saturn: 'Gemini', Jupiter: 'Aries' },
    'Sun',
    'Moon',
  ],
  // Taurus rising: Venus of the 1st in the 8th with Jupiter, the lord of that house.
  [
    'arishta-l1-dusthana',
    { Ascendant: 'Taurus', Venus: 'Sagittarius', Jupiter: 'Sagittarius', Saturn: 'Leo' },
    'Jupiter',
    'Venus',
  ],
])('%s in %o', (slug, drawing, afflicting, afflicted) => {
  expect(weight(slug, drawing, afflicting, 50)).toBe(30);
  expect(weight(slug, drawing, afflicting, 90)).toBe(42);
  expect(weight(slug, drawing, afflicted, 90)).toBe(18);
});

test('a malefic that is the lord afflicted afflicts nobody: Saturn of the 11th, the weaker the heavier', () => {
  const drawing: Drawing = { Saturn: 'Aries' };
  expect(weight('daridra-11-weak', drawing, 'Saturn', 50)).toBe(30);
  expect(weight('daridra-11-weak', drawing, 'Saturn', 90)).toBe(6);
});
