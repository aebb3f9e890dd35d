/** Points by hand from the table of patterns and the weights of the module; charts are drawn. */
import { describe, expect, test } from '@jest/globals';
import {
  categoryReadings,
  fieldReadings,
  hasClearLeader,
  type FieldReading,
} from '../../../../lib/astro/judgement/career/modernFields.ts';
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

const fieldOf = (id: string, drawing: Drawing, shares: Partial<Record<Planet, number>>) =>
  fields(drawing, shares).find((field) => field.id === id)!;

describe('the fit of a field', () => {
  // Aries rising: Virgo is the 6th, dual and of earth; 15 degrees of it are Hasta, where accounting belongs.
  const drawing: Drawing = { Ascendant: 'Aries', Mercury: 'Virgo 15', Moon: 'Libra 15', Jupiter: 'Taurus' };
  const accounting = fieldOf('accounting', drawing, { Mercury: 20, Saturn: 15 });
  const points = Object.fromEntries(accounting.parts.map((part) => [part.id, part.points]));

  test('is made of the votes of its pattern, and of what points to it', () => {
    // Weights 5, 3 and 2 of 5.4 points; two thirds and a half of them for 20 and 15 of 30 percent.
    expect(points).toMatchObject({ votes_mercury: 18, votes_saturn: 8.1, votes_jupiter: 0 });
    // Jupiter stands in the 2nd, a house of accounting; Saturn, lord of the 10th, in the 9th.
    expect(points).toMatchObject({ element: 6, modality: 4, house_mercury: 6, house_jupiter: 3, nakshatra: 6 });
    expect(points['tenth_lord_house']).toBeUndefined();
    // Swati, where the Moon is, belongs to trade, flight and law.
    expect(points['moon_nakshatra']).toBeUndefined();
    expect(accounting.parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(accounting.value, 6);
  });

  test('gains by a bond of its first planet with another of the pattern', () => {
    const joined = (Rahu: Drawing['Rahu']) =>
      fieldOf('software', { Mercury: 'Gemini 10', Rahu: Rahu! }, {}).parts.some(({ id }) => id === 'joined');
    expect(joined('Gemini 20')).toBe(true);
    expect(joined('Cancer 20')).toBe(false);
  });

  test('is as sure as its pattern acts, from a ninth of the votes on', () => {
    const confidence = (shares: Partial<Record<Planet, number>>) => fieldOf('medicine', drawing, shares).confidence;
    expect(confidence({ Sun: 12, Mars: 12, Ketu: 12 })).toBe('high');
    expect(confidence({ Sun: 12, Mars: 11, Ketu: 11 })).toBe('medium');
    expect(confidence({ Mars: 12, Ketu: 12 })).toBe('medium');
    expect(confidence({ Mars: 12, Ketu: 11 })).toBe('low');
  });

  test('names the planets that act, the greatest share first', () => {
    expect(fieldOf('medicine', drawing, { Sun: 12, Ketu: 30 }).acting).toEqual(['Ketu', 'Sun']);
  });
});

const reading = (percentile: number): FieldReading => ({
  ...fields({}, {})[0]!,
  percentile,
});

test('the first field leads clearly from a percentile on', () => {
  expect(hasClearLeader([reading(98.2), reading(97.2)])).toBe(true);
  expect(hasClearLeader([reading(98.2), reading(97.3)])).toBe(false);
});

test('fields are ordered by percentile, then by points; categories by their best field', () => {
  const all = fields({}, { Jupiter: 30, Mercury: 20, Venus: 10 });
  const ordered = [...all].sort((a, b) => b.percentile - a.percentile || b.value - a.value);
  expect(all.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
  const categories = categoryReadings(all);
  expect(categories).toHaveLength(Object.keys(WORK_CATEGORIES).length);
  expect(categories[0]!.fields[0]).toBe(all[0]!.id);
  for (const { fields: best, id, score } of categories) {
    const own = all.filter((field) => WORK_FIELDS[field.id].category === id);
    expect(best).toEqual(own.slice(0, 2).map((field) => field.id));
    const [most, next] = own.map(({ value }) => value).sort((a, b) => b - a);
    expect(score.value).toBeCloseTo(most! * 0.8 + next! * 0.2, 0);
  }
});

test('the tables are whole: patterns of two or three planets, each planet leads some, fields for each nakshatra', () => {
  for (const id of WORK_FIELD_IDS) {
    const { pattern } = WORK_FIELDS[id];
    const planets = pattern.map(([planet]) => planet);
    expect([2, 3]).toContain(planets.length);
    expect(new Set(planets).size).toBe(planets.length);
    expect(pattern.reduce((sum, [, weight]) => sum + weight, 0)).toBe(10);
  }
  for (const planet of PLANETS) {
    expect(WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === planet).length).toBeGreaterThanOrEqual(4);
  }
  expect(NAKSHATRA_FIELDS).toHaveLength(27);
  expect(NAKSHATRA_FIELDS.every((fieldsOf) => fieldsOf.length >= 3)).toBe(true);
});
