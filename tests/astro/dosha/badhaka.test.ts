import { expect, test } from '@jest/globals';
import { badhaka } from '../../../lib/astro/dosha/badhaka.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(badhaka, {
  present: [
    // Movable: the lord of the 11th, Saturn, with the lord of the ascendant or the Moon.
    { Ascendant: 'Aries', Mars: 'Pisces', Saturn: 'Pisces' },
    { Ascendant: 'Aries', Moon: 'Pisces', Saturn: 'Pisces' },
    // Fixed: the 9th, Mars for Leo. Dual: the 7th, Jupiter for Gemini.
    { Ascendant: 'Leo', Sun: 'Gemini', Mars: 'Gemini' },
    { Ascendant: 'Gemini', Mercury: 'Leo', Jupiter: 'Leo' },
  ],
  absent: [
    { Ascendant: 'Aries', Mars: 'Pisces', Saturn: 'Aquarius' },
    // The Moon obstructs for Scorpio, and is in her own company alone.
    { Ascendant: 'Scorpio', Mars: 'Aquarius' },
  ],
  met: {
    with_both: { Ascendant: 'Libra', Sun: 'Pisces', Moon: 'Pisces', Venus: 'Pisces' },
    with_node: { Ascendant: 'Cancer', Moon: 'Aquarius', Venus: 'Aquarius', Rahu: 'Leo' },
    in_dusthana: { Ascendant: 'Libra', Sun: 'Virgo', Moon: 'Virgo' },
    jupiter: { Ascendant: 'Aries', Mars: 'Pisces', Saturn: 'Pisces', Jupiter: 'Virgo' },
  },
});

test('Jupiter does not relieve himself', () => {
  const { evidence } = doshaIn(badhaka, { Ascendant: 'Gemini', Mercury: 'Leo', Jupiter: 'Leo' });
  expect(evidence.find(({ id }) => id === 'jupiter')).toMatchObject({ isMet: false });
});

test('the Moon as lord of the ascendant counts once', () => {
  const verdict = doshaIn(badhaka, { Ascendant: 'Cancer', Moon: 'Gemini', Venus: 'Gemini' });
  expect(verdict.planets).toEqual(['Venus', 'Moon']);
  expect(verdict.evidence.find(({ id }) => id === 'with_both')).toMatchObject({ isMet: false });
});
