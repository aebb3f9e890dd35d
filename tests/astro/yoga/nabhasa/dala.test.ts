import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { dalas } from '../../../../lib/astro/yoga/nabhasa/dala.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { sevenIn } from '../../../support/sevenIn.ts';

const [mala, sarpa] = dalas.map(({ rule }) => rule);

ruleTest(mala!, {
  present: [
    // Mercury, Jupiter, Venus in 1, 4, 7; the Moon may stand anywhere.
    sevenIn(2, 3, 5, 1, 4, 7, 6),
    sevenIn(2, 10, 5, 1, 4, 10, 6),
  ],
  absent: [
    // Two in one kendra, one outside them, a malefic among them.
    sevenIn(2, 3, 5, 1, 4, 4, 6),
    sevenIn(2, 3, 5, 12, 4, 7, 6),
    sevenIn(2, 3, 10, 1, 4, 7, 6),
  ],
  met: {},
});

ruleTest(sarpa!, {
  present: [sevenIn(1, 3, 7, 2, 5, 12, 10), sevenIn(4, 1, 7, 3, 5, 6, 10)],
  absent: [
    sevenIn(1, 3, 1, 2, 5, 12, 10),
    sevenIn(1, 3, 7, 2, 5, 12, 11),
    sevenIn(1, 3, 7, 2, 4, 12, 10),
    // Nodes in kendras do not stand in for the Sun, Mars and Saturn.
    { ...sevenIn(1, 3, 7, 2, 5, 12, 11), Rahu: 'Cancer' },
  ],
  met: {},
});

test('the three that make the petals form it', () => {
  expect(judge(mala!, chartOf(sevenIn(2, 3, 5, 1, 4, 7, 6)))).toMatchObject({
    planets: ['Mercury', 'Jupiter', 'Venus'],
    houses: [1, 4, 7],
  });
});
