/** The rungs of a matter, by hand, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { ladder, periodsWithin, type LadderPlan } from '../../../../lib/astro/judgement/ladder/ladder.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { EVEN } from '../../../support/evenScores.ts';

/** Aries rises: Libra is the 7th, Venus its lord; Jupiter signifies. */
const PLAN: LadderPlan = {
  house: 7,
  significator: () => ({ planet: 'Jupiter', matter: 'husband' }),
  varga: { id: 'd9', house: 7 },
  yogas: [],
  fullYogas: 1,
  years: [21, 60],
  servedHouses: [7],
};

const found = (drawing: Drawing) => ladder(areaContextOf(drawing), PLAN, EVEN);
const points = (drawing: Drawing, id: string) => found(drawing).parts.find((part) => part.id === id)!.points;

describe('the house', () => {
  /** Nothing reaches Libra: Saturn in Pisces sees Taurus, Virgo and Sagittarius, Mars in Leo Scorpio, Aquarius and Pisces. */
  const free: Drawing = {
    Ascendant: 'Aries',
    Moon: 'Cancer',
    Mars: 'Leo',
    Saturn: 'Pisces',
    Jupiter: 'Virgo',
    Rahu: 'Virgo',
    Sun: 'Virgo',
    Mercury: 'Virgo',
    Venus: 'Virgo',
  };

  test('gives six of ten where nothing reaches it, ten with a benefic alone', () => {
    expect(points(free, 'house_7')).toBe(6);
    // Jupiter in Libra himself.
    expect(points({ ...free, Jupiter: 'Libra' }, 'house_7')).toBe(10);
  });

  test('gives nothing under a malefic alone, and six where a benefic relieves it', () => {
    expect(points({ ...free, Saturn: 'Libra' }, 'house_7')).toBe(0);
    expect(points({ ...free, Saturn: 'Libra', Jupiter: 'Libra' }, 'house_7')).toBe(6);
  });
});

describe('a planet', () => {
  test('gives nothing in the 8th, where Venus of Aries falls into Scorpio', () => {
    expect(points({ Ascendant: 'Aries', Venus: 'Scorpio' }, 'lord_7')).toBe(0);
  });

  test('keeps a difficult house that is its own: Jupiter in the 12th, Pisces', () => {
    expect(points({ Ascendant: 'Aries', Jupiter: 'Pisces' }, 'significator')).toBeGreaterThan(0);
  });

  test('near a node names the node', () => {
    const { parts } = found({ Ascendant: 'Aries', Venus: 'Leo 10', Ketu: 'Leo 15' });
    expect(parts.find(({ id }) => id === 'lord_7')!.factor.text).toMatchObject({
      args: { blemishes: ['near_node'], node: 'Ketu', state: 'hurt' },
    });
  });
});

test('in the navamsa, Venus of Aries 1 is in Aries, where no house harms, and of Cancer 29 in Pisces, her exaltation', () => {
  // The first ninth of Aries is Aries, the last of Cancer is Pisces.
  expect(points({ Ascendant: 'Aries 1', Venus: 'Aries 1' }, 'd9_lord_7')).toBe(4.2);
  expect(points({ Ascendant: 'Aries 1', Venus: 'Cancer 29' }, 'd9_lord_7')).toBe(7);
});

test('no yoga gives nothing, and years of which no period is known half of thirty', () => {
  const { parts } = found({});
  expect(parts.filter(({ id }) => id === 'yogas' || id === 'years').map((part) => part.points)).toEqual([0, 15]);
});

test('the value is the sum of the parts, the rungs hold every part, and a rung is reached where nothing of it is hurt', () => {
  for (const drawing of [{}, { Ascendant: 'Cancer' }, { Ascendant: 'Libra', Saturn: 'Aries' }] as const) {
    const { parts, rungs, value } = found(drawing);
    expect(value).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.points, 0),
      9,
    );
    expect(rungs.flatMap((rung) => rung.parts)).toEqual(parts);
    expect(rungs.map(({ max }) => max)).toEqual([30, 20, 20, 30]);
    for (const { isReached, parts: own } of rungs)
      expect(isReached).toBe(own.every(({ factor }) => factor.leaning >= 0));
  }
});

test('periods are cut to the years that matter', () => {
  const context = areaContextOf({});
  const year = 365.25;
  const at = (years: number) => context.birthJdUT + years * year;
  const life = [
    { level: 1 as const, lord: 'Venus' as const, startJdUT: at(-4), endJdUT: at(16), years: 20 },
    { level: 1 as const, lord: 'Sun' as const, startJdUT: at(16), endJdUT: at(22), years: 6 },
    { level: 1 as const, lord: 'Moon' as const, startJdUT: at(22), endJdUT: at(32), years: 10 },
  ];
  const told = periodsWithin({ ...context, life }, [21, 30], [7]);
  expect(told.map(({ fromYears, planet, toYears }) => [planet, Math.round(fromYears), Math.round(toYears)])).toEqual([
    ['Sun', 21, 22],
    ['Moon', 22, 30],
  ]);
});
