import { expect, test } from '@jest/globals';
import { pitra } from '../../../lib/astro/dosha/pitra.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(pitra, {
  present: [
    { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo 15' },
    { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Sagittarius' },
    { Sun: 'Cancer 5', Ketu: 'Cancer 15', Saturn: 'Sagittarius 15', Jupiter: 'Taurus' },
  ],
  // Jupiter, lord of the 9th, stands in the 2nd house, untouched by Saturn and Rahu; the Sun in the 3rd.
  absent: [{ Jupiter: 'Taurus', Saturn: 'Libra', Rahu: 'Virgo', Sun: 'Leo' }],
  met: {
    sun_in_ninth_afflicted: { Sun: 'Sagittarius', Saturn: 'Gemini' },
    sun_joined: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    ninth_lord_joined: { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Sagittarius' },
    ninth_lord_weak: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo' },
    ninth_house_occupied: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    fifth_afflicted: { Sun: 'Sagittarius', Rahu: 'Leo' },
    node_and_luminary: { Sun: 'Sagittarius', Rahu: 'Leo' },
    jupiter: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Leo' },
    ninth_lord_at_home: { Jupiter: 'Cancer', Rahu: 'Cancer', Saturn: 'Sagittarius' },
  },
});

test('the Sun joined by Saturn in the 9th, with a lord of the 9th in the 6th: 40, 25, 10, 20 and 15', () => {
  // Aries rising: Jupiter, lord of the 9th, in Virgo, the 6th; neither he nor the Sun is under Rahu; Jupiter aspects no
  // sign of these (Capricorn, Pisces, Taurus). The lord of the 5th is the Sun himself, who is afflicted: 15.
  const { score, severity, status } = doshaIn(pitra, {
    Sun: 'Sagittarius',
    Saturn: 'Sagittarius',
    Jupiter: 'Virgo',
    Rahu: 'Scorpio',
  });
  expect(score!.parts.map(({ points }) => points)).toEqual([40, 25, 10, 20, 15, -10]);
  expect([score!.value, severity, status]).toEqual([100, 'severe', 'active']);
});

test('a lord of the 9th with a node alone is partial, an aspect on him alone is nothing', () => {
  const joined = doshaIn(pitra, { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Cancer' });
  expect(joined).toMatchObject({ isPresent: false, status: 'partial', severity: 'none', score: null });
  const aspected = doshaIn(pitra, { Jupiter: 'Leo', Saturn: 'Gemini', Sun: 'Cancer', Rahu: 'Virgo' });
  expect(aspected).toMatchObject({ isPresent: false, status: 'absent' });
});

test('a strong Sun does not make it stronger', () => {
  const withSun = (Sun: 'Leo' | 'Scorpio') =>
    doshaIn(pitra, { Sun, Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Saturn: 'Sagittarius', Ascendant: 'Aries' }).score!
      .value;
  expect(withSun('Leo')).toBeLessThanOrEqual(withSun('Scorpio'));
});
