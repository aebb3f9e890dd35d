import { describe, expect, test } from '@jest/globals';
import { judgedPeriod, periodScore, relationOf } from '../../../../lib/astro/judgement/dasha/periodScore.ts';
import type { PeriodScore } from '../../../../lib/astro/judgement/dasha/facts.ts';
import { PLANETS, type Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { dashaContextOf, periodOf } from '../../../support/dashaContext.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';

const score = (value: number): PeriodScore => ({ value, percentile: 50, band: 'average', parts: [] });

describe('how the two lords stand to each other', () => {
  const KINDS = ['smooth', 'mild', 'smooth', 'smooth', 'smooth', 'strife', 'opposite', 'strife'] as const;
  const kinds = [...KINDS, 'smooth', 'smooth', 'smooth', 'mild'] as const;
  const given = { smooth: 5, mild: -5, strife: -10, opposite: 0 };

  test.each(kinds.map((kind, index) => [index + 1, kind] as const))('in the %i from the other: %s', (place, kind) => {
    const Jupiter = SIGNS[(3 + place - 1) % 12] as Sign;
    const relation = relationOf(chartOf({ Saturn: 'Cancer', Jupiter }), 'Jupiter', 'Saturn');
    expect([relation.place, relation.kind]).toEqual([place, kind]);
    expect(relation.parts[0]).toMatchObject({ id: 'mutual_houses', points: given[kind], max: 5 });
  });

  test.each<[Planet, Planet, number]>([
    ['Sun', 'Moon', 5],
    ['Saturn', 'Sun', -5],
    ['Saturn', 'Jupiter', 0],
    // Mercury is an enemy of the Moon, who holds him for a friend.
    ['Mercury', 'Moon', 0],
    // Jupiter holds Mercury for an enemy, Mercury him for neutral.
    ['Mercury', 'Jupiter', -2.5],
  ])('%s and %s by nature: %d', (lord, parentLord, points) => {
    expect(relationOf(chartOf({}), lord, parentLord).parts[1]).toMatchObject({ id: 'friendship', points, max: 5 });
  });

  test('a lord within its own period has no relation', () => {
    const { kind, parts } = relationOf(chartOf({}), 'Venus', 'Venus');
    expect(kind).toBe('same_lord');
    expect(parts.map(({ points }) => points)).toEqual([0]);
  });
});

describe('the score of a period within another', () => {
  test('60 % of its lord, 40 % of the period around it, and their relation', () => {
    const relation = relationOf(chartOf({ Sun: 'Cancer', Moon: 'Leo' }), 'Moon', 'Sun');
    const { value, parts } = periodScore(score(80), score(50), relation, 'part');
    // 48 + 20, the 2nd from the other -5, friends on both sides +5.
    expect(parts.map(({ id, points, max }) => [id, points, max])).toEqual([
      ['lord', 48, 60],
      ['parent_period', 20, 40],
      ['mutual_houses', -5, 5],
      ['friendship', 5, 5],
    ]);
    expect(value).toBe(68);
  });

  test('ends at 100 and at 0, and the parts say so', () => {
    const best = relationOf(chartOf({ Sun: 'Aries', Moon: 'Leo' }), 'Moon', 'Sun');
    expect(periodScore(score(100), score(99), best, 'part')).toMatchObject({ value: 100 });
    expect(periodScore(score(100), score(99), best, 'part').parts.at(-1)).toMatchObject({ id: 'bounds', points: -9.6 });
    const worst = relationOf(chartOf({ Sun: 'Aries', Saturn: 'Virgo' }), 'Saturn', 'Sun');
    expect(periodScore(score(10), score(10), worst, 'part').parts.at(-1)).toMatchObject({ id: 'bounds', points: 5 });
  });
});

describe('over the golden births', () => {
  const contexts = [...goldenCharts.values()].map((chart) => dashaContextOf(chart, chart.signs.Saturn));
  const mahas = contexts.map((context) => PLANETS.map((lord) => judgedPeriod(context, periodOf(1, lord), null, 0)));
  const antars = contexts.map((context, index) =>
    mahas[index]!.flatMap((maha, turn) =>
      // Three of the nine in each, so that every pair of lords has its turn over the births.
      PLANETS.filter((_, place) => (place + turn + index) % 3 === 0).map((lord) =>
        judgedPeriod(context, periodOf(2, lord), maha, 0),
      ),
    ),
  );
  const families = [
    ['mahadashas', mahas.flat()],
    ['antardashas', antars.flat()],
  ] as const;

  test.each(families)('%s: the points of every score add up to it', (_, judged) => {
    const faults = judged
      .flatMap(({ score: whole, themeScores }) => [whole, ...themeScores])
      .filter(({ value, parts }) => {
        const tenths = parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
        return tenths !== Math.round(value * 10) || value < 0 || value > 100;
      });
    expect(faults).toEqual([]);
  });

  test.each(families)(
    '%s use the range: they spread by more than 8 points, and no band holds over 40 %%',
    (_, judged) => {
      const values = judged.map(({ score: { value } }) => value);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
      expect(spread).toBeGreaterThan(8);
      const labels = grouped(judged.map(({ score: { band } }) => band));
      expect(Object.keys(labels).length).toBeGreaterThanOrEqual(5);
      for (const held of Object.values(labels)) expect(held.length / judged.length).toBeLessThan(0.4);
    },
  );
});

function grouped(labels: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const label of labels) (groups[label] ??= []).push(label);
  return groups;
}
