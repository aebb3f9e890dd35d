import { expect, test } from '@jest/globals';
import { multiRule, ruledAreas, yogasByArea } from '../../../../../lib/astro/judgement/prediction/multi/multiRule.ts';
import { marriage } from '../../../../../lib/astro/judgement/prediction/marriage.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { predictionSaid } from '../../../../support/predictionSaid.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

const NO_YOGAS = { relevant: [], undone: [] };
const [ofMarriage, ofCareer, ofHealth, ofWealth] = ruledAreas(marriage);

const slugs = (drawing: Drawing, ruled = ofWealth!) =>
  yogasByArea(areaContextOf(drawing))(ruled).relevant.map(({ rule }) => rule.id);

test('there are four matters, marriage as it was chosen', () => {
  expect([ofMarriage, ofCareer, ofHealth, ofWealth].map((ruled) => ruled!.area.id)).toEqual([
    'marriage',
    'career',
    'health',
    'wealth',
  ]);
});

test('yogas of wealth count for wealth and not for marriage', () => {
  const drawing: Drawing = { Ascendant: 'Aries', Venus: 'Aquarius', Saturn: 'Aquarius' };
  expect(slugs(drawing)).toContain('dhana-2-11');
  expect(slugs(drawing, ofMarriage)).not.toContain('dhana-2-11');
});

test('a cancelled strain of health is listed as a cancellation, and never acts', () => {
  // Gemini rises: Mercury is in the 6th with its lord Mars; Jupiter in Cancer aspects them by the 5th.
  const context = areaContextOf({ Ascendant: 'Gemini', Mercury: 'Scorpio', Mars: 'Scorpio', Jupiter: 'Cancer' });
  const yogas = yogasByArea(context)(ofHealth!);
  const undone = yogas.undone.find(({ rule }) => rule.id === 'arishta-l1-dusthana')!;
  expect(undone.status).toBe('cancelled');
  expect(yogas.relevant).not.toContain(undone);
  const { cancellations } = multiRule(context, ofHealth!, { relevant: [], undone: [undone] });
  expect(cancellations[0]).toMatchObject({ polarity: 'bad', status: 'cancelled' });
  expect(predictionSaid(cancellations[0]!.text)).toMatch(/^Lagnesh Dusthana yoga is formed, but undone\. The reason: /);
  expect(yogasByArea(context)(ofWealth!).undone).not.toContain(undone);
});

test('the chain of health is that of the 1st, not those of illness', () => {
  expect(multiRule(areaContextOf({}), ofHealth!, NO_YOGAS).chains.map(({ houses }) => houses)).toEqual([[1]]);
});

test('the whole is half of the promise and a quarter of patterns and chains each', () => {
  const context = areaContextOf({ Ascendant: 'Gemini' });
  const { chains, patterns, promise, whole } = multiRule(context, ofCareer!, NO_YOGAS);
  const mean = (found: readonly { score: { value: number } }[]) =>
    found.length === 0 ? 50 : found.reduce((sum, { score }) => sum + score.value, 0) / found.length;
  expect(Math.abs(whole.value - (promise.ladder.value / 2 + mean(patterns) / 4 + mean(chains) / 4))).toBeLessThan(0.2);
  expect(whole.parts.map(({ max }) => max)).toEqual([50, 25, 25]);
});
