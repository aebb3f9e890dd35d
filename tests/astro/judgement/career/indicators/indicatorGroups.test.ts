import { expect, test } from '@jest/globals';
import { indicatorFact } from '../../../../../lib/astro/judgement/career/indicators/facts.ts';
import {
  indicatorGroup,
  type IndicatorMatter,
} from '../../../../../lib/astro/judgement/career/indicators/indicatorGroups.ts';
import { indicator, type IndicatorContext } from '../../../../../lib/astro/judgement/career/indicators/indicators.ts';

/** The rows below need nothing of a birth. */
const NO_BIRTH = {} as IndicatorContext;

const matterOf = (...leanings: number[]): IndicatorMatter => ({
  id: 'change_of_job',
  rows: leanings.map((leaning, i) => () => {
    const isMet = leaning > 0;
    return indicator({
      id: `sign_${i}`,
      kind: 'birth',
      rule: indicatorFact('bound_lord_rule', {}),
      isMet,
      leaning,
      weight: 5,
      planets: [],
      houses: [],
      observed: {},
      seen: indicatorFact('bound_lord', { tenthLord: 'Saturn', others: [] }),
      means: 'stages',
      tone: 'describes',
      spans: [],
    });
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
