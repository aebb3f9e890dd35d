import { describe, expect, test } from '@jest/globals';
import { countedTypes, planetWeakness } from '../../../../lib/astro/judgement/medical/weakness.ts';
import type { WeaknessTypeId } from '../../../../lib/astro/judgement/medical/weaknessTypes.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing, type Drawn } from '../../../support/chartOf.ts';

const of = (planet: Planet, drawing: Drawing) => planetWeakness(chartOf(drawing), planet);
const points = (planet: Planet, id: WeaknessTypeId, drawing: Drawing): number =>
  of(planet, drawing).types.find((type) => type.id === id)!.points;

/** Saturn in Aries and nothing that lifts him: Mars and Venus in no kendra from the ascendant, the Moon or each other. */
const FALLEN: Drawing = {
  Ascendant: 'Aries',
  Moon: 'Aries 25',
  Saturn: 'Aries 14',
  Mars: 'Taurus',
  Venus: 'Gemini 28',
  Sun: 'Gemini 5',
};

describe('points by the table', () => {
  test('debilitated 30, with one condition of neecha bhanga 12, with two none', () => {
    expect(points('Saturn', 'debilitated', FALLEN)).toBe(30);
    expect(points('Saturn', 'debilitated', { ...FALLEN, Venus: 'Leo 28' })).toBe(12);
    expect(points('Saturn', 'debilitated', { ...FALLEN, Venus: 'Leo 28', Sun: 'Cancer 5' })).toBe(0);
    expect(points('Saturn', 'debilitated', { Saturn: 'Libra' })).toBe(0);
  });

  test('combust: deep 25, half of it where the planet is retrograde or at home', () => {
    const near: Drawing = { Sun: 'Gemini 10', Venus: 'Gemini 11' };
    expect(points('Venus', 'combust', near)).toBe(25);
    expect(points('Venus', 'combust', { ...near, Venus: 'Gemini 11 R' })).toBe(12.5);
    expect(points('Venus', 'combust', { Sun: 'Taurus 10', Venus: 'Taurus 11' })).toBe(12.5);
    expect(points('Venus', 'combust', { Sun: 'Gemini 10', Venus: 'Gemini 15' })).toBe(18);
    expect(points('Venus', 'combust', { Sun: 'Gemini 10', Venus: 'Gemini 18' })).toBe(10);
    expect(points('Venus', 'combust', { Sun: 'Gemini 10', Venus: 'Gemini 21' })).toBe(0);
  });

  test('placement: the 8th 14, the 12th 10, the 6th 8', () => {
    const at = (sign: 'Virgo' | 'Scorpio' | 'Pisces' | 'Leo') =>
      points('Jupiter', 'dusthana_placement', { Ascendant: 'Aries', Jupiter: sign });
    expect([at('Virgo'), at('Scorpio'), at('Pisces'), at('Leo')]).toEqual([8, 14, 10, 0]);
  });

  test('enemies, functional malefics, lords of dusthanas, direction', () => {
    // Saturn in Leo: the Sun is no friend by nature; in the 2nd from him a friend of the moment makes it even, in the 7th worse.
    expect(points('Saturn', 'enemy_sign', { Saturn: 'Leo', Sun: 'Aquarius 5' })).toBe(15);
    expect(points('Saturn', 'enemy_sign', { Saturn: 'Leo', Sun: 'Virgo 5' })).toBe(0);
    // For Aries rising Mercury is a malefic and owns the 6th.
    expect(points('Mercury', 'functional_malefic', { Ascendant: 'Aries' })).toBe(10);
    expect(points('Mercury', 'dusthana_lord', { Ascendant: 'Aries' })).toBe(6);
    expect(points('Jupiter', 'functional_malefic', { Ascendant: 'Aries' })).toBe(0);
    // Jupiter is powerful in the 1st and powerless in the 7th.
    expect(points('Jupiter', 'no_directional_strength', { Ascendant: 'Aries', Jupiter: 'Libra' })).toBe(8);
    expect(points('Jupiter', 'no_directional_strength', { Ascendant: 'Aries', Jupiter: 'Aries' })).toBe(0);
    expect(points('Rahu', 'no_directional_strength', { Ascendant: 'Aries', Rahu: 'Libra' })).toBe(0);
  });

  test('malefics 6 each and 12 at the most; the nodes do not press on each other', () => {
    const alone: Drawing = {
      Jupiter: 'Gemini',
      Sun: 'Taurus 5',
      Mars: 'Taurus',
      Saturn: 'Taurus',
      Rahu: 'Pisces',
      Moon: 'Taurus',
    };
    expect(points('Jupiter', 'malefic_influence', alone)).toBe(0);
    expect(points('Jupiter', 'malefic_influence', { ...alone, Mars: 'Gemini' })).toBe(6);
    const pressed: Drawing = { ...alone, Mars: 'Gemini', Saturn: 'Gemini', Sun: 'Gemini 5' };
    expect(points('Jupiter', 'malefic_influence', pressed)).toBe(12);
    const apart: Drawing = {
      Rahu: 'Pisces',
      Sun: 'Aries',
      Mars: 'Aries',
      Saturn: 'Gemini',
      Moon: 'Cancer',
      Mercury: 'Cancer 2',
    };
    const seen = of('Rahu', apart).types.find(({ id }) => id === 'malefic_influence')!.observed['planets'];
    expect(seen).not.toContain('Ketu');
  });

  test('near a node: within five degrees, across the border of signs too', () => {
    expect(points('Jupiter', 'near_node', { Rahu: 'Pisces 28', Jupiter: 'Aries 2' })).toBe(10);
    expect(points('Jupiter', 'near_node', { Rahu: 'Pisces 28', Jupiter: 'Aries 3.1' })).toBe(0);
    expect(points('Jupiter', 'near_node', { Rahu: 'Pisces 10', Jupiter: 'Virgo 14' })).toBe(10);
  });

  test('retrograde malefics, but not the nodes; junctions of houses', () => {
    expect(points('Saturn', 'retrograde_malefic', { Saturn: 'Sagittarius 15 R' })).toBe(4);
    expect(points('Jupiter', 'retrograde_malefic', { Jupiter: 'Virgo 15 R' })).toBe(0);
    expect(points('Rahu', 'retrograde_malefic', {})).toBe(0);
  });

  test('near the border of its house: more than 12° from its middle, or within 2° of the sign’s end', () => {
    const at = (ascendant: Drawn, jupiter: Drawn) =>
      points('Jupiter', 'house_junction', { Ascendant: ascendant, Jupiter: jupiter });
    expect([at('Aries 15', 'Virgo 2.5'), at('Aries 15', 'Virgo 3.5')]).toEqual([4, 0]);
    expect([at('Aries 10', 'Virgo 1.5'), at('Aries 10', 'Virgo 22.5')]).toEqual([4, 4]);
    // The middle takes precedence.
    expect(at('Aries 4', 'Virgo 1')).toBe(0);
  });
});

test('the score is the sum of what holds, and its severity follows', () => {
  const drawings: Drawing[] = [{}, FALLEN, { Ascendant: 'Virgo', Mars: 'Cancer 5', Saturn: 'Cancer 6' }];
  for (const drawing of drawings) {
    for (const planet of ['Sun', 'Mars', 'Saturn', 'Rahu'] as const) {
      const found = of(planet, drawing);
      const sum = countedTypes(found).reduce((total, type) => total + type.points, 0);
      expect(found.value).toBeCloseTo(Math.min(sum, 100), 9);
      const severity = sum >= 60 ? 'severe' : sum >= 40 ? 'high' : sum >= 20 ? 'moderate' : 'low';
      expect(found.severity).toBe(severity);
      expect(found.types).toHaveLength(11);
    }
  }
});
