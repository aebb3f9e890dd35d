/** What becomes of a year that falls to the Moon, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CHOICES, type YearLordChoices } from '../../../lib/astro/varshphal/tajikaChoices.ts';
import { varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { drawnAnnual } from '../../support/annual.ts';
import type { Drawing } from '../../support/chartOf.ts';

/** Leo rises at birth, and after a year the Muntha is in Virgo. */
const NATAL = { Ascendant: 'Leo' } as const;

/**
 * Taurus rises by night: Mercury, the Sun, Venus, and the Moon as tri-rashi lord. She is exalted and alone sees the
 * ascendant, as the others stand in the 8th from it.
 */
const CHART: Drawing = {
  ...{ Ascendant: 'Taurus 10', Moon: 'Taurus 3', Sun: 'Sagittarius 20', Mercury: 'Sagittarius 25' },
  ...{ Venus: 'Sagittarius 8', Mars: 'Gemini 20', Jupiter: 'Libra 20', Saturn: 'Sagittarius 12' },
};

function lordOf(more: Drawing = {}, moon: YearLordChoices['moon'] = 'tn') {
  const annual = drawnAnnual({ natal: NATAL, chart: { ...CHART, ...more }, isDayReturn: false });
  const { moonOutcome, planet, steps } = varshesha(annual, { ...DEFAULT_CHOICES, moon });
  const stepOf = (id: string) => steps.find((step) => step.id === id);
  return { moonOutcome, planet, stepOf };
}

describe('by the text', () => {
  test('she hands it to the office-bearer she joins by ithasala', () => {
    // From Taurus 3 she sees Virgo by trine: 6 degrees to the Sun, of 13.5.
    const { stepOf, ...found } = lordOf({ Sun: 'Virgo 9' });
    expect(found).toEqual({ planet: 'Sun', moonOutcome: 'ithasala' });
    expect(stepOf('moon_joins')).toMatchObject({ observed: { planet: 'Sun', gap: 6, orb: 13.5 } });
  });

  test('of two whom she joins, to the nearer', () => {
    // To Mercury in Pisces, the 11th from her, 4 or 8 degrees, of 9.5.
    expect(lordOf({ Sun: 'Virgo 9', Mercury: 'Pisces 7' })).toMatchObject({ planet: 'Mercury' });
    expect(lordOf({ Sun: 'Virgo 9', Mercury: 'Pisces 11' })).toMatchObject({ planet: 'Sun' });
  });

  test.each([
    ['she has passed, if by half a degree', { Sun: 'Virgo 2.5' }],
    ['is out of her orb', { Sun: 'Virgo 17' }],
    ['holds no office, as Jupiter', { Jupiter: 'Virgo 9' }],
  ] as const)('whom %s is not joined, and the lord of her sign takes it', (_, more) => {
    expect(lordOf(more)).toMatchObject({ planet: 'Venus', moonOutcome: 'sign_lord' });
  });

  test('at the very degree, and at the end of the orb, she joins', () => {
    expect(lordOf({ Sun: 'Virgo 3' })).toMatchObject({ planet: 'Sun', moonOutcome: 'ithasala' });
    expect(lordOf({ Sun: 'Virgo 16.5' })).toMatchObject({ planet: 'Sun', moonOutcome: 'ithasala' });
  });

  test('in Cancer she stays, by night as by day', () => {
    // Taurus is the 11th from Cancer.
    expect(lordOf({ Moon: 'Cancer 3' })).toMatchObject({ planet: 'Moon', moonOutcome: 'stays' });
    // Pisces has her for its tri-rashi lord by day; the Sun, Mercury and Jupiter are blind to it.
    const chart: Drawing = {
      ...CHART,
      ...{ Ascendant: 'Pisces', Moon: 'Cancer 3', Sun: 'Leo 5', Mercury: 'Leo 20', Jupiter: 'Aries 5' },
    };
    const byDay = varshesha(drawnAnnual({ natal: NATAL, chart, isDayReturn: true }));
    expect(byDay).toMatchObject({ planet: 'Moon', moonOutcome: 'stays' });
    expect(byDay.steps.find(({ id }) => id === 'moon_hands_on')).toMatchObject({ isMet: false });
  });
});

describe('passed over', () => {
  test('she gives way to the next strongest that sees the ascendant', () => {
    expect(lordOf({ Sun: 'Virgo 2.5' }, 'passed_over')).toMatchObject({ planet: 'Sun', moonOutcome: 'next_strongest' });
  });

  test('where no other does, to any planet she joins, an office-bearer or not', () => {
    expect(lordOf({ Jupiter: 'Virgo 9' }, 'passed_over')).toMatchObject({ planet: 'Jupiter', moonOutcome: 'ithasala' });
  });

  test('else to the lord of her sign', () => {
    expect(lordOf({}, 'passed_over')).toMatchObject({ planet: 'Venus', moonOutcome: 'sign_lord' });
  });

  test('in Cancer too', () => {
    expect(lordOf({ Moon: 'Cancer 3', Sun: 'Virgo 9' }, 'passed_over')).toMatchObject({ planet: 'Sun' });
  });
});

test('she keeps the year where the caller wants it so', () => {
  const { stepOf, ...found } = lordOf({ Sun: 'Virgo 9' }, 'keep');
  expect(found).toEqual({ planet: 'Moon', moonOutcome: 'keeps' });
  expect(stepOf('moon_hands_on')).toMatchObject({ isMet: false });
});

test('a year that falls to another is no matter of hers', () => {
  // Venus in her own sign outweighs the Moon, a guest in Leo.
  expect(lordOf({ Moon: 'Leo 20', Venus: 'Taurus 10' })).toMatchObject({ planet: 'Venus', moonOutcome: null });
});
