import { describe, expect, test } from '@jest/globals';
import { castChart } from '../../../lib/astro/chart/chart.ts';
import { isWeak } from '../../../lib/astro/strength/standing.ts';
import { meanStrength, planetStrengths } from '../../../lib/astro/strength/planetStrength.ts';
import { forEachOfSeven, PLANETS, SEVEN_PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart, goldenCharts } from '../../support/goldenChart.ts';

/** Every planet has six fifths of what it needs, but these. */
const RATIOS = { ...forEachOfSeven(() => 1.2), Moon: 0.75, Jupiter: 1.5, Saturn: 1.8 };

function part(drawing: Drawing, planet: Planet, id: string) {
  return planetStrengths(chartOf(drawing), RATIOS)[planet].parts.find((known) => known.id === id);
}
const points = (drawing: Drawing, planet: Planet, id: string) => part(drawing, planet, id)?.points;

describe('factors worked by hand', () => {
  test('dignity gives up to 30', () => {
    expect(points({ Mars: 'Capricorn' }, 'Mars', 'dignity')).toBe(30);
    expect(points({ Mars: 'Aries 5' }, 'Mars', 'dignity')).toBe(27);
    expect(points({ Mars: 'Scorpio' }, 'Mars', 'dignity')).toBe(25.5);
  });

  test('a lifted debilitation counts half, a raised one seven tenths, a fall next to nothing', () => {
    const sunken: Drawing = { Sun: 'Libra 5', Moon: 'Taurus', Venus: 'Gemini', Saturn: 'Virgo', Mars: 'Gemini' };
    expect(points(sunken, 'Sun', 'dignity')).toBe(1.5);
    // Lifted by the lord of its exaltation sign in a kendra; by its dispositor too, and itself in a kendra.
    expect(points({ ...sunken, Mars: 'Cancer' }, 'Sun', 'dignity')).toBe(15);
    expect(points({ ...sunken, Mars: 'Cancer', Venus: 'Cancer' }, 'Sun', 'dignity')).toBe(21);
    expect(points({ ...sunken, Ascendant: 'Taurus', Mars: 'Leo' }, 'Sun', 'dignity')).toBe(15);
  });

  test('the nodes take the dignity of the lord of their sign', () => {
    expect(part({ Rahu: 'Capricorn', Saturn: 'Libra 2' }, 'Rahu', 'dignity')).toMatchObject({
      label: { id: 'dignity', args: { dispositor: 'Saturn', dignity: 'exalted', neechaBhanga: 'none' } },
      points: 30,
    });
  });

  test('place gives up to 15, and malefics prosper in the 3rd, 6th and 11th', () => {
    expect(points({ Jupiter: 'Aries' }, 'Jupiter', 'house')).toBe(15);
    expect(points({ Jupiter: 'Cancer' }, 'Jupiter', 'house')).toBe(13.5);
    expect(points({ Jupiter: 'Scorpio' }, 'Jupiter', 'house')).toBe(2.3);
    expect(points({ Jupiter: 'Virgo' }, 'Jupiter', 'house')).toBe(5.3);
    expect(points({ Mars: 'Virgo' }, 'Mars', 'house')).toBe(12);
  });

  test('company: half, and 0.15 up or down for each planet', () => {
    const alone: Drawing = { Jupiter: 'Virgo', Mars: 'Cancer', Saturn: 'Taurus', Rahu: 'Leo', Sun: 'Gemini' };
    // Nobody joins; Rahu in Leo and Ketu in Aquarius look elsewhere.
    expect(points(alone, 'Jupiter', 'association')).toBe(5);
    expect(points({ ...alone, Venus: 'Virgo' }, 'Jupiter', 'association')).toBe(6.5);
    expect(points({ ...alone, Mars: 'Virgo' }, 'Jupiter', 'association')).toBe(3.5);
    // Mercury, lord of Virgo, looks at it from Pisces: benefic, and the dispositor.
    expect(points({ ...alone, Mercury: 'Pisces' }, 'Jupiter', 'association')).toBe(7.5);
  });

  test('motion: retrograde 0.8, stationary 0.7, fast 0.6, else half of 5', () => {
    expect(points({ Saturn: 'Sagittarius R' }, 'Saturn', 'motion')).toBe(4);
    expect(points({ Saturn: 'Sagittarius' }, 'Saturn', 'motion')).toBe(3);
    expect(points({ Mars: 'Aries' }, 'Mars', 'motion')).toBe(2.5);
    expect(points({ Rahu: 'Aries' }, 'Rahu', 'motion')).toBe(2.5);
  });
});

