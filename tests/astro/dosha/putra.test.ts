import { expect, test } from '@jest/globals';
import { putra } from '../../../lib/astro/dosha/putra.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

/** Taurus rising, Virgo the 5th: no two malefics on it, on Mercury or on Jupiter. */
const FREE: Drawing = {
  Ascendant: 'Taurus',
  Sun: 'Cancer',
  Moon: 'Scorpio',
  Mars: 'Gemini',
  Mercury: 'Leo 28',
  Jupiter: 'Taurus',
  Venus: 'Gemini',
  Saturn: 'Libra',
  Rahu: 'Aries',
};

doshaTest(putra, {
  present: [
    { ...FREE, Saturn: 'Virgo' },
    { ...FREE, Sun: 'Leo 1', Saturn: 'Gemini' },
    { ...FREE, Rahu: 'Taurus', Saturn: 'Leo' },
  ],
  absent: [FREE, { ...FREE, Mars: 'Cancer' }],
  met: {
    house: { ...FREE, Saturn: 'Virgo' },
    lord: { ...FREE, Sun: 'Leo 1', Saturn: 'Gemini' },
    jupiter: { ...FREE, Rahu: 'Taurus', Saturn: 'Leo' },
    all: { Ascendant: 'Virgo', Sun: 'Cancer', Mars: 'Libra', Jupiter: 'Cancer', Saturn: 'Libra', Rahu: 'Aries' },
    benefic_in_fifth: { ...FREE, Saturn: 'Virgo', Venus: 'Virgo' },
    benefic_on_lord: { ...FREE, Sun: 'Leo 1', Saturn: 'Gemini', Venus: 'Aquarius' },
  },
});

test('Jupiter as lord of the 5th is counted once', () => {
  const { evidence } = doshaIn(putra, { Ascendant: 'Leo', Jupiter: 'Cancer', Sun: 'Capricorn', Saturn: 'Cancer' });
  const met = evidence.filter(({ effect, isMet }) => effect === 'strengthens' && isMet).map(({ id }) => id);
  expect(met).toContain('lord');
  expect(met).not.toContain('jupiter');
});
