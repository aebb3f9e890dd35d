import { describe, expect, test } from '@jest/globals';
import {
  beneficsOn,
  bindusIn,
  charaSignificator,
  house,
  linkedLords,
  lord,
  maleficsOn,
  significator,
  yogasFormed,
  type FactorRow,
} from '../../../lib/astro/judgement/areaFactors.ts';
import { DARIDRA_YOGAS } from '../../../lib/astro/yoga/daridra/index.ts';
import { DHANA_YOGAS } from '../../../lib/astro/yoga/dhana/index.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { areaContextOf } from '../../support/areaContext.ts';
import { areaClause } from '../../../lib/words/subjects/areaWords.ts';

const seen = (row: FactorRow, drawing: Drawing) => row(areaContextOf(drawing));
/** Aries rises: the 7th is Libra. */
const ARIES: Drawing = { Ascendant: 'Aries', Moon: 'Leo 15' };

describe('a house', () => {
  test('leans by how far it is from 53, wholly at 69 and 37', () => {
    const context = areaContextOf(ARIES);
    const score = context.houseScore(7).value;
    const { leaning } = house(7, 10)(context);
    expect(leaning).toBeCloseTo(Math.max(-1, Math.min((score - 53) / 16, 1)), 9);
  });

  test('names sign, occupants and aspects', () => {
    const { houses, observed, text, weight } = seen(house(7, 10), { ...ARIES, Venus: 'Libra', Jupiter: 'Aquarius' });
    expect(areaClause(text, 'en')).toMatch(/^The 7th house in Libra, with Venus in it, aspected by .*Jupiter/);
    expect(observed['occupants']).toEqual(['Venus']);
    expect([houses, weight]).toEqual([[7], 10]);
  });
});

describe('a planet in a role', () => {
  test('is the lord of a house, wherever it stands', () => {
    const { planets, text } = seen(lord(7, 9), { ...ARIES, Venus: 'Taurus' });
    expect(planets).toEqual(['Venus']);
    expect(areaClause(text, 'en')).toMatch(/^Venus, lord of the 7th, in its own sign Taurus in the 2nd/);
  });

  test('leans by how far its strength is from 60', () => {
    const context = areaContextOf(ARIES);
    const { value } = context.strengths.Venus;
    const { leaning } = significator('Venus', 8, 'marriage')(context);
    expect(leaning).toBeCloseTo(Math.max(-1, Math.min((value - 60) / 20, 1)), 9);
  });

  test('is the planet with the least degree for the spouse', () => {
    const { id, planets } = seen(charaSignificator('DK', 4), { ...ARIES, Mars: 'Libra 0.5' });
    expect([id, planets]).toEqual(['darakaraka', ['Mars']]);
  });
});

describe('malefics on a house', () => {
  const row = maleficsOn(7, 5, ['Saturn', 'Rahu', 'Sun']);
  const apart: Drawing = { ...ARIES, Jupiter: 'Virgo', Venus: 'Leo', Mercury: 'Cancer', Sun: 'Gemini' };

  test('weigh half each: Saturn alone in it -0.5, with Rahu -1', () => {
    expect(seen(row, { ...apart, Saturn: 'Libra', Rahu: 'Virgo' }).leaning).toBe(-0.5);
    expect(seen(row, { ...apart, Saturn: 'Libra', Rahu: 'Libra' }).leaning).toBe(-1);
  });

  test('count half where a benefic looks on, and say who', () => {
    const found = seen(row, { ...apart, Saturn: 'Libra', Rahu: 'Virgo', Jupiter: 'Aquarius' });
    expect(areaClause(found.halvedBy!, 'en')).toBe('Jupiter relieves the house');
  });

  test('are only the requested ones', () => {
    const found = seen(row, { ...apart, Saturn: 'Scorpio', Rahu: 'Virgo', Mars: 'Libra' });
    expect(found).toMatchObject({ leaning: 0, halvedBy: null });
    expect(areaClause(found.text, 'en')).toBe('No malefic of this matter presses on the 7th');
  });
});

test('benefics on a house weigh half each, up to two', () => {
  const leaning = (drawing: Drawing) => seen(beneficsOn(7, 6), { ...ARIES, Venus: 'Leo', ...drawing }).leaning;
  expect(leaning({ Jupiter: 'Virgo', Mercury: 'Cancer' })).toBe(0);
  expect(leaning({ Jupiter: 'Libra', Mercury: 'Cancer' })).toBe(0.5);
  expect(leaning({ Jupiter: 'Libra', Venus: 'Libra', Mercury: 'Cancer' })).toBe(1);
});

test('lords are bound by company, exchange or aspect; a one-sided aspect counts half; one lord of both joins them', () => {
  // Aries rises: lord of the 9th Jupiter, of the 10th Saturn.
  const link = (drawing: Drawing) => {
    const { leaning, observed } = seen(linkedLords(9, 10, 5), { ...ARIES, ...drawing });
    return [observed['link'], leaning];
  };
  expect(link({ Jupiter: 'Leo', Saturn: 'Leo' })).toEqual(['conjunction', 1]);
  expect(link({ Jupiter: 'Capricorn', Saturn: 'Pisces' })).toEqual(['exchange', 1]);
  expect(link({ Jupiter: 'Leo', Saturn: 'Aquarius' })).toEqual(['mutual_aspect', 1]);
  // Saturn in a sign of Jupiter, who aspects him there; in Leo he is nobody’s guest of the two.
  expect(link({ Jupiter: 'Leo', Saturn: 'Sagittarius' })).toEqual(['dispositor_aspect', 1]);
  expect(link({ Jupiter: 'Aries', Saturn: 'Leo' })).toEqual(['one_way_aspect', 0.5]);
  expect(link({ Jupiter: 'Leo', Saturn: 'Virgo' })).toEqual([null, 0]);
  // Saturn owns the 10th and the 11th.
  expect(seen(linkedLords(10, 11, 5), ARIES)).toMatchObject({ leaning: 1, planets: ['Saturn'] });
});

test('bindus lean by their mean over the houses: eight above 28.1 wholly for', () => {
  const context = areaContextOf(ARIES);
  const given = [context.bindus.sarva[1]!, context.bindus.sarva[10]!];
  const { leaning, observed } = bindusIn([2, 11], 4)(context);
  expect(observed['bindus']).toEqual(given);
  expect(leaning).toBeCloseTo(Math.max(-1, Math.min(((given[0]! + given[1]!) / 2 - 337 / 12) / 8, 1)), 9);
});

describe('yogas', () => {
  test('lean by the strongest that stands, bad ones against', () => {
    const wealth = seen(yogasFormed('dhana', DHANA_YOGAS, 9), {
      Ascendant: 'Aries',
      Venus: 'Aquarius',
      Saturn: 'Aquarius',
    });
    expect(wealth.leaning).toBeGreaterThan(0);
    expect(wealth.observed['formed']).toContain('dhana-2-11');
    const want = seen(yogasFormed('daridra', DARIDRA_YOGAS, 6), {
      Ascendant: 'Aries',
      Saturn: 'Virgo',
    });
    expect(want.observed['formed']).toContain('daridra-11-dusthana');
    expect(want.leaning).toBeLessThan(0);
  });
});