describe('strengths joined from elsewhere', () => {
  test('shadbala gives up to 20, in full from one and a half times the least needed', () => {
    expect(points({}, 'Mars', 'shadbala')).toBe(16);
    expect(points({}, 'Moon', 'shadbala')).toBe(10);
    expect(points({}, 'Jupiter', 'shadbala')).toBe(20);
    expect(points({}, 'Saturn', 'shadbala')).toBe(20);
  });

  test('the nodes take the shadbala of the lord of their sign', () => {
    expect(part({ Rahu: 'Cancer' }, 'Rahu', 'shadbala')).toMatchObject({
      label: { id: 'shadbala', args: { dispositor: 'Moon', ratio: 0.75 } },
      points: 10,
    });
  });

  test('bindus where a planet stands, of the chart that a textbook works out: an eighth of 10 for each', () => {
    const signs = ['Capricorn', 'Aries', 'Sagittarius', 'Sagittarius', 'Libra', 'Aquarius', 'Aries'] as const;
    const drawing = Object.fromEntries(SEVEN_PLANETS.map((id, i) => [id, signs[i]!])) as Drawing;
    const given = (planet: Planet) => points({ ...drawing, Ascendant: 'Scorpio', Rahu: 'Leo' }, planet, 'ashtakavarga');
    // 6, 6, 3, 6, 6, 7 and 3 of 8; for the nodes 34 of 56 in Leo and in Aquarius.
    expect(PLANETS.map(given)).toEqual([7.5, 7.5, 3.8, 7.5, 7.5, 8.8, 3.8, 6.1, 6.1]);
  });

  test('without shadbala the other weights, 80 together, stand for 100', () => {
    const { parts } = planetStrengths(chartOf({ Mars: 'Capricorn' }), null).Mars;
    expect(parts.find(({ id }) => id === 'dignity')!.points).toBe(37.5);
    expect(parts.some(({ id }) => id === 'shadbala')).toBe(false);
    expect(Math.round(parts.reduce((sum, { max }) => sum + max, 0))).toBe(100);
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
    const strengths = planetStrengths(castChart(planets, drawn.ascendant.longitudeDeg, drawn.conventions), null);
    const cost = (planet: Planet) => strengths[planet].parts.find(({ id }) => id === 'lost_war')?.points;
    expect([cost('Mars'), cost('Venus')]).toEqual([-8, undefined]);
  });
});

test('divisional charts of 80 births: vimsopaka over 20, and 0.15 for vargottama', () => {
  type Vimsopaka = JyotishFile<{ shodashavarga: Record<string, number> }>;
  const { cases } = golden<Vimsopaka>('jyotish/vimsopaka');
  const special = golden<JyotishFile<{ vargottama: string[] }>>('jyotish/special-points').cases;
  for (const { birth, expected } of cases) {
    const strengths = planetStrengths(goldenChart(birth.id), RATIOS);
    const { vargottama } = special.find(({ birth: { id } }) => id === birth.id)!.expected;
    for (const id of SEVEN_PLANETS) {
      const share = expected.shodashavarga[id]! / 20 + (vargottama.includes(id) ? 0.15 : 0);
      const got = strengths[id].parts.find((known) => known.id === 'vargas')!;
      expect(Math.abs(got.points - 10 * Math.min(share, 1))).toBeLessThan(0.0501);
    }
  }
});

test('scores of 80 births are the exact sums of their parts and differ', () => {
  const values = new Set<number>();
  for (const chart of goldenCharts.values()) {
    const strengths = planetStrengths(chart, null);
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
  const strengths = planetStrengths(chartOf({}), null);
  expect(meanStrength(strengths, [])).toBe(0);
  expect(meanStrength(strengths, ['Sun', 'Moon'])).toBeCloseTo((strengths.Sun.value + strengths.Moon.value) / 2, 9);
});
