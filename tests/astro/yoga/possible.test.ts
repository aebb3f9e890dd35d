/** Rules that are not examined where formed ones alone are wanted: what rules them out never holds where they are formed. */
import { expect, test } from '@jest/globals';
import { isFormed } from '../../../lib/astro/evidence.ts';
import { judgeFormed } from '../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { chartOf } from '../../support/chartOf.ts';
import { scattered, sevenIn } from '../../support/sevenIn.ts';

const charts = [...scattered(1500)].map((houses, i) => chartOf({ ...sevenIn(...houses), Ascendant: SIGNS[i % 12]! }));
const facts = ruleContextOf(charts[0]!);
const quick = YOGAS.filter(({ isPossible, judgedAs, tie }) => (isPossible ?? tie) && !judgedAs);

test('are found formed as often as when every condition is examined', () => {
  expect(quick.length).toBeGreaterThan(40);
  for (const chart of charts) {
    const ruleContext = ruleContextOf(chart, facts);
    const examined = quick.filter(
      (rule) => rule.applies?.(chart) !== false && isFormed(rule.examine(chart, ruleContext)),
    );
    expect(judgeFormed(quick, chart, ruleContext).map(({ rule }) => rule)).toEqual(examined);
  }
});
