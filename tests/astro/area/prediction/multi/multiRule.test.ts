import { expect, test } from '@jest/globals';
import { multiRule, ruledAreas, yogasByArea } from '../../../../../lib/astro/area/prediction/multi/multiRule.ts';
import { marriage } from '../../../../../lib/astro/area/prediction/marriage.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { areaSceneOf } from '../../../../support/areaScene.ts';

const [ofMarriage, ofCareer, ofHealth, ofWealth] = ruledAreas(marriage);

const slugs = (drawing: Drawing, ruled = ofWealth!) =>
  yogasByArea(areaSceneOf(drawing))(ruled).map(({ rule }) => rule.id);

test('there are four matters, marriage as it was chosen', () => {
  expect([ofMarriage, ofCareer, ofHealth, ofWealth].map((ruled) => ruled!.area.id)).toEqual([
    'marriage',
    'career',
    'health',
    'wealth',
  ]);
});

test('yogas of wealth are looked at for wealth and not for marriage', () => {
  const drawing: Drawing = { Ascendant: 'Aries', Venus: 'Aquarius', Saturn: 'Aquarius' };
  expect(slugs(drawing)).toContain('dhana-2-11');
  expect(slugs(drawing, ofMarriage)).not.toContain('dhana-2-11');
});

test('the whole is half of the promise and a quarter of patterns and chains each', () => {
  const scene = areaSceneOf({ Ascendant: 'Gemini' });
  const { chains, patterns, promise, whole } = multiRule(scene, ofCareer!, []);
  const mean = (found: readonly { score: { value: number } }[]) =>
    found.length === 0 ? 50 : found.reduce((sum, { score }) => sum + score.value, 0) / found.length;
  expect(Math.abs(whole.value - (promise.value / 2 + mean(patterns) / 4 + mean(chains) / 4))).toBeLessThan(0.2);
  expect(whole.parts.map(({ max }) => max)).toEqual([50, 25, 25]);
});
