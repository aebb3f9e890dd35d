import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { amala } from '../../../../lib/astro/yoga/chandra/amala.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// The 10th from the Moon in Libra is Cancer, that from Aries rising Capricorn; the nodes are drawn away from both.
const COMBUST = { Rahu: 'Aquarius', Sun: 'Gemini 28', Venus: 'Cancer 1', Mercury: 'Leo 20' } as const;
const FALLEN = { Rahu: 'Aquarius', Moon: 'Sagittarius', Venus: 'Virgo 10', Jupiter: 'Leo', Mercury: 'Leo 20' } as const;

ruleTest(amala, {
  present: [
    { Rahu: 'Aquarius', Mercury: 'Cancer 2' },
    { Rahu: 'Aquarius', Mercury: 'Leo', Venus: 'Capricorn' },
    { Rahu: 'Aquarius', Mercury: 'Leo', Venus: 'Capricorn', Saturn: 'Cancer' },
    // A waxing Moon is a benefic of its own.
    { Rahu: 'Aquarius', Moon: 'Capricorn', Sun: 'Virgo', Mercury: 'Leo 1' },
  ],
  absent: [
    {},
    { Rahu: 'Aquarius', Mercury: 'Leo' },
    { Rahu: 'Aquarius', Mercury: 'Leo', Venus: 'Capricorn', Mars: 'Capricorn' },
    { Rahu: 'Aquarius', Moon: 'Capricorn', Sun: 'Gemini', Mercury: 'Leo' },
  ],
  met: { blemished: COMBUST },
});

test('debility cancels it as combustion does', () => {
  expect(judge(amala, chartOf(FALLEN))).toMatchObject({ isPresent: true, status: 'cancelled' });
});

test('one sound benefic keeps it alive', () => {
  expect(judge(amala, chartOf(COMBUST)).status).toBe('cancelled');
  expect(judge(amala, chartOf({ ...COMBUST, Jupiter: 'Cancer 15' })).status).toBe('active');
});

test('a debility that is lifted is none', () => {
  // Mercury, lord of Virgo, in a kendra.
  expect(judge(amala, chartOf({ ...FALLEN, Mercury: 'Cancer 2' })).status).toBe('active');
});
