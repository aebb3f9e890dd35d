import { expect, test } from '@jest/globals';
import { relievedEarlyYears } from '../../../../lib/astro/judgement/longevity/earlyYears.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { chartOf, type Drawing, type Drawn } from '../../../support/chartOf.ts';

function reliefs(drawing: Drawing) {
  const chart = chartOf(drawing);
  return relievedEarlyYears(chart, planetStrengths(chart, null))?.map(({ id }) => id) ?? null;
}

/** Aries rises, the Moon is in Scorpio, the eighth, which Saturn aspects from Virgo; nothing benign in the angles. */
const TENDER: Drawing = {
  Ascendant: 'Aries 15',
  Sun: 'Libra 5',
  Moon: 'Scorpio 15',
  Saturn: 'Virgo 20',
  Mars: 'Gemini 20',
  Jupiter: 'Sagittarius 15',
  Venus: 'Leo 1',
  Mercury: 'Virgo 2',
  Rahu: 'Gemini 10',
};

test('null where the sign is not formed, or where nothing relieves it', () => {
  expect(reliefs({ ...TENDER, Moon: 'Leo 15' })).toBeNull();
  expect(reliefs({ ...TENDER, Jupiter: 'Pisces 15' })).toBeNull();
  expect(reliefs(TENDER)).toBeNull();
  // Venus in an angle would relieve it, but Jupiter sees the Moon from Pisces: there is no sign to relieve.
  expect(reliefs({ ...TENDER, Venus: 'Cancer 20', Jupiter: 'Pisces 15' })).toBeNull();
});

test('Jupiter in the first relieves it, a bright Moon too', () => {
  expect(reliefs({ ...TENDER, Jupiter: 'Aries 15' })).toEqual(['jupiter_in_first']);
  expect(reliefs({ ...TENDER, Sun: 'Taurus 20', Mercury: 'Taurus 2' })).toContain('full_moon');
});

test('the Moon is bright from the tenth tithi of the bright half to the end of the fifth of the dark one', () => {
  // The Moon at 225 degrees: 108 from Cancer 27, 240 from Pisces 15.
  const isBright = (sun: Drawn) => reliefs({ ...TENDER, Sun: sun })?.includes('full_moon') ?? false;
  expect([isBright('Cancer 27'), isBright('Cancer 27.5')]).toEqual([true, false]);
  expect([isBright('Pisces 15.5'), isBright('Pisces 15')]).toEqual([true, false]);
});

test('strong is the lord from 60 points on', () => {
  const chart = chartOf({ ...TENDER, Mars: 'Capricorn 28' });
  const strengths = planetStrengths(chart, null);
  const withMars = (value: number) => relievedEarlyYears(chart, { ...strengths, Mars: { ...strengths.Mars, value } });
  expect([withMars(60)?.map(({ id }) => id), withMars(59.9)]).toEqual([['strong_lord_in_kendra'], null]);
});

test('the lord of the ascendant relieves it from an angle when he is strong', () => {
  expect(reliefs({ ...TENDER, Mars: 'Capricorn 28' })).toContain('strong_lord_in_kendra');
});

test('benefics in the angles relieve it', () => {
  expect(reliefs({ ...TENDER, Venus: 'Cancer 20' })).toEqual(['benefics_in_kendra']);
});
