import { describe, expect, test } from '@jest/globals';
import {
  aspectPercent,
  aspectsOn,
  drishtiVirupas,
  influencesOn,
  isAspecting,
  isInfluencing,
} from '../../../lib/astro/chart/aspects.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { planetsOf } from '../../../lib/astro/chart/chart.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden } from '../../support/golden.ts';

const sign = (name: Sign) => SIGNS.indexOf(name);

test('everybody aspects the 7th, three of them more', () => {
  const chart = chartOf({ Mars: 'Aries', Jupiter: 'Aries', Saturn: 'Aries', Venus: 'Aries', Rahu: 'Aries' });
  const aspected = (planet: Planet) => SIGNS.filter((name) => isAspecting(chart, planet, sign(name)));
  expect(aspected('Venus')).toEqual(['Libra']);
  expect(aspected('Mars')).toEqual(['Cancer', 'Libra', 'Scorpio']);
  expect(aspected('Jupiter')).toEqual(['Leo', 'Libra', 'Sagittarius']);
  expect(aspected('Saturn')).toEqual(['Gemini', 'Libra', 'Capricorn']);
  expect(aspected('Rahu')).toEqual(['Leo', 'Libra', 'Sagittarius']);
});

test('nodes cast no aspects with the convention of none', () => {
  const chart = chartOf({ Rahu: 'Aries' }, { nodeAspects: 'none' });
  expect(aspectsOn(chart, sign('Libra'))).not.toContain('Rahu');
  expect(aspectPercent('Rahu', 7, 'none')).toBe(0);
});

test('a planet is influenced by planets joined or aspecting, not by itself', () => {
  // Jupiter in Virgo aspects Pisces; the Moon stands with the Sun, Saturn in Cancer looks elsewhere.
  const chart = chartOf({
    Sun: 'Pisces',
    Moon: 'Pisces',
    Mars: 'Gemini',
    Saturn: 'Cancer',
    Rahu: 'Aries',
    Jupiter: 'Virgo',
  });
  expect(influencesOn(chart, 'Sun')).toEqual(['Moon', 'Jupiter']);
  expect(isInfluencing(chart, 'Moon', 'Sun')).toBe(true);
  expect(isInfluencing(chart, 'Saturn', 'Sun')).toBe(false);
  expect(isInfluencing(chart, 'Sun', 'Sun')).toBe(false);
});

test('places without a special aspect get a quarter, a half, three quarters', () => {
  expect([3, 4, 5, 7, 8, 9, 10].map((place) => aspectPercent('Sun', place, 'spec'))).toEqual([
    25, 75, 50, 100, 75, 50, 25,
  ]);
  expect(aspectPercent('Saturn', 10, 'spec')).toBe(100);
  expect(aspectPercent('Sun', 2, 'spec')).toBe(0);
});

/** BPHS 26.6-12, points of the curve and the special additions worked by hand. */
test.each<[Planet, number, number]>([
  ['Sun', 29, 0],
  ['Sun', 60, 15],
  ['Sun', 90, 45],
  ['Sun', 120, 30],
  ['Sun', 150, 0],
  ['Sun', 180, 60],
  ['Sun', 240, 30],
  ['Sun', 300, 0],
  ['Mars', 90, 60],
  ['Mars', 210, 60],
  ['Jupiter', 120, 60],
  ['Jupiter', 240, 60],
  ['Saturn', 60, 60],
  ['Saturn', 270, 60],
])('%s at %d degrees casts %d virupas', (planet, arcDeg, virupas) => {
  expect(drishtiVirupas(planet, 350, (350 + arcDeg) % 360)).toBeCloseTo(virupas, 9);
});

interface BookCase {
  topic: string;
  input: { chart_by_sign: Record<string, number> };
  items: { label: string; expected: (string | number)[] }[];
}

describe('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, exercise 14', () => {
  const cases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(
    ({ topic }) => topic === 'graha_drishti',
  );
  const planetCases = cases.filter(({ items }) => /Aspected Planets/.test(items[0]!.label));

  test.each(planetCases)('$items.0.label', ({ input, items }) => {
    const drawing = Object.entries(input.chart_by_sign).map(([body, number]) => [body, SIGNS[number - 1]!]);
    const chart = chartOf(Object.fromEntries(drawing) as Drawing);
    const planet = /for (\w+)$/.exec(items[0]!.label)![1] as Planet;
    const aspected = planetsOf(chart).filter(({ signIndex }) => isAspecting(chart, planet, signIndex));
    expect(aspected.map(({ id }) => id as string).sort()).toEqual(items[0]!.expected.map(String).sort());
  });
});
