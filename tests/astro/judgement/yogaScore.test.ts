import { describe, expect, test } from '@jest/globals';
import { rankedBySlug, yogaScores } from '../../../lib/astro/judgement/yogaScore.ts';
import { speaksFor } from '../../../lib/astro/judgement/tables/yogaThemes.ts';
import { judge, type Rule, type Verdict } from '../../../lib/astro/rule.ts';
import { planetStrengths } from '../../../lib/astro/strength/planetStrength.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { YOGAS, yogasFormed } from '../../../lib/astro/yoga/index.ts';
import { rarityBits } from '../../../lib/astro/yoga/ranking.ts';
import { goldenChart, goldenCharts } from '../../support/goldenChart.ts';

const chart = goldenChart('S001');
const strengths = planetStrengths(chart, null);
const ruleOf = (slug: string): Rule => YOGAS.find(({ id }) => id === slug)!;

function verdictOf(slug: string, value: number, given: Partial<Verdict> = {}): Verdict {
  const rule = ruleOf(slug);
  const grade = rule.polarity === 'bad' ? null : 'proper';
  const strength = { value, percentile: 50, band: 'medium', parts: [] } as const;
  return { ...judge(rule, chart), isPresent: true, status: 'active', grade, tie: null, strength, ...given };
}

const netOf = (verdicts: readonly Verdict[]) => yogaScores(chart, strengths, verdicts).whole;
const tenth = (value: number) => Math.round(value * 10) / 10;

describe('the sum of all yogas', () => {
  test('adds what supports and takes what burdens, each by strength and rarity; mixed ones count nothing', () => {
    const [malavya, want] = [verdictOf('malavya', 70), verdictOf('daridra-11-weak', 30)];
    const { net, parts } = netOf([malavya, want, verdictOf('pravrajya-4', 90)]);
    const points = [tenth(7 * rarityBits(malavya)), -tenth(3 * rarityBits(want))];
    expect(parts.map((part) => part.points)).toEqual(points);
    expect(net).toBeCloseTo(points[0]! + points[1]!, 9);
    expect(netOf([]).net).toBe(0);
  });

  test('leaves out what is cancelled and what is by the letter only', () => {
    expect(netOf([verdictOf('malavya', 70, { status: 'cancelled' })]).parts).toEqual([]);
    expect(netOf([verdictOf('dharma-karmadhipati', 30, { grade: 'formal' })]).parts).toEqual([]);
  });

  test('counts one fact once', () => {
    const planets: readonly Planet[] = ['Mars', 'Sun'];
    const names = ['dharma-karmadhipati', 'dhana-5-9'].map((slug) =>
      verdictOf(slug, 50, { planets, tie: 'conjunction' }),
    );
    expect(netOf(names).parts).toHaveLength(1);
    expect(netOf(names.map((one) => ({ ...one, tie: null }))).parts).toHaveLength(2);
  });
});

describe('the sum of a theme', () => {
  test('begins with its two planets, a tenth of their strength each', () => {
    const { learning, obstacles } = yogaScores(chart, strengths, []);
    expect(learning.parts.map(({ id, points }) => [id, points])).toEqual([
      ['mercury', tenth(strengths.Mercury.value / 10)],
      ['jupiter', tenth(strengths.Jupiter.value / 10)],
    ]);
    expect(obstacles.parts.map(({ id }) => id)).toEqual(['lord_1', 'moon']);
    expect(obstacles.parts[1]!.points).toBe(tenth((100 - strengths.Moon.value) / 10));
  });

  test('adds the yogas that speak for it, by any of their names', () => {
    const scores = yogaScores(chart, strengths, [
      verdictOf('dharma-karmadhipati', 50, { planets: ['Sun', 'Mars'], tie: 'conjunction' }),
      verdictOf('dhana-5-9', 40, { planets: ['Mars', 'Sun'], tie: 'conjunction' }),
      verdictOf('saraswati', 50),
      verdictOf('daridra-11-weak', 30),
    ]);
    const added = (theme: 'standing' | 'wealth' | 'learning' | 'spirit' | 'obstacles') =>
      scores[theme].parts.slice(2).map(({ id }) => id);
    expect(added('standing')).toHaveLength(1);
    expect(added('wealth')).toEqual(added('standing'));
    expect([added('learning'), added('spirit'), added('obstacles')]).toEqual([['saraswati'], [], ['daridra-11-weak']]);
    expect(scores.obstacles.parts.at(-1)!.points).toBeGreaterThan(0);
  });

  test('is of what supports: a yoga that burdens speaks for obstacles alone', () => {
    const kind = ['standing', 'wealth', 'learning', 'spirit'] as const;
    const burdens = YOGAS.filter(({ polarity }) => polarity === 'bad');
    expect(burdens.filter((rule) => kind.some((theme) => speaksFor(rule, theme)))).toEqual([]);
    expect(burdens.every((rule) => speaksFor(rule, 'obstacles'))).toBe(true);
  });
});

test('every sum of golden births is that of its parts, and its place is between 0 and 100', () => {
  for (const golden of goldenCharts.values()) {
    const context = ruleContextOf(golden);
    for (const { net, parts, percentile } of Object.values(
      yogaScores(golden, context.strengths, yogasFormed(golden, context)),
    )) {
      expect(net).toBeCloseTo(
        parts.reduce((sum, { points }) => sum + points, 0),
        6,
      );
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentile).toBeLessThanOrEqual(100);
    }
  }
});

test('what stands of some rules has each slug and each fact once', () => {
  const tied = { planets: ['Mars', 'Sun'] as const, tie: 'exchange' as const };
  const standing = rankedBySlug([
    verdictOf('malavya', 70),
    verdictOf('malavya', 60),
    verdictOf('hamsa', 60, { status: 'cancelled' }),
    verdictOf('dhana-5-9', 40, tied),
    verdictOf('dharma-karmadhipati', 40, tied),
  ]);
  expect(standing.map(({ rule }) => rule.id).sort()).toEqual([expect.stringMatching(/^dh/), 'malavya']);
});
