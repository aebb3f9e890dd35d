import { describe, expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import type { DividedHouses } from '../../../lib/astro/earth/cusps.ts';
import { dividedHouses } from '../../../lib/astro/chart/houses.ts';
import {
  aspectInfluence,
  houseNature,
  houseStrength,
  occupantInfluence,
} from '../../../lib/astro/strength/houseStrength.ts';
import { planetStrengths } from '../../../lib/astro/strength/planetStrength.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

/** Whole signs come from the chart; the cusps are not read. */
const WHOLE_SIGN: DividedHouses = { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] };

function house(number: number, drawing: Drawing) {
  const chart = chartOf(drawing);
  return { chart, house: dividedHouses(chart, WHOLE_SIGN).houses[number - 1]! };
}

describe('planets that help a house', () => {
  test('its lord, whatever his nature', () => {
    const { chart, house: second } = house(2, { Ascendant: 'Capricorn', Saturn: 'Aquarius' });
    expect(occupantInfluence(chart, second, 'Saturn')).toMatchObject({ isHelp: true, reason: 'lord_in_own_house' });
    expect(aspectInfluence(chart, second, 'Saturn').isHelp).toBe(true);
  });

  test('benefics; malefics only in the 3rd, 6th and 11th, or strong by sign', () => {
    const isHelp = (number: number, planet: 'Jupiter' | 'Saturn' | 'Mars', drawing: Drawing) => {
      const { chart, house: occupied } = house(number, drawing);
      return occupantInfluence(chart, occupied, planet).isHelp;
    };
    expect(isHelp(6, 'Jupiter', { Jupiter: 'Virgo' })).toBe(true);
    expect(isHelp(9, 'Saturn', { Saturn: 'Sagittarius' })).toBe(false);
    expect(isHelp(6, 'Saturn', { Saturn: 'Virgo' })).toBe(true);
    expect(isHelp(10, 'Mars', { Mars: 'Capricorn' })).toBe(true);
    expect(isHelp(10, 'Saturn', { Ascendant: 'Cancer', Saturn: 'Aries' })).toBe(false);
  });

  test('aspects of benefics help, those of malefics burden, in every house', () => {
    const { chart, house: sixth } = house(6, { Jupiter: 'Taurus', Mars: 'Gemini' });
    expect(aspectInfluence(chart, sixth, 'Jupiter').isHelp).toBe(true);
    expect(aspectInfluence(chart, sixth, 'Mars').isHelp).toBe(false);
  });
});

describe('strength of a house, worked by hand', () => {
  /** Sagittarius is empty in the 9th; Mars and Saturn are drawn where they look elsewhere. */
  const drawing: Drawing = {
    Sun: 'Taurus 5',
    Moon: 'Libra',
    Mars: 'Aquarius',
    Mercury: 'Taurus 28',
    Jupiter: 'Aries',
    Venus: 'Gemini 20',
    Saturn: 'Cancer',
    Rahu: 'Capricorn',
  };
  const { chart, house: ninth } = house(9, drawing);
  const strengths = planetStrengths(chart, null);
  const score = houseStrength(chart, ninth, strengths, ashtakavarga(chart).sarva);
  const points = (id: string) => score.parts.find((part) => part.id === id)!.points;

  test('lord 25, empty house half of 20, two benefic aspects, significators 15', () => {
    // Jupiter, its lord, looks at it by the 9th aspect, Venus by the 7th: 0.5 + 2 x 0.15 of 20.
    expect(points('aspects')).toBe(16);
    expect(points('occupants')).toBe(10);
    expect(points('lord')).toBeCloseTo((strengths.Jupiter.value / 100) * 25, 0);
    expect(points('karakas')).toBeCloseTo(((strengths.Jupiter.value + strengths.Sun.value) / 200) * 15, 0);
  });

  test('bindus of its sign: nothing up to 18, the full 20 from 40', () => {
    const given = (bindus: number) => {
      const sarva = Array.from({ length: 12 }, (_, sign) => (sign === ninth.signIndex ? bindus : 0));
      return houseStrength(chart, ninth, strengths, sarva).parts.find(({ id }) => id === 'ashtakavarga')!.points;
    };
    expect([17, 18, 29, 40, 45].map(given)).toEqual([0, 0, 10, 20, 20]);
  });

  test('a helper gives by its strength, a burden takes by its weakness', () => {
    const occupied = (more: Drawing, planet: 'Venus' | 'Saturn') => {
      const context = house(9, { ...drawing, ...more });
      const known = planetStrengths(context.chart, null);
      const part = houseStrength(context.chart, context.house, known, ashtakavarga(context.chart).sarva).parts.find(
        ({ id }) => id === 'occupants',
      )!;
      return [part.points, known[planet].value / 100] as const;
    };
    const [withVenus, venus] = occupied({ Venus: 'Sagittarius' }, 'Venus');
    expect(Math.abs(withVenus - 20 * Math.min(0.5 + venus / 2, 1))).toBeLessThan(0.0501);
    const [withSaturn, saturn] = occupied({ Saturn: 'Sagittarius' }, 'Saturn');
    expect(Math.abs(withSaturn - 20 * (0.5 - (1 - saturn) / 2))).toBeLessThan(0.0501);
  });
});

test('twelve houses of 80 births: exact sums, and no two charts the same twelve', () => {
  const rows = [...goldenCharts.values()].map((chart) => {
    const strengths = planetStrengths(chart, null);
    return dividedHouses(chart, WHOLE_SIGN).houses.map((each) => {
      const { parts, value } = houseStrength(chart, each, strengths, ashtakavarga(chart).sarva);
      expect(Math.round(value * 10)).toBe(parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0));
      return value;
    });
  });
  expect(new Set(rows.map(String)).size).toBe(80);
});

describe('nature', () => {
  test('class, occupants and aspects, one point each, two for the class', () => {
    // The 5th, a trikona, with Jupiter in it; nobody looks at Leo.
    const { chart, house: fifth } = house(5, {
      Jupiter: 'Leo',
      Venus: 'Gemini',
      Saturn: 'Sagittarius',
      Mars: 'Pisces',
    });
    const nature = houseNature(chart, fifth);
    expect(nature.parts.map(({ id, points }) => [id, points])).toEqual([
      ['class', 2],
      ['occupant_jupiter', 1],
    ]);
    expect(nature).toMatchObject({ tone: 'auspicious', balance: 3 });
  });

  test('a dusthana stays difficult unless it is well helped', () => {
    const tone = (drawing: Drawing) => {
      const { chart, house: eighth } = house(8, drawing);
      return houseNature(chart, eighth).tone;
    };
    expect(tone({ Saturn: 'Scorpio', Mars: 'Gemini', Venus: 'Gemini' })).toBe('difficult');
    expect(tone({ Mars: 'Scorpio', Jupiter: 'Pisces', Moon: 'Libra', Venus: 'Taurus', Saturn: 'Gemini' })).toBe(
      'mixed',
    );
  });
});
