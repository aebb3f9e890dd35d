import { expect, test } from '@jest/globals';
import { sarpa } from '../../../lib/astro/dosha/sarpa.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(sarpa, {
  present: [
    // Rahu in the 5th, which Mars aspects as his 7th, 4th and 8th.
    { Rahu: 'Leo', Mars: 'Aquarius' },
    { Rahu: 'Leo', Mars: 'Taurus' },
    { Rahu: 'Leo', Mars: 'Capricorn' },
    { Sun: 'Taurus', Rahu: 'Taurus' },
  ],
  absent: [
    { Rahu: 'Leo', Mars: 'Gemini' },
    // The lord of the 5th is with Ketu.
    { Sun: 'Taurus', Rahu: 'Scorpio' },
    // Mars aspects Rahu in the 4th.
    { Rahu: 'Cancer', Mars: 'Capricorn' },
  ],
  met: {
    both_ways: { Sun: 'Leo', Rahu: 'Leo' },
    close: { Sun: 'Taurus 5', Rahu: 'Taurus 15' },
    strong_jupiter: { Sun: 'Taurus', Rahu: 'Taurus', Jupiter: 'Cancer' },
  },
});

test('ten degrees are close, eleven are not', () => {
  const points = (deg: 15 | 16) => doshaIn(sarpa, { Sun: 'Taurus 5', Rahu: `Taurus ${deg}` }).score!.value;
  expect([points(15), points(16)]).toEqual([50, 35]);
});

test('names the planets that form it', () => {
  expect(doshaIn(sarpa, { Rahu: 'Leo', Mars: 'Aquarius' }).planets).toEqual(['Rahu', 'Mars']);
  expect(doshaIn(sarpa, { Sun: 'Taurus', Rahu: 'Taurus' }).planets).toEqual(['Rahu', 'Sun']);
});
