/** Which yogas are told of one planet or one house. */
import { describe, expect, test } from '@jest/globals';
import { spokenYogas, relevantYogas, yogasOfHouse } from '../../../lib/astro/judgement/relevantYogas.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import type { DividedHouses } from '../../../lib/astro/earth/cusps.ts';
import { dividedHouses } from '../../../lib/astro/chart/houses.ts';
import { HOUSES } from '../../../lib/astro/planet/lordship.ts';
import { judge, type Rule, type Verdict } from '../../../lib/astro/rule.ts';
import { YOGAS, yogasPresent } from '../../../lib/astro/yoga/index.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

const ruleOf = (slug: string, variant?: string): Rule =>
  YOGAS.find(({ id, variant: own }) => id === slug && own === variant)!;

/** A verdict as a chart may have it, with what matters here put in its place. */
function verdictOf(rule: Rule, value: number, given: Partial<Verdict> = {}): Verdict {
  const band = value >= 30 ? 'medium' : 'nominal';
  const judged = judge(rule, chartOf({}));
  return {
    ...judged,
    isPresent: true,
    status: 'active',
    strength: { value, band, percentile: 50, parts: [] },
    ...given,
  };
}

const slugs = (verdicts: readonly Verdict[]) => verdicts.map(({ rule }) => rule.id);

describe('which yogas are relevant', () => {
  const gajakesari = ruleOf('gajakesari');

  test('are yogas of three planets at most', () => {
    const planets = ['Sun', 'Moon', 'Mars', 'Mercury'] as const;
    expect(relevantYogas([verdictOf(gajakesari, 60, { planets: planets.slice(0, 3) })])).toHaveLength(1);
    expect(relevantYogas([verdictOf(gajakesari, 60, { planets })])).toEqual([]);
  });

  test('are none that are faint', () => {
    expect(relevantYogas([verdictOf(gajakesari, 30)])).toHaveLength(1);
    expect(relevantYogas([verdictOf(gajakesari, 29.9)])).toEqual([]);
  });

  test('are none that strain and are cancelled, or speak of an age', () => {
    const vish = ruleOf('vish-yoga');
    expect(relevantYogas([verdictOf(vish, 60, { status: 'reduced' })])).toHaveLength(1);
    expect(relevantYogas([verdictOf(vish, 60, { status: 'cancelled' })])).toEqual([]);
    expect(relevantYogas([verdictOf(gajakesari, 60, { status: 'cancelled' })])).toHaveLength(1);
    for (const slug of ['alpayu-pair', 'apamrityu', 'balarishta-kartari', 'mala'])
      expect(relevantYogas([verdictOf(ruleOf(slug), 60)])).toEqual([]);
  });

  test('is one of a family for the same planets: one that stands, and of those the strongest', () => {
    const planets = ['Mars', 'Sun'] as const;
    const turned = [...planets].reverse();
    const lords = (status: Verdict['status'], value: number) =>
      verdictOf(ruleOf('lagnesh-panchamesh'), value, { planets: turned, status });
    const pair = (value: number) => verdictOf(ruleOf('raja-kendra-trikona', '1-5'), value, { planets });
    const exchange = verdictOf(ruleOf('parivartana-maha', '1-5'), 50, { planets });
    expect(slugs(relevantYogas([lords('active', 70), pair(60), exchange]))).toEqual([
      'lagnesh-panchamesh',
      'parivartana-maha',
    ]);
    expect(slugs(relevantYogas([lords('cancelled', 70), pair(60), exchange]))).toEqual([
      'raja-kendra-trikona',
      'parivartana-maha',
    ]);
  });

  test('of golden births leaves out a quarter or more of the facts, and keeps their order', () => {
    const all = [...goldenCharts.values()].map((chart) => yogasPresent(chart));
    const described = all.map(relevantYogas);
    expect(described.flat().length).toBeLessThan(all.flat().length * 0.75);
    expect(described.flat().length).toBeGreaterThan(all.flat().length * 0.3);
    described.forEach((list, index) => expect(list).toEqual(all[index]!.filter((one) => list.includes(one))));
  });
});

test('a sentence is spoken once for the same planets, but for what they give and what they ask', () => {
  const planets = ['Moon', 'Saturn'] as const;
  const described = [
    verdictOf(ruleOf('vish-yoga'), 70, { planets }),
    verdictOf(ruleOf('gajakesari'), 60, { planets, status: 'cancelled' }),
    verdictOf(ruleOf('sannyasa-moon-saturn'), 55, { planets }),
    verdictOf(ruleOf('raja-kendra-trikona', '1-5'), 50, { planets }),
    verdictOf(ruleOf('shrapit'), 45, { planets }),
  ];
  expect(slugs(spokenYogas(described))).toEqual(['vish-yoga', 'sannyasa-moon-saturn']);
});

describe('a house', () => {
  const WHOLE_SIGN: DividedHouses = { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] };
  const touched = (chart: Chart, slug: string) => {
    const { houses } = dividedHouses(chart, WHOLE_SIGN);
    const present = yogasPresent(chart).filter(({ rule }) => rule.id === slug);
    return HOUSES.filter((number) => yogasOfHouse(present, houses[number - 1]!).length > 0);
  };

  test('is concerned by what is good in its lord or in a planet that holds it', () => {
    // Mars owns the 1st and 8th and stands in the 10th.
    expect(touched(chartOf({ Mars: 'Capricorn' }), 'ruchaka')).toEqual([1, 8, 10]);
  });

  test('is concerned by strain where that stands, not by its lord elsewhere', () => {
    // Saturn, lord of the 10th and 11th of Aries, stands with Rahu in the 4th.
    const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Cancer 10', Rahu: 'Cancer 14', Ketu: 'Capricorn 14' });
    expect(touched(chart, 'shrapit')).toEqual([4]);
  });

  test('is concerned by strain that is about it, wherever that stands', () => {
    // The lord of the ascendant in the 12th with that of the 6th: about the 1st, and told there alone.
    const chart = chartOf({ Ascendant: 'Aries', Mars: 'Pisces 10', Mercury: 'Pisces 20' });
    expect(touched(chart, 'arishta-l1-dusthana')).toEqual([1]);
  });
});
