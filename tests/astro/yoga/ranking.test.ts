import { PROPER_PERCENT } from '../../../lib/astro/tables/percentiles/yogas.ts';
import { describe, expect, test } from '@jest/globals';
import { judge, judgeFormed, type Rule, type Verdict, type YogaGrade } from '../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { YOGAS, yogasPresent } from '../../../lib/astro/yoga/index.ts';
import {
  information,
  oneFactEach,
  ranked,
  rarityBits,
  sharePercent,
  topBurdens,
  topYogas,
  withOtherNames,
} from '../../../lib/astro/yoga/ranking.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

const ruleOf = (slug: string, variant?: string): Rule =>
  YOGAS.find(({ id, variant: own }) => id === slug && own === variant)!;

interface Given {
  readonly slug: string;
  readonly value?: number;
  readonly grade?: YogaGrade | null;
  readonly status?: Verdict['status'];
  readonly planets?: readonly Planet[];
}

/** A verdict as a chart may have it, with what matters here put in its place. */
function verdictOf({ slug, value = 50, grade = 'proper', status = 'active', planets }: Given): Verdict {
  const judged = judge(ruleOf(slug), chartOf({}));
  const strength = { value, band: 'medium', percentile: 50, parts: [] } as const;
  return { ...judged, isPresent: true, status, grade, strength, planets: planets ?? judged.planets };
}

const slugs = (verdicts: readonly Verdict[]) => verdicts.map(({ rule }) => rule.id);

describe('how much a yoga tells', () => {
  test('is its strength by its rarity: a bit for each halving of the share', () => {
    const malavya = verdictOf({ slug: 'malavya', value: 60, grade: 'blemished' });
    const share = sharePercent(malavya.rule);
    expect(rarityBits(malavya)).toBeCloseTo(Math.log2(100 / share), 12);
    expect(information(malavya)).toBeCloseTo(60 * Math.log2(100 / share), 9);
  });

  test('of a proper one goes by the share of births in which it is proper, which is less', () => {
    const lakshmi = verdictOf({ slug: 'lakshmi', value: 60, grade: 'proper' });
    const bits = Math.log2(100 / PROPER_PERCENT['lakshmi']!);
    expect(rarityBits(lakshmi)).toBeCloseTo(bits, 12);
    expect(bits).toBeGreaterThan(rarityBits({ ...lakshmi, grade: 'blemished' }));
  });

  test('has an end: what no birth has is no rarer than one of a thousand', () => {
    expect(rarityBits({ rule: ruleOf('devendra'), grade: null })).toBeCloseTo(Math.log2(1000), 12);
    expect(Math.max(...YOGAS.map((rule) => rarityBits({ rule, grade: 'proper' })))).toBeLessThan(10);
  });
});

describe('the order', () => {
  const proper = verdictOf({ slug: 'budhaditya', value: 20 });
  const blemished = verdictOf({ slug: 'malavya', value: 90, grade: 'blemished' });
  const burden = verdictOf({ slug: 'daridra-11-weak', value: 90, grade: null });
  const formal = verdictOf({ slug: 'dharma-karmadhipati', value: 30, grade: 'formal' });
  const cancelled = verdictOf({ slug: 'hamsa', value: 90, status: 'cancelled' });

  test('is proper, blemished, what burdens, by the letter only, cancelled', () => {
    const wanted = [proper, blemished, burden, formal, cancelled];
    expect(ranked([...wanted].reverse())).toEqual(wanted);
  });

  test('within these is by what each tells of the chart, not by strength alone', () => {
    const rare = verdictOf({ slug: 'malavya', value: 40, grade: 'blemished' });
    const common = verdictOf({ slug: 'satkalatra', value: 80, grade: 'blemished' });
    expect(sharePercent(common.rule)).toBeGreaterThan(40);
    expect(ranked([common, rare])).toEqual([rare, common]);
  });

  test('of a top list leaves out what burdens, what is by the letter only, and what is cancelled', () => {
    expect(topYogas([proper, blemished, burden, formal, cancelled], 5)).toEqual([blemished]);
    expect(topBurdens([proper, blemished, burden, formal, cancelled], 5)).toEqual([burden]);
  });
});

