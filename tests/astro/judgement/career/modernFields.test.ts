import { describe, expect, test } from '@jest/globals';
import { categoryReadings, fieldReadings } from '../../../../lib/astro/judgement/career/modernFields.ts';
import { NAKSHATRA_FIELDS } from '../../../../lib/astro/judgement/career/tables/work.ts';
import {
  WORK_CATEGORIES,
  WORK_FIELD_IDS,
  WORK_FIELDS,
} from '../../../../lib/astro/judgement/career/tables/workFields.ts';
import type { RankedPlanet } from '../../../../lib/astro/judgement/career/votes.ts';
import { PLANETS, type Planet } from '../../../../lib/astro/tables/planets.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const rankingOf = (shares: Partial<Record<Planet, number>>): RankedPlanet[] =>
  PLANETS.map((planet) => ({ planet, sharePercent: shares[planet] ?? 0, parts: [], votes: [] }));

const fields = (drawing: Drawing, shares: Partial<Record<Planet, number>>) =>
  fieldReadings(areaContextOf(drawing), rankingOf(shares));

describe('the fit of a field', () => {
  // Aries rising: Virgo is the 6th, dual and of earth; 15 degrees of it are Hasta, where accounting belongs.
  const drawing: Drawing = { Ascendant: 'Aries', Mercury: 'Virgo 15', Moon: 'Libra 15', Jupiter: 'Taurus' };
  const accounting = fields(drawing, { Mercury: 20, Saturn: 10 }).find(({ id }) => id === 'accounting')!;
  const points = Object.fromEntries(accounting.parts.map((part) => [part.id, part.points]));

  test('is made of votes of its planet and its helper, and of what colours the planet', () => {
    expect(points).toMatchObject({ planet: 40, helper: 3, element: 6, modality: 4, house: 6, nakshatra: 6 });
    // Swati, where the Moon is, belongs to trade, flight and law.
    expect(points['moon_nakshatra']).toBeUndefined();
    expect(accounting.parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(accounting.value, 6);
  });

  test('is as sure as the share of its planet', () => {
    const confidence = (share: number) =>
      fields(drawing, { Mercury: share }).find(({ id }) => id === 'software')!.confidence;
    expect([confidence(30), confidence(29.9), confidence(18), confidence(17.9)]).toEqual([
      'high',
      'medium',
      'medium',
      'low',
    ]);
  });
});

test('two charts with the same votes have different best fields by how the planet stands', () => {
  const best = (Mercury: Drawing['Mercury']) =>
    fields({ Ascendant: 'Aries', Mercury: Mercury! }, { Mercury: 40 })[0]!.id;
  expect(best('Virgo 15')).toBe('accounting');
  // Gemini, the 3rd, dual and of air, and 10 degrees of it Ardra.
  expect(best('Gemini 10')).toBe('software');
});

test('categories are taken by their two best fields, 80 and 20 percent', () => {
  const all = fields({}, { Jupiter: 30, Mercury: 20, Venus: 10 });
  const categories = categoryReadings(all);
  expect(categories).toHaveLength(Object.keys(WORK_CATEGORIES).length);
  for (const { fields: best, id, score } of categories) {
    const own = all.filter((field) => WORK_FIELDS[field.id].category === id);
    expect(best).toEqual(own.slice(0, 2).map((field) => field.id));
    expect(score.value).toBeCloseTo(own[0]!.value * 0.8 + own[1]!.value * 0.2, 0);
  }
});

test('the tables are whole: five fields of each planet, fields for each nakshatra', () => {
  for (const planet of PLANETS) {
    expect(WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === planet)).toHaveLength(5);
  }
  expect(NAKSHATRA_FIELDS).toHaveLength(27);
  expect(NAKSHATRA_FIELDS.every((fieldsOf) => fieldsOf.length >= 3)).toBe(true);
});

test('a planet with many more votes leads, however well another is coloured', () => {
  // Jupiter in Taurus, the 11th from Cancer and in Rohini: all colours of banking.
  const drawing: Drawing = { Ascendant: 'Cancer', Jupiter: 'Taurus 15', Sun: 'Scorpio' };
  const [best] = fields(drawing, { Sun: 23, Jupiter: 10 });
  expect(best!.planet).toBe('Sun');
  const banking = fields(drawing, { Sun: 23, Jupiter: 10 }).find(({ id }) => id === 'banking')!;
  expect(banking.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['element', 'modality', 'house']));
});
