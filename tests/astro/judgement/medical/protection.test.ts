import { expect, test } from '@jest/globals';
import { protectionOf, type StrengthTypeId } from '../../../../lib/astro/judgement/medical/protection.ts';
import { neechaBhangaRajaYoga } from '../../../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { SEVEN_PLANETS, type Planet } from '../../../../lib/astro/tables/planets.ts';
import type { ShadbalaRatios } from '../../../../lib/astro/strength/shadbala.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const ratiosOf = (ratio: number) => Object.fromEntries(SEVEN_PLANETS.map((id) => [id, ratio])) as ShadbalaRatios;

function of(planet: Planet, drawing: Drawing, ratio: number | null = null) {
  const chart = chartOf(drawing);
  return protectionOf(
    { chart, ratios: ratio === null ? null : ratiosOf(ratio) },
    planet,
    neechaBhangaRajaYoga(chart, planet),
  );
}
const points = (planet: Planet, id: StrengthTypeId, drawing: Drawing, ratio: number | null = null): number =>
  of(planet, drawing, ratio).types.find((type) => type.id === id)!.points;

/** Nobody joins or aspects Jupiter in Cancer or in Pisces. */
const ALONE: Drawing = {
  Sun: 'Gemini 5',
  Moon: 'Leo 15',
  Mercury: 'Taurus 20',
  Venus: 'Leo 1',
  Mars: 'Aries 15',
  Saturn: 'Leo 20',
  Rahu: 'Leo 25',
};

test('dignity: exalted 30, moolatrikona 27, own 25', () => {
  const at = (drawn: Drawing) => points('Jupiter', 'dignity', drawn);
  expect(at({ Jupiter: 'Cancer' })).toBe(30);
  expect(at({ Jupiter: 'Sagittarius 5' })).toBe(27);
  expect(at({ Jupiter: 'Pisces' })).toBe(25);
  expect(at({ Jupiter: 'Capricorn' })).toBe(0);
});

test('direction 15 in the one house, vargottama 12, kendra or trikona 10', () => {
  const first: Drawing = { Ascendant: 'Aries', Jupiter: 'Aries 1' };
  expect(points('Jupiter', 'directional_strength', first)).toBe(15);
  expect(points('Jupiter', 'vargottama', first)).toBe(12);
  expect(points('Jupiter', 'well_housed', first)).toBe(10);
  const second: Drawing = { Ascendant: 'Aries', Jupiter: 'Taurus 1' };
  expect(points('Jupiter', 'directional_strength', second)).toBe(0);
  expect(points('Jupiter', 'vargottama', second)).toBe(0);
  expect(points('Jupiter', 'well_housed', second)).toBe(0);
});

test('malefics ward off illness from the 3rd, 6th and 11th; benefics do not', () => {
  expect(points('Saturn', 'well_housed', { Ascendant: 'Aries', Saturn: 'Virgo' })).toBe(8);
  expect(points('Jupiter', 'well_housed', { Ascendant: 'Aries', Jupiter: 'Virgo' })).toBe(0);
});

test('a dispositor strong by sign; a planet in its own sign has none', () => {
  expect(points('Mars', 'strong_dispositor', { Mars: 'Gemini', Mercury: 'Gemini 20' })).toBe(10);
  expect(points('Mars', 'strong_dispositor', { Mars: 'Gemini', Mercury: 'Cancer 2' })).toBe(0);
  expect(points('Mars', 'strong_dispositor', { Mars: 'Aries' })).toBe(0);
  // A node gives what its host can give.
  expect(points('Rahu', 'strong_dispositor', { Rahu: 'Gemini', Mercury: 'Virgo 3' })).toBe(16);
});

test('shadbala from once what is needed; none for nodes and drawn charts', () => {
  expect(points('Mars', 'shadbala', {}, 1.25)).toBe(8);
  expect(points('Mars', 'shadbala', {}, 1.1)).toBe(4);
  expect(points('Mars', 'shadbala', {}, 0.9)).toBe(0);
  expect(points('Rahu', 'shadbala', {}, 1.5)).toBe(0);
  expect(points('Mars', 'shadbala', {})).toBe(0);
});

test('a raised fall gives 20', () => {
  const raised: Drawing = { Ascendant: 'Aries', Saturn: 'Aries 14', Mars: 'Cancer', Venus: 'Capricorn' };
  expect(points('Saturn', 'raised_fall', raised)).toBe(20);
  expect(points('Saturn', 'raised_fall', { Saturn: 'Libra' })).toBe(0);
});

test('levels: Jupiter exalted in the 1st with all that helps protects fully, in the 6th with an enemy not at all', () => {
  const full = of('Jupiter', { Ascendant: 'Cancer', Jupiter: 'Cancer 1', Moon: 'Taurus 2' }, 1.3);
  // 30 exalted, 15 direction, 12 vargottama, 10 host, 10 kendra, 8 shadbala.
  expect(full.value).toBeGreaterThanOrEqual(85);
  expect(full.level).toBe('full');
  const none = of('Jupiter', { Ascendant: 'Aries', Jupiter: 'Libra 5', Venus: 'Aries 5' });
  expect(none.value).toBeLessThan(24);
  expect(none.level).toBe('none');
});

test('levels begin at 65, 45 and 24', () => {
  const levelAt = (drawing: Drawing, ratio: number | null = null) => {
    const { level, value } = of('Jupiter', drawing, ratio);
    return [value, level];
  };
  // Own sign 25, and no more in the 6th; exalted 30 with 12 and 8 in the 2nd; the same in a kendra.
  expect(levelAt({ ...ALONE, Ascendant: 'Libra', Jupiter: 'Pisces 5' })).toEqual([25, 'partial']);
  expect(levelAt({ ...ALONE, Ascendant: 'Gemini', Jupiter: 'Cancer 1' })).toEqual([42, 'partial']);
  expect(levelAt({ ...ALONE, Ascendant: 'Gemini', Jupiter: 'Cancer 1' }, 1.1)).toEqual([46, 'good']);
  expect(levelAt({ ...ALONE, Ascendant: 'Libra', Jupiter: 'Cancer 1' }, 1.1)).toEqual([56, 'good']);
  expect(levelAt({ ...ALONE, Ascendant: 'Cancer', Jupiter: 'Cancer 1' })).toEqual([67, 'full']);
});
