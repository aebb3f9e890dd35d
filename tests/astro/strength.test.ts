import { describe, expect, test } from '@jest/globals';
import { castChart } from '../../lib/astro/chart.ts';
import { isWeak, meanStrength, planetStrengths } from '../../lib/astro/strength.ts';
import { PLANETS, SEVEN_PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../support/chartOf.ts';
import { golden, type JyotishFile } from '../support/golden.ts';
import { goldenChart, goldenCharts } from '../support/goldenChart.ts';

function part(drawing: Drawing, planet: Planet, id: string) {
  return planetStrengths(chartOf(drawing))[planet].parts.find((known) => known.id === id);
}
const points = (drawing: Drawing, planet: Planet, id: string) => part(drawing, planet, id)?.points;

describe('factors worked by hand', () => {
  test('dignity gives up to 42.9', () => {
    expect(points({ Mars: 'Capricorn' }, 'Mars', 'dignity')).toBe(42.9);
    expect(points({ Mars: 'Aries 5' }, 'Mars', 'dignity')).toBe(38.6);
    expect(points({ Mars: 'Scorpio' }, 'Mars', 'dignity')).toBe(36.5);
  });

  test('a lifted debilitation counts half, a raised one seven tenths, a fall next to nothing', () => {
    const sunken: Drawing = { Sun: 'Libra 5', Moon: 'Taurus', Venus: 'Gemini', Saturn: 'Virgo', Mars: 'Gemini' };
    expect(points(sunken, 'Sun', 'dignity')).toBe(2.1);
    expect(points({ ...sunken, Mars: 'Cancer' }, 'Sun', 'dignity')).toBe(30);
    expect(points({ ...sunken, Ascendant: 'Taurus', Mars: 'Leo' }, 'Sun', 'dignity')).toBe(21.5);
  });

  test('the nodes take the dignity of the lord of their sign', () => {
    expect(part({ Rahu: 'Capricorn', Saturn: 'Libra 2' }, 'Rahu', 'dignity')).toMatchObject({
      label: 'Dignity of its dispositor Saturn: exalted',
      points: 42.9,
    });
  });

  test('place gives up to 21.4, and malefics prosper in the 3rd, 6th and 11th', () => {
    expect(points({ Jupiter: 'Aries' }, 'Jupiter', 'house')).toBe(21.4);
    expect(points({ Jupiter: 'Cancer' }, 'Jupiter', 'house')).toBe(19.3);
    expect(points({ Jupiter: 'Scorpio' }, 'Jupiter', 'house')).toBe(3.2);
    expect(points({ Jupiter: 'Virgo' }, 'Jupiter', 'house')).toBe(7.5);
    expect(points({ Mars: 'Virgo' }, 'Mars', 'house')).toBe(17.1);
  });

  test('company: half, and 0.15 up or down for each planet', () => {
    const alone: Drawing = { Jupiter: 'Virgo', Mars: 'Cancer', Saturn: 'Taurus', Rahu: 'Leo', Sun: 'Gemini' };
    // Nobody joins; Rahu in Leo and Ketu in Aquarius look elsewhere.
    expect(points(alone, 'Jupiter', 'association')).toBe(7.2);
    expect(points({ ...alone, Venus: 'Virgo' }, 'Jupiter', 'association')).toBe(9.3);
    expect(points({ ...alone, Mars: 'Virgo' }, 'Jupiter', 'association')).toBe(5);
    // Mercury, lord of Virgo, looks at it from Pisces: benefic, and the dispositor.
    expect(points({ ...alone, Mercury: 'Pisces' }, 'Jupiter', 'association')).toBe(10.7);
  });

  test('motion: retrograde 0.8, stationary 0.7, fast 0.6, else half of 7.1', () => {
    expect(points({ Saturn: 'Sagittarius R' }, 'Saturn', 'motion')).toBe(5.7);
    expect(points({ Saturn: 'Sagittarius' }, 'Saturn', 'motion')).toBe(4.3);
    expect(points({ Mars: 'Aries' }, 'Mars', 'motion')).toBe(3.6);
    expect(points({ Rahu: 'Aries' }, 'Rahu', 'motion')).toBe(3.6);
  });
});

describe('penalties', () => {
  test('combustion by its grade: 15, 10, 5', () => {
    // Orb of Jupiter 11 degrees: severity 0.91, 0.55, 0.18.
    expect(points({ Sun: 'Leo 10', Jupiter: 'Leo 11' }, 'Jupiter', 'combust')).toBe(-15);
    expect(points({ Sun: 'Leo 10', Jupiter: 'Leo 15' }, 'Jupiter', 'combust')).toBe(-10);
    expect(points({ Sun: 'Leo 10', Jupiter: 'Leo 19' }, 'Jupiter', 'combust')).toBe(-5);
    expect(points({ Sun: 'Leo 10', Jupiter: 'Leo 21' }, 'Jupiter', 'combust')).toBeUndefined();
  });

  test('gandanta, mrityu bhaga, infancy and death', () => {
    expect(points({ Venus: 'Aries 2' }, 'Venus', 'gandanta')).toBe(-5);
    expect(points({ Moon: 'Aries 26' }, 'Moon', 'mrityu_bhaga')).toBe(-5);
    expect(points({ Venus: 'Aries 2' }, 'Venus', 'age')).toBe(-3);
    expect(points({ Venus: 'Aries 25' }, 'Venus', 'age')).toBe(-3);
    expect(points({ Venus: 'Aries 15' }, 'Venus', 'age')).toBeUndefined();
  });

  test('a lost war costs eight, a won one nothing', () => {
    const drawn = chartOf({ Mars: 'Leo 15', Venus: 'Leo 15.5', Sun: 'Pisces' });
    const planets = { ...drawn.planets, Venus: { ...drawn.planets.Venus, latitudeDeg: 2 } };
    const strengths = planetStrengths(castChart(planets, drawn.ascendant.longitudeDeg, drawn.conventions));
    const cost = (planet: Planet) => strengths[planet].parts.find(({ id }) => id === 'lost_war')?.points;
    expect([cost('Mars'), cost('Venus')]).toEqual([-8, undefined]);
  });
});

test('divisional charts of 80 births: vimsopaka over 20, and 0.15 for vargottama', () => {
  type Vimsopaka = JyotishFile<{ shodashavarga: Record<string, number> }>;
  const { cases } = golden<Vimsopaka>('jyotish/vimsopaka');
  const special = golden<JyotishFile<{ vargottama: string[] }>>('jyotish/special-points').cases;
  for (const { birth, expected } of cases) {
    const strengths = planetStrengths(goldenChart(birth.id));
    const { vargottama } = special.find(({ birth: { id } }) => id === birth.id)!.expected;
    for (const id of SEVEN_PLANETS) {
      const share = expected.shodashavarga[id]! / 20 + (vargottama.includes(id) ? 0.15 : 0);
      const got = strengths[id].parts.find((known) => known.id === 'vargas')!;
      expect(Math.abs(got.points - 14.3 * Math.min(share, 1))).toBeLessThan(0.0501);
    }
  }
});

test('scores of 80 births are the exact sums of their parts and differ', () => {
  const values = new Set<number>();
  for (const chart of goldenCharts.values()) {
    const strengths = planetStrengths(chart);
    for (const id of PLANETS) {
      const { parts, value } = strengths[id];
      expect(Math.round(value * 10)).toBe(parts.reduce((sum, known) => sum + Math.round(known.points * 10), 0));
      values.add(value);
    }
  }
  expect(values.size).toBeGreaterThan(300);
});

test('weak: fallen, combust, or in the sign of an enemy in a dusthana', () => {
  expect(isWeak(chartOf({ Sun: 'Leo 10', Jupiter: 'Leo 11' }), 'Jupiter')).toBe(true);
  // Mercury's sign, with Mercury 5 signs on: a great enemy in the 3rd, then in the 6th of another ascendant.
  const drawing: Drawing = { Jupiter: 'Gemini', Mercury: 'Libra', Sun: 'Aries' };
  expect(isWeak(chartOf(drawing), 'Jupiter')).toBe(false);
  expect(isWeak(chartOf({ ...drawing, Ascendant: 'Capricorn' }), 'Jupiter')).toBe(true);
});

test('the mean of no planets is zero', () => {
  const strengths = planetStrengths(chartOf({}));
  expect(meanStrength(strengths, [])).toBe(0);
  expect(meanStrength(strengths, ['Sun', 'Moon'])).toBeCloseTo((strengths.Sun.value + strengths.Moon.value) / 2, 9);
});
