import { expect, test } from '@jest/globals';
import { relievedEarlyYears } from '../../../../lib/astro/area/longevity/earlyYears.ts';
import { planetStrengths } from '../../../../lib/astro/strength.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

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

test('nothing is said where the sign is not formed, or where nothing relieves it', () => {
  expect(reliefs({ ...TENDER, Moon: 'Leo 15' })).toBeNull();
  expect(reliefs({ ...TENDER, Jupiter: 'Pisces 15' })).toBeNull();
  expect(reliefs(TENDER)).toBeNull();
});

test('Jupiter in the first relieves it, a bright Moon too', () => {
  expect(reliefs({ ...TENDER, Jupiter: 'Aries 15' })).toEqual(['jupiter_in_first']);
  expect(reliefs({ ...TENDER, Sun: 'Taurus 20', Mercury: 'Taurus 2' })).toContain('full_moon');
});

test('the lord of the ascendant relieves it from an angle when he is strong', () => {
  expect(reliefs({ ...TENDER, Mars: 'Capricorn 28' })).toContain('strong_lord_in_kendra');
});

test('benefics in the angles relieve it', () => {
  expect(reliefs({ ...TENDER, Venus: 'Cancer 20' })).toEqual(['benefics_in_kendra']);
});
