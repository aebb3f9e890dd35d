import { expect, test } from '@jest/globals';
import { kendradhipati } from '../../../lib/astro/dosha/kendradhipati.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(kendradhipati, {
  present: [
    { Ascendant: 'Gemini', Jupiter: 'Virgo' },
    { Ascendant: 'Virgo', Jupiter: 'Cancer' },
    { Ascendant: 'Sagittarius', Mercury: 'Libra' },
    { Ascendant: 'Pisces', Mercury: 'Libra' },
  ],
  absent: [
    { Ascendant: 'Aries', Jupiter: 'Virgo' },
    { Ascendant: 'Leo' },
    { Ascendant: 'Scorpio' },
    // Mercury takes after a malefic, who as lord of a kendra gives up his malice.
    { Ascendant: 'Pisces', Mercury: 'Aquarius', Mars: 'Aquarius' },
  ],
  met: {
    in_maraka_house: { Ascendant: 'Gemini', Jupiter: 'Sagittarius' },
    troubled: { Ascendant: 'Gemini', Jupiter: 'Virgo', Saturn: 'Virgo' },
    in_trikona: { Ascendant: 'Gemini', Jupiter: 'Libra' },
    strong: { Ascendant: 'Gemini', Jupiter: 'Sagittarius' },
  },
});

test('is about the two kendras of the lord of the 7th', () => {
  const verdict = doshaIn(kendradhipati, { Ascendant: 'Virgo', Jupiter: 'Scorpio' });
  expect(verdict.planets).toEqual(['Jupiter']);
  expect(verdict.houses).toEqual([3, 4, 7]);
});
