import { expect, test } from '@jest/globals';
import { giverConditions } from '../../../../lib/astro/yoga/dhana/givers.ts';
import { chartOf } from '../../../support/chartOf.ts';

const seen = (...[drawing, forming]: [Parameters<typeof chartOf>[0], Parameters<typeof giverConditions>[1]]) =>
  giverConditions(chartOf(drawing), forming).map(({ id, isMet, observed, points }) => [
    id,
    isMet,
    observed.planets,
    points,
  ]);

test('a giver counts if it forms the yoga, or joins or aspects a planet that does', () => {
  // Jupiter in Virgo aspects Capricorn, Pisces and Taurus; Venus is the lord herself; Mercury joins her in Leo.
  expect(seen({ Saturn: 'Capricorn', Venus: 'Leo', Mercury: 'Leo' }, ['Saturn', 'Venus'])).toEqual([
    ['with_jupiter', true, ['Saturn'], 10],
    ['with_venus', true, ['Venus'], 10],
    ['with_mercury', true, ['Venus'], 10],
  ]);
});

test('a planet that neither forms, joins nor aspects does not count', () => {
  // Jupiter in Virgo, Venus in Leo and Mercury in Cancer aspect neither Libra nor Gemini.
  expect(seen({}, ['Moon', 'Sun']).map(([id, isMet]) => [id, isMet])).toEqual([
    ['with_jupiter', false],
    ['with_venus', false],
    ['with_mercury', false],
  ]);
});
