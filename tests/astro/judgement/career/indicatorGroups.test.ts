import { expect, test } from '@jest/globals';
import { indicatorGroup, type IndicatorMatter } from '../../../../lib/astro/judgement/career/indicatorGroups.ts';
import { indicator, type IndicatorContext } from '../../../../lib/astro/judgement/career/indicators.ts';

/** The rows below need nothing of a birth. */
const NO_BIRTH = {} as IndicatorContext;

const matterOf = (...leanings: number[]): IndicatorMatter => ({
  matter: 'a change',
  rows: leanings.map((leaning, i) => () => {
    const isMet = leaning > 0;
    const fields = { rule: '', observed: {}, planets: [], houses: [], spans: [], seen: 'Seen', means: 'means' };
    return indicator({ id: `sign_${i}`, kind: 'birth', isMet, leaning, weight: 5, tone: 'describes', ...fields });
  }),
  further: () => [],
});

test.each([
  [[0.2, 0.2], 60, 'strong'],
  [[0.1, 0.1], 55, 'moderate'],
  [[-0.2, -0.2], 40, 'slight'],
] as const)('leanings %j score %d: %s', (leanings, value, indication) => {
  const group = indicatorGroup(NO_BIRTH, matterOf(...leanings));
  expect([group.score.value, group.indication]).toEqual([value, indication]);
  expect(group.indicators).toHaveLength(leanings.length);
});
