/** Brahma: the reference chart worked by hand, 80 births through sthira dasha, and drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { brahma, classicalBrahma } from '../../../lib/astro/jaimini/brahma.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';
import { referenceChart } from '../../support/referenceChart.ts';

describe('of the lords of 6, 8 and 12', () => {
  test('the reference chart: Jupiter 12.40 before the Moon 8.25 and Saturn 3.90', () => {
    const found = brahma(referenceChart());
    expect([found.planet, SIGNS[found.signIndex], found.reason]).toEqual(['Jupiter', 'Sagittarius', 'highest_degree']);
    expect(found.candidates.map(({ houses, planet }) => [planet, houses])).toEqual([
      ['Jupiter', [8]],
      ['Saturn', [6]],
      ['Moon', [12]],
    ]);
  });

  test('a lord of the eighth in the eighth goes before any degree', () => {
    const chart = chartOf({ Ascendant: 'Leo', Jupiter: 'Pisces 1', Moon: 'Leo 29', Saturn: 'Leo 28' });
    expect(brahma(chart)).toMatchObject({ planet: 'Jupiter', reason: 'eighth_lord_at_home' });
  });

  test('at one degree the lord of the eighth, then of the sixth', () => {
    const at = (moon: string, saturn: string, jupiter: string) =>
      brahma(
        chartOf({
          Ascendant: 'Leo',
          Moon: `Leo ${Number(moon)}`,
          Saturn: `Leo ${Number(saturn)}`,
          Jupiter: `Leo ${Number(jupiter)}`,
        }),
      ).planet;
    expect(at('9', '9', '9')).toBe('Jupiter');
    expect(at('9', '9', '8')).toBe('Saturn');
    expect(at('9.0001', '9', '9')).toBe('Moon');
  });

  test('a planet that owns two of the houses counts once', () => {
    // Venus owns the sixth and, for Sagittarius rising, not the eighth; for Aries rising Mercury owns only the sixth.
    const chart = chartOf({ Ascendant: 'Libra', Jupiter: 'Leo 20', Venus: 'Leo 10', Mercury: 'Leo 5' });
    expect(brahma(chart).candidates.map(({ planet }) => planet)).toEqual(['Venus', 'Jupiter', 'Mercury']);
    const merged = chartOf({ Ascendant: 'Aquarius', Moon: 'Leo', Mercury: 'Leo 29', Saturn: 'Leo' });
    expect(brahma(merged).candidates.map(({ houses, planet }) => [planet, houses])).toEqual([
      ['Mercury', [8]],
      ['Moon', [6]],
      ['Saturn', [12]],
    ]);
  });

  test('Mars and Saturn alone own Scorpio and Aquarius', () => {
    const chart = chartOf({ Ascendant: 'Aries', Mars: 'Leo 10', Ketu: 'Leo 29' });
    expect(brahma(chart).candidates.map(({ planet }) => planet)).toEqual(['Mars', 'Mercury', 'Jupiter']);
  });
});

describe('as the Sutras word it', () => {
  test('the reference chart: no planet qualifies from Aquarius, so the lord of the eighth from the atmakaraka', () => {
    // From Aquarius: Mercury in Pisces and the Moon in Scorpio stand in even signs, Saturn in the first house.
    // The atmakaraka is Venus in Taurus; the eighth from there is Sagittarius, of Jupiter.
    expect(classicalBrahma(referenceChart())).toMatchObject({
      referenceSignIndex: SIGNS.indexOf('Aquarius'),
      planet: 'Jupiter',
      handedOverBy: null,
      reason: 'eighth_lord_from_atmakaraka',
    });
  });

  /** Aries leads Libra by its planets; its lords of 6, 8 and 12 are Mercury, Mars (Ketu stands in Scorpio) and Jupiter. */
  const FROM_ARIES = { Ascendant: 'Aries', Moon: 'Aries', Saturn: 'Aries', Ketu: 'Scorpio' } as const;

  test('one in an odd sign of the visible half', () => {
    const chart = chartOf({ ...FROM_ARIES, Mercury: 'Libra', Mars: 'Gemini', Jupiter: 'Capricorn' });
    expect(classicalBrahma(chart)).toMatchObject({ planet: 'Mercury', reason: 'only_candidate' });
  });

  test('of several the one with most degrees', () => {
    const chart = chartOf({ ...FROM_ARIES, Mercury: 'Sagittarius 10', Mars: 'Aquarius 20', Jupiter: 'Capricorn 29' });
    expect(classicalBrahma(chart)).toMatchObject({ planet: 'Mars', reason: 'highest_degree', handedOverBy: null });
  });

  test('Saturn hands over to the sixth planet from him, Mars', () => {
    const chart = chartOf({
      Ascendant: 'Cancer',
      Sun: 'Cancer',
      Moon: 'Cancer',
      Venus: 'Cancer',
      Saturn: 'Aquarius 20',
      Rahu: 'Aquarius 5',
      Jupiter: 'Cancer 10',
      Mercury: 'Leo 10',
    });
    expect(classicalBrahma(chart)).toMatchObject({ planet: 'Mars', handedOverBy: 'Saturn', reason: 'only_candidate' });
  });
});
