import { expect, test } from '@jest/globals';
import { kemdrum } from '../../../lib/astro/dosha/kemdrum.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';
import { LONELY_MOON } from '../../support/lonelyMoon.ts';

doshaTest(kemdrum, {
  present: [LONELY_MOON, { ...LONELY_MOON, Rahu: 'Cancer' }],
  absent: [
    { ...LONELY_MOON, Sun: 'Cancer' },
    { ...LONELY_MOON, Jupiter: 'Taurus' },
  ],
  met: {
    classical: LONELY_MOON,
    kendra_from_moon: { ...LONELY_MOON, Jupiter: 'Sagittarius' },
    benefic_aspect: { ...LONELY_MOON, Jupiter: 'Aquarius' },
    malefic_aspect: { ...LONELY_MOON, Saturn: 'Aries' },
    joined: { ...LONELY_MOON, Sun: 'Gemini' },
    well_placed: { ...LONELY_MOON, Ascendant: 'Gemini' },
    full_moon: { ...LONELY_MOON, Sun: 'Sagittarius', Jupiter: 'Aquarius' },
    kendra_from_ascendant: { ...LONELY_MOON, Jupiter: 'Capricorn' },
    jupiter_or_lord: { ...LONELY_MOON, Mercury: 'Libra' },
    navamsa: { ...LONELY_MOON, Moon: 'Gemini 1' },
  },
});

test('without relief it is severe; one half leaves half, two halves or one whole cancel', () => {
  const net = (drawing: object) => {
    const { score, status } = doshaIn(kemdrum, { ...LONELY_MOON, ...drawing });
    return [score!.value, status];
  };
  expect(doshaIn(kemdrum, LONELY_MOON)).toMatchObject({ severity: 'severe', status: 'active', reliefs: [] });
  expect(net({})).toEqual([60, 'active']);
  expect(net({ Saturn: 'Aries' })).toEqual([30, 'reduced']);
  expect(net({ Saturn: 'Aries', Moon: 'Gemini 1' })).toEqual([9, 'cancelled']);
  expect(net({ Jupiter: 'Sagittarius' })).toEqual([9, 'cancelled']);
});

test('the Sun next to the Moon prevents it, though not by the classical count', () => {
  const { evidence, isPresent } = doshaIn(kemdrum, { ...LONELY_MOON, Sun: 'Cancer' });
  expect(isPresent).toBe(false);
  expect(evidence.find(({ id }) => id === 'classical')!.isMet).toBe(true);
  const [alone] = evidence;
  expect(alone!.observed).toEqual({ second: ['Sun'], twelfth: [] });
});
