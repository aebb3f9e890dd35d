import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { arudhaRaja } from '../../../../../lib/astro/yoga/raja/lords/arudhaRaja.ts';
import { chartOf, type Drawing } from '../../../../support/chartOf.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

/**
 * Aries rising, Mars in the 11th: the arudha is the 11th from him, Sagittarius. By the same count those of the 5th and
 * the 7th are Aries and Gemini, whose lords are Mars and Mercury.
 */
const DRAWN = { Mars: 'Aquarius', Sun: 'Gemini', Venus: 'Leo', Mercury: 'Cancer', Saturn: 'Taurus' } as const;

ruleTest(arudhaRaja, {
  present: [
    { ...DRAWN, Jupiter: 'Sagittarius' },
    // Jupiter with Mercury, lord of the arudha of the 7th; and both looking at each other.
    { ...DRAWN, Jupiter: 'Cancer' },
    { ...DRAWN, Jupiter: 'Capricorn' },
  ],
  absent: [
    // A malefic in the arudha beside him.
    { ...DRAWN, Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    // Jupiter looks at Mercury, who does not look back.
    { ...DRAWN, Jupiter: 'Pisces' },
    { ...DRAWN, Jupiter: 'Libra' },
  ],
  met: {},
});

test('observes the way in which it is formed', () => {
  const observed = (drawing: Drawing) => judge(arudhaRaja, chartOf(drawing)).evidence[0]!.observed;
  expect(observed({ ...DRAWN, Jupiter: 'Sagittarius' })).toMatchObject({
    by_lords: false,
    by_benefics: true,
    arudha: 'Sagittarius',
    benefics: ['Jupiter'],
    lord: 'Jupiter',
    linked_lords: [],
  });
  expect(observed({ ...DRAWN, Jupiter: 'Cancer' })).toMatchObject({ by_lords: true, linked_lords: ['Mercury'] });
});

test('the arudhas of the 5th and of the 9th serve by themselves', () => {
  const linked = (drawing: Drawing) => judge(arudhaRaja, chartOf(drawing)).evidence[0]!.observed['linked_lords'];
  // The arudha is Leo, that of the 5th Gemini; then Sagittarius, and that of the 9th Leo.
  expect(linked({ Mars: 'Sagittarius', Sun: 'Cancer', Venus: 'Pisces', Jupiter: 'Scorpio' })).toEqual(['Mercury']);
  expect(linked({ Mars: 'Leo', Sun: 'Aries', Venus: 'Leo', Jupiter: 'Aries' })).toEqual(['Sun']);
});