describe('a top list', () => {
  test('has what many have only where there is nothing rarer', () => {
    const common = verdictOf({ slug: 'satkalatra', planets: ['Venus'] });
    const rare = verdictOf({ slug: 'malavya', planets: ['Mars'] });
    expect(slugs(topYogas([common, rare], 5))).toEqual(['malavya']);
    expect(slugs(topYogas([common], 5))).toEqual(['satkalatra']);
  });

  test('has one set of planets once, however they are bound', () => {
    const list = [
      verdictOf({ slug: 'malavya', planets: ['Venus'] }),
      verdictOf({ slug: 'lakshmi', planets: ['Moon', 'Venus'] }),
      verdictOf({ slug: 'amala', planets: ['Venus', 'Moon'] }),
    ];
    const top = topYogas(list, 5);
    expect(top).toHaveLength(2);
    expect(new Set(top.map(({ planets }) => [...planets].sort().join())).size).toBe(2);
  });

  test('of golden births never repeats a set of planets, nor has more than is asked for', () => {
    for (const chart of goldenCharts.values()) {
      const top = topYogas(yogasPresent(chart), 5);
      expect(top.length).toBeLessThanOrEqual(5);
      expect(new Set(top.map(({ planets, rule }) => [...planets].sort().join() || rule.id)).size).toBe(top.length);
    }
  });
});

describe('one fact', () => {
  // For Aries the lords of 1 and 5 are Mars and the Sun: exalted, in each other's signs.
  const chart = chartOf({ Ascendant: 'Aries', Mars: 'Leo', Sun: 'Aries', Venus: 'Pisces', Mercury: 'Pisces' });
  const formed = judgeFormed(YOGAS, chart, ruleContextOf(chart));
  const PAIR = ['lagnesh-panchamesh', 'parivartana-maha 1-5', 'raja-kendra-trikona 1-5'];
  const named = ({ id, variant }: Rule) => (variant ? `${id} ${variant}` : id);
  const isOfPair = ({ rule }: Verdict) => PAIR.includes(named(rule));

  test('is formed under three names by one exchange', () => {
    expect(
      formed
        .filter(isOfPair)
        .map(({ rule }) => named(rule))
        .sort(),
    ).toEqual(PAIR);
    expect(formed.filter(isOfPair).map(({ tie }) => tie)).toEqual(['exchange', 'exchange', 'exchange']);
  });

  test('is one entry, with its other names', () => {
    const entries = oneFactEach(formed).filter(isOfPair);
    expect(entries).toHaveLength(1);
    expect([entries[0]!.rule, ...entries[0]!.alsoCalled].map(named)).toEqual(expect.arrayContaining(PAIR));
  });

  test('keeps a row for each name where each is asked for', () => {
    const rows = withOtherNames(formed).filter(isOfPair);
    expect(rows).toHaveLength(3);
    for (const { alsoCalled, rule } of rows) {
      expect([rule, ...alsoCalled].map(named)).toEqual(expect.arrayContaining(PAIR));
      expect(alsoCalled).not.toContain(rule);
    }
  });

  test('is not made of what supports and what burdens', () => {
    // Lords of 9 and 12 for Aries: Jupiter owns both; Mercury owns 3 and 6. An exchange of 6 and 9 burdens.
    const dainya = chartOf({ Ascendant: 'Aries', Jupiter: 'Virgo', Mercury: 'Sagittarius' });
    const entries = oneFactEach(judgeFormed(YOGAS, dainya, ruleContextOf(dainya)));
    const burden = entries.find(({ rule }) => rule.id === 'parivartana-dainya')!;
    expect(burden.alsoCalled.every(({ polarity }) => polarity === 'bad')).toBe(true);
  });

  test('of golden births is never lost: entries and their other names are all that is formed', () => {
    for (const golden of goldenCharts.values()) {
      const all = judgeFormed(YOGAS, golden, ruleContextOf(golden));
      const entries = oneFactEach(all);
      const names = entries.flatMap(({ alsoCalled, rule }) => [rule, ...alsoCalled].map(named));
      expect(names.sort()).toEqual(all.map(({ rule }) => named(rule)).sort());
      const facts = entries.flatMap(({ planets, rule, tie }) =>
        tie === null ? [] : [`${rule.polarity === 'bad'} ${tie} ${[...planets].sort().join()}`],
      );
      expect(new Set(facts).size).toBe(facts.length);
    }
  });
});
