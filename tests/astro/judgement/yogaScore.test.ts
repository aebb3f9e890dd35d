import { expect, test } from '@jest/globals';
import { yogaScore } from '../../../lib/astro/judgement/yogaScore.ts';
import { judge, type Verdict } from '../../../lib/astro/rule.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { goldenChart } from '../../support/goldenChart.ts';

/** A verdict of this polarity and strength, whatever rule it is on. */
function verdictWith(polarity: 'good' | 'bad' | 'mixed', value: number): Verdict {
  const verdict = judge(YOGAS[0]!, goldenChart('S001'));
  return { ...verdict, rule: { ...verdict.rule, polarity }, strength: { value, percentile: 50, band: 'medium', parts: [] } };
}

test('50, a twentieth of each good yoga more and of each bad one less', () => {
  const { value, parts } = yogaScore([verdictWith('good', 70), verdictWith('bad', 30), verdictWith('mixed', 90)]);
  expect(value).toBeCloseTo(50 + 3.5 - 1.5, 9);
  expect(parts.map(({ points }) => points)).toEqual([50, 3.5, -1.5]);
  expect(yogaScore([]).value).toBe(50);
});

test('ends at 100, with the points above it as a part', () => {
  const { value, parts } = yogaScore(Array.from({ length: 11 }, () => verdictWith('good', 100)));
  expect(value).toBe(100);
  expect(parts.at(-1)).toMatchObject({ id: 'bounds', points: -5 });
});
