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
  [[0.2, 0.2], 60],
  [[0.1, 0.1], 55],
  [[-0.2, -0.2], 40],
] as const)('leanings %j score %d, and the indication is that of the band', (leanings, value) => {
  const group = indicatorGroup(NO_BIRTH, matterOf(...leanings));
  expect(group.score.value).toBe(value);
  const indications = { excellent: 'strong', good: 'strong', mixed: 'moderate', weak: 'slight', difficult: 'slight' };
  expect(group.indication).toBe(indications[group.score.band]);
  expect(group.indicators).toHaveLength(leanings.length);
});
