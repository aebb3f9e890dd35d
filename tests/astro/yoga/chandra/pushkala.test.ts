import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { pushkala } from '../../../../lib/astro/yoga/chandra/pushkala.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Chart of the textbook (P. V. R. Narasimha Rao, chapter 11): Venus for the Moon, Saturn for the ascendant. */
const BOOK = {
  Ascendant: 'Aquarius',
  Sun: 'Cancer',
  Moon: 'Taurus',
  Mars: 'Leo',
  Mercury: 'Leo',
  Jupiter: 'Scorpio',
  Venus: 'Leo',
  Saturn: 'Taurus',
  Rahu: 'Pisces',
} as const satisfies Drawing;

const WITHOUT: Record<string, Drawing> = {
  two_planets: { ...BOOK, Moon: 'Capricorn' },
  well_placed: { ...BOOK, Saturn: 'Gemini', Venus: 'Virgo', Jupiter: 'Leo' },
  joined: { ...BOOK, Saturn: 'Gemini' },
  benefic_aspect: { ...BOOK, Venus: 'Scorpio' },
  strong_ascendant_lord: { ...BOOK, Saturn: 'Taurus 20', Sun: 'Taurus 25' },
};

ruleTest(pushkala, {
  // The second: Venus outside a kendra, with a great friend.
  present: [BOOK, { ...BOOK, Venus: 'Gemini', Saturn: 'Gemini', Jupiter: 'Leo' }],
  absent: Object.values(WITHOUT),
  met: {},
});

test.each(Object.entries(WITHOUT))('absent for want of %s alone', (id, drawing) => {
  const unmet = judge(pushkala, chartOf(drawing)).evidence.filter(({ isMet }) => !isMet);
  expect(unmet.map((condition) => condition.id)).toEqual([id]);
});

test('the sign of a mere friend does not place the lord well', () => {
  const drawing = { ...BOOK, Venus: 'Sagittarius', Saturn: 'Sagittarius', Jupiter: 'Libra' } as const;
  const unmet = judge(pushkala, chartOf(drawing)).evidence.filter(({ isMet }) => !isMet);
  expect(unmet).toMatchObject([{ id: 'well_placed', observed: { planet: 'Venus', house: 11, dignity: 'friend' } }]);
});

test('it is about the ascendant, and about where its two lords stand', () => {
  expect(judge(pushkala, chartOf(BOOK))).toMatchObject({ planets: ['Venus', 'Saturn'], houses: [1, 4, 7] });
});
