import { expect, test } from '@jest/globals';
import { bhratri } from '../../../lib/astro/dosha/bhratri.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(bhratri, {
  present: [
    { Mars: 'Taurus', Rahu: 'Taurus', Mercury: 'Cancer 2' },
    { Mars: 'Taurus', Rahu: 'Scorpio', Mercury: 'Cancer 2' },
    { Mercury: 'Virgo 2' },
    { Mercury: 'Scorpio' },
    { Mercury: 'Pisces' },
  ],
  absent: [{}, { Mercury: 'Leo 20' }],
  met: {
    mars_with_node: { Mars: 'Taurus', Rahu: 'Taurus' },
    both_ways: { Mars: 'Taurus', Rahu: 'Taurus', Mercury: 'Scorpio' },
    weak: { Mercury: 'Scorpio', Mars: 'Gemini 6' },
    lord_dignified: { Mercury: 'Virgo 2' },
    benefic_on_third: { Mercury: 'Scorpio', Jupiter: 'Sagittarius' },
    benefic_on_mars_or_lord: { Mercury: 'Scorpio', Jupiter: 'Taurus' },
  },
});

test('one way has 20 points, the company of a node 15 more, both ways 15 more', () => {
  const burdens = (drawing: Parameters<typeof doshaIn>[1]) =>
    doshaIn(bhratri, drawing)
      .evidence.filter(
        ({ effect, id, isMet }) => isMet && id !== 'weak' && (effect === 'required' || effect === 'strengthens'),
      )
      .reduce((sum, { points }) => sum + points, 0);
  expect(burdens({ Mercury: 'Scorpio' })).toBe(20);
  expect(burdens({ Mars: 'Taurus', Rahu: 'Taurus' })).toBe(35);
  expect(burdens({ Mars: 'Taurus', Rahu: 'Taurus', Mercury: 'Scorpio' })).toBe(50);
});
