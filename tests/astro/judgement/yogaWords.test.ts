/** How yogas are called among other things. */
import { expect, test } from '@jest/globals';
import { yogaCalled, yogaFindingId, yogaName } from '../../../lib/astro/judgement/yogaWords.ts';
import type { Rule } from '../../../lib/astro/rule.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';

const ruleOf = (slug: string, variant?: string): Rule =>
  YOGAS.find(({ id, variant: own }) => id === slug && own === variant)!;

test('pairs of houses are distinguished by name, other variants are not', () => {
  expect(yogaName(ruleOf('raja-kendra-trikona', '1-5'))).toBe('Kendra-Trikona Raja of the 1st and 5th houses');
  expect(yogaName(ruleOf('raja-kendra-trikona', '1-5'), 'hi')).toMatch(/ \(पहले और पाँचवें भाव से\)$/);
  const ofPlanet = YOGAS.find(({ family, variant }) => family === 'neecha-bhanga' && variant !== undefined)!;
  expect(yogaName(ofPlanet)).toBe(ofPlanet.name.en);
  expect(yogaName(ofPlanet, 'hi')).toBe(ofPlanet.name.hi);
});

test('a yoga is called one, a dosha is not', () => {
  expect(yogaCalled(ruleOf('gajakesari'))).toBe('Gaja Kesari yoga');
  expect(yogaCalled(ruleOf('raja-kendra-trikona', '1-5'))).toBe('Kendra-Trikona Raja yoga of the 1st and 5th houses');
  expect(yogaCalled(ruleOf('pitri-dosha'))).toBe('Pitri Dosha');
});

test('no two rules share the id of a finding', () => {
  expect(new Set(YOGAS.map(yogaFindingId)).size).toBe(YOGAS.length);
});
