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
    kendra_from_ascendant: { ...LONELY_MOON, Mars: 'Libra' },
    kendra_from_moon: { ...LONELY_MOON, Jupiter: 'Sagittarius' },
    benefic_aspect: { ...LONELY_MOON, Jupiter: 'Aquarius' },
    full_and_dignified: {
      ...LONELY_MOON,
      Moon: 'Taurus 3',
      Sun: 'Scorpio 3',
      Mercury: 'Virgo 25',
      Venus: 'Virgo 28',
      Mars: 'Virgo 15',
      Saturn: 'Virgo 1',
      Jupiter: 'Virgo 2',
    },
  },
});

test('it stands whole, or is cancelled: 15 of a hundred are left', () => {
  const net = (drawing: object) => {
    const { score, severity, status } = doshaIn(kemdrum, { ...LONELY_MOON, ...drawing });
    return [score!.value, severity, status];
  };
  expect(net({})).toEqual([60, 'severe', 'active']);
  // Saturn stands in the 4th from the Moon.
  expect(net({ Saturn: 'Virgo' })).toEqual([9, 'mild', 'cancelled']);
  expect(net({ Jupiter: 'Sagittarius' })).toEqual([9, 'mild', 'cancelled']);
});

test('the Sun next to the Moon prevents it, though not by the classical count', () => {
  const { evidence, isPresent } = doshaIn(kemdrum, { ...LONELY_MOON, Sun: 'Cancer' });
  expect(isPresent).toBe(false);
  expect(evidence.find(({ id }) => id === 'classical')!.isMet).toBe(true);
  const [alone] = evidence;
  expect(alone!.observed).toEqual({ second: ['Sun'], twelfth: [] });
});
