import { expect, test } from '@jest/globals';
import { marak } from '../../../lib/astro/dosha/marak.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

const MAHADASHAS = [
  { lord: 'Venus', fromYears: 25, toYears: 45 },
  { lord: 'Mercury', fromYears: 45, toYears: 62 },
  { lord: 'Jupiter', fromYears: 62, toYears: 78 },
] as const;

doshaTest(marak, {
  present: [
    // Venus owns the 2nd and the 7th for Aries, Mercury the 2nd for Taurus and the 7th for Pisces.
    { Ascendant: 'Aries' },
    { Ascendant: 'Taurus' },
    { Ascendant: 'Pisces' },
  ],
  absent: [
    // Mars for Libra; the Sun and Saturn for Cancer.
    { Ascendant: 'Libra' },
    { Ascendant: 'Cancer' },
  ],
  met: {
    both_lords: { Ascendant: 'Virgo' },
    in_maraka_house: { Venus: 'Libra' },
    with_troubling_lord: { Venus: 'Sagittarius' },
    weak_first_lord: { Mars: 'Gemini 6' },
    strong_first_lord: { Mars: 'Capricorn' },
    jupiter: { Venus: 'Capricorn' },
  },
  facts: { mahadashas: MAHADASHAS },
});

test.each([
  [20, 30, false],
  [20, 30.1, true],
  [69.9, 89, true],
  [70, 90, false],
])('a period from %d to %d counts: %s', (fromYears, toYears, isCounted) => {
  expect(doshaIn(marak, {}, { mahadashas: [{ lord: 'Venus', fromYears, toYears }] }).isPresent).toBe(isCounted);
});

test('the lord of the ascendant is spared: Saturn for Capricorn, who owns the 2nd too', () => {
  const mahadashas = [{ lord: 'Saturn', fromYears: 35, toYears: 54 }] as const;
  expect(doshaIn(marak, { Ascendant: 'Capricorn' }, { mahadashas }).isPresent).toBe(false);
});

test('what weakens the lord of the ascendant leaves no room to call him strong', () => {
  const { evidence } = doshaIn(marak, { Mars: 'Aries 2', Sun: 'Aries 5' }, { mahadashas: MAHADASHAS });
  const met = evidence.filter(({ isMet }) => isMet).map(({ id }) => id);
  expect(met).toContain('weak_first_lord');
  expect(met).not.toContain('strong_first_lord');
});

test('it is formed by the lords whose periods run, and where none runs both are named', () => {
  const mahadashas = [{ lord: 'Jupiter', fromYears: 30, toYears: 46 }] as const;
  expect(doshaIn(marak, { Ascendant: 'Virgo' }, { mahadashas }).planets).toEqual(['Jupiter']);
  expect(doshaIn(marak, { Ascendant: 'Virgo' }).planets).toEqual(['Venus', 'Jupiter']);
});
