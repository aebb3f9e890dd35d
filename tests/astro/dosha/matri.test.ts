import { expect, test } from '@jest/globals';
import { matri } from '../../../lib/astro/dosha/matri.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(matri, {
  present: [
    // Leo rising, Scorpio the 4th, Mars its lord.
    { Ascendant: 'Leo', Moon: 'Scorpio', Saturn: 'Scorpio', Mars: 'Aquarius' },
    { Ascendant: 'Leo', Moon: 'Scorpio', Rahu: 'Scorpio', Mars: 'Aquarius' },
    { Ascendant: 'Leo', Mars: 'Capricorn' },
    { Ascendant: 'Leo', Mars: 'Pisces' },
    { Ascendant: 'Leo', Mars: 'Cancer' },
  ],
  absent: [
    { Ascendant: 'Leo', Moon: 'Scorpio', Mars: 'Aquarius' },
    { Ascendant: 'Leo', Moon: 'Libra', Saturn: 'Libra', Mars: 'Aquarius' },
    { Ascendant: 'Leo', Saturn: 'Scorpio', Mars: 'Aquarius' },
  ],
  met: {
    moon_joined: { Ascendant: 'Leo', Moon: 'Scorpio', Saturn: 'Scorpio', Mars: 'Aquarius' },
    in_fourth: { Ascendant: 'Leo', Moon: 'Scorpio', Saturn: 'Scorpio', Mars: 'Aquarius' },
    weak_lord: { Ascendant: 'Aries', Moon: 'Virgo 20', Sun: 'Virgo 15' },
    lord_dignified: { Ascendant: 'Leo', Mars: 'Capricorn' },
    jupiter: { Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Virgo' },
  },
});

test.each([
  ['the lord alone', { Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Leo' } as const, 20],
  [
    'the Moon with Saturn in the 4th',
    { Ascendant: 'Leo', Moon: 'Scorpio', Saturn: 'Scorpio', Jupiter: 'Aries' } as const,
    55,
  ],
])('%s has %o, %d points', (_, drawing, points) => {
  expect(doshaIn(matri, drawing).score!.value).toBe(points);
});

test('Jupiter with the Moon is enough of Jupiter', () => {
  // Sagittarius rising, whose 4th is Jupiter’s own, and Jupiter in Leo with the Moon, looking elsewhere.
  const { evidence, isPresent } = doshaIn(matri, {
    Ascendant: 'Sagittarius',
    Jupiter: 'Leo',
    Moon: 'Leo',
  });
  const jupiter = evidence.find(({ id }) => id === 'jupiter')!;
  expect([isPresent, jupiter.isMet, jupiter.observed]).toEqual([
    false,
    true,
    { fourth_house: false, lord: false, moon: true },
  ]);
});
