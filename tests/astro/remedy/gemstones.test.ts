import { describe, expect, test } from '@jest/globals';
import { gemAdvice, gemAdvices, type GemAdvice, gemPriorityLevel } from '../../../lib/astro/remedy/gemstones.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { strengthsAt } from '../../support/strengthsOf.ts';

const MIDDLING = 57.5;

function advised(drawing: Drawing, planet: Planet, lords: readonly Planet[] = [], strength = MIDDLING): GemAdvice {
  return gemAdvice(chartOf(drawing), planet, strengthsAt(strength), lords);
}

function met({ conditions }: GemAdvice): string[] {
  return conditions.filter(({ isMet }) => isMet).map(({ id }) => id);
}

describe('by lordship (BPHS 34)', () => {
  test('Aries rising: lords of the 1st, 5th and 9th are worn, though they own the 8th or 12th too', () => {
    const verdicts = gemAdvices(chartOf({ Ascendant: 'Aries' }), strengthsAt(MIDDLING), []).map(
      ({ planet, verdict }) => `${planet} ${verdict}`,
    );
    expect(verdicts.slice(0, 7)).toEqual([
      'Sun wear',
      'Moon not_called_for',
      'Mars wear',
      'Mercury avoid',
      'Jupiter wear',
      'Venus avoid',
      'Saturn avoid',
    ]);
  });

  test('the lord of the 3rd and 6th is barred by the 6th, and the ground names it', () => {
    const advice = advised({ Ascendant: 'Aries' }, 'Mercury');
    expect(met(advice)).toEqual(['dusthana_lord', 'functional_malefic']);
    expect(advice.conditions.find(({ id }) => id === 'dusthana_lord')!.text.en).toContain('the 6th');
  });

  test('the yogakaraka of Libra is Saturn, lord of the 4th and 5th', () => {
    expect(met(advised({ Ascendant: 'Libra' }, 'Saturn'))).toEqual(['trikona_lord', 'yogakaraka']);
  });

  test('the stone of an ascendant lord who is a maraka too, or a functional malefic, is worn with caution', () => {
    expect(advised({ Ascendant: 'Capricorn' }, 'Saturn')).toMatchObject({ verdict: 'with_caution' });
    const venus = advised({ Ascendant: 'Taurus' }, 'Venus');
    expect(venus.verdict).toBe('with_caution');
    expect(met(venus)).toEqual(['ascendant_lord', 'maraka', 'mixed_lordship']);
  });

  test('a debilitated functional malefic is never worn, not even the lord of the ascendant', () => {
    const venus = advised({ Ascendant: 'Taurus', Venus: 'Virgo' }, 'Venus');
    expect(venus.verdict).toBe('avoid');
    expect(met(venus)).toContain('debilitated_malefic');
    expect(venus.priority).toMatchObject({ value: 0, parts: [] });
  });
});

describe('by the running period', () => {
  test('a lord counts if he is a functional benefic', () => {
    expect(met(advised({ Ascendant: 'Aries' }, 'Sun', ['Sun', 'Moon']))).toEqual(['trikona_lord', 'mahadasha_lord']);
    expect(met(advised({ Ascendant: 'Aries' }, 'Jupiter', ['Moon', 'Jupiter']))).toEqual([
      'trikona_lord',
      'antardasha_lord',
    ]);
    expect(met(advised({ Ascendant: 'Aries' }, 'Moon', ['Moon', 'Moon']))).toEqual([]);
  });

  test('a node is thought of in its own period only, and well placed only', () => {
    const tenth: Drawing = { Ascendant: 'Aries', Rahu: 'Capricorn' };
    expect(advised(tenth, 'Rahu', ['Rahu', 'Moon']).verdict).toBe('with_caution');
    expect(advised(tenth, 'Rahu', ['Moon', 'Sun', 'Rahu']).verdict).toBe('not_called_for');
    // In the 7th, in a sign of Venus, who is a functional malefic for Aries.
    const seventh: Drawing = { Ascendant: 'Aries', Rahu: 'Libra' };
    expect(advised(seventh, 'Rahu', ['Rahu', 'Moon']).verdict).toBe('avoid');
    expect(met(advised({ Ascendant: 'Aries', Rahu: 'Leo' }, 'Rahu', ['Rahu']))).toContain('well_placed');
  });
});

