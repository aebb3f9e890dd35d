import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { malika } from '../../../../lib/astro/yoga/other/malika.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { sevenIn } from '../../../support/sevenIn.ts';

ruleTest(malika, {
  present: [sevenIn(1, 2, 3, 4, 5, 6, 7), sevenIn(12, 6, 1, 5, 2, 4, 3)],
  absent: [
    sevenIn(1, 2, 3, 4, 5, 6, 8),
    sevenIn(1, 2, 3, 4, 5, 6, 6),
    // The nodes fill no gap.
    { ...sevenIn(1, 2, 3, 4, 5, 7, 7), Rahu: 'Virgo' },
  ],
  met: { fortunate_start: sevenIn(2, 3, 4, 5, 6, 7, 8), lean_start: sevenIn(6, 7, 8, 9, 10, 11, 12) },
});

test.each([
  [1, 'active', 'lagna'],
  [2, 'active', 'dhana'],
  [3, 'active', 'vikrama'],
  [6, 'reduced', 'shatru'],
  [9, 'active', 'bhagya'],
  [10, 'active', 'karma'],
  [12, 'active', 'vyaya'],
])('a garland from house %i is %s and called %s', (first, status, garland) => {
  const house = (k: number) => ((first - 1 + k) % 12) + 1;
  const verdict = judge(malika, chartOf(sevenIn(house(0), house(1), house(2), house(3), house(4), house(5), house(6))));
  expect(verdict.status).toBe(status);
  expect(verdict.evidence[0]!.observed).toEqual({ starting_house: first, garland });
  const isFortunate = [1, 2, 9, 10].includes(first);
  expect(verdict.evidence[1]).toMatchObject({ id: 'fortunate_start', isMet: isFortunate });
});