describe('of the nodes', () => {
  const tenth: Drawing = { Ascendant: 'Aries', Rahu: 'Capricorn' };

  test('the antardasha is enough, the pratyantardasha is not', () => {
    expect(advised(tenth, 'Rahu', ['Moon', 'Rahu']).verdict).toBe('with_caution');
    expect(advised(tenth, 'Rahu', ['Moon', 'Sun', 'Rahu']).verdict).toBe('not_called_for');
  });

  test('the 3rd, 6th, 10th and 11th are good places; a kendra alone is none', () => {
    // Signs of Mercury, Venus and Saturn, functional malefics for Aries, bar a planet elsewhere.
    const placed = (Rahu: 'Gemini' | 'Virgo' | 'Capricorn' | 'Aquarius' | 'Libra') =>
      advised({ Ascendant: 'Aries', Rahu }, 'Rahu', ['Rahu']).verdict;
    expect((['Gemini', 'Virgo', 'Capricorn', 'Aquarius'] as const).map(placed)).toEqual(Array(4).fill('with_caution'));
    expect(placed('Libra')).toBe('avoid');
  });

  test('help half wanted makes half of 45', () => {
    expect(advised(tenth, 'Rahu', ['Rahu']).priority.value).toBe(22.5);
  });
});

test('of benefits: yogakaraka 30, mahadasha 30, antardasha 15, a weak benefic 30 below 50 of strength', () => {
  const points = (drawing: Drawing, planet: Planet, lords: readonly Planet[], strength: number) =>
    advised(drawing, planet, lords, strength).priority.parts.map(({ id, max }) => `${id} ${max}`);
  expect(points({ Ascendant: 'Libra' }, 'Saturn', ['Moon', 'Saturn'], 49)).toEqual([
    'trikona_lord 45',
    'yogakaraka 30',
    'antardasha_lord 15',
  ]);
  expect(points({ Ascendant: 'Aries' }, 'Jupiter', [], 49)).toEqual(['trikona_lord 45', 'weak_benefic 30']);
  expect(points({ Ascendant: 'Aries' }, 'Jupiter', [], 50)).toEqual(['trikona_lord 45']);
});

test('a neutral planet without good or hard lordship is neither barred nor called for', () => {
  // The Moon owns the 4th of Aries.
  expect(advised({ Ascendant: 'Aries' }, 'Moon').verdict).toBe('not_called_for');
});

describe('priority is benefit times weakness', () => {
  test('whole at 45 of strength, half at 57.5, none at 70', () => {
    const mars = (strength: number) => advised({ Ascendant: 'Aries' }, 'Mars', [], strength).priority.value;
    expect([45, 57.5, 70].map(mars)).toEqual([60, 30, 0]);
  });

  test('is the sum of its parts, brought back to 100 where they pass it', () => {
    // Venus for Capricorn: trikona 45, yogakaraka 30, mahadasha 30, weak benefic 30.
    const { priority } = advised({ Ascendant: 'Capricorn' }, 'Venus', ['Venus', 'Moon'], 40);
    expect(priority.value).toBe(100);
    expect(priority.parts.map(({ id, points }) => `${id} ${points}`)).toEqual([
      'trikona_lord 45',
      'yogakaraka 30',
      'mahadasha_lord 30',
      'weak_benefic 30',
      'bounds -35',
    ]);
  });
});

test('a priority is high from 40 and medium from 20', () => {
  expect([100, 40, 39.9, 20, 19.9, 0.1, 0].map(gemPriorityLevel)).toEqual([
    'high',
    'high',
    'medium',
    'medium',
    'low',
    'low',
    'none',
  ]);
});
