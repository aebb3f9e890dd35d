import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { partedAkritis } from '../../../../lib/astro/yoga/nabhasa/parted.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { sevenIn, type SevenHouses } from '../../../support/sevenIn.ts';

const [vajra, yava, kamala] = partedAkritis.map(({ rule }) => rule);

// Drawn, as the sky cannot show them: Mercury and Venus are never three signs from the Sun.
ruleTest(vajra!, {
  present: [sevenIn(4, 1, 10, 7, 1, 7, 4)],
  absent: [sevenIn(4, 2, 10, 7, 1, 7, 4), sevenIn(4, 1, 1, 7, 1, 7, 4), sevenIn(1, 4, 7, 10, 4, 10, 1)],
  met: {},
});

ruleTest(yava!, {
  present: [sevenIn(1, 4, 7, 10, 4, 10, 1)],
  absent: [sevenIn(1, 5, 7, 10, 4, 10, 1), sevenIn(1, 4, 4, 10, 4, 10, 1), sevenIn(4, 1, 10, 7, 1, 7, 4)],
  met: {},
});

ruleTest(kamala!, {
  present: [sevenIn(1, 4, 7, 10, 1, 1, 4), { ...sevenIn(1, 4, 7, 10, 1, 1, 4), Rahu: 'Taurus' }],
  absent: [
    sevenIn(1, 4, 7, 10, 1, 1, 5),
    sevenIn(1, 4, 7, 7, 1, 1, 4),
    sevenIn(4, 1, 10, 7, 1, 7, 4),
    sevenIn(1, 4, 7, 10, 4, 10, 1),
  ],
  met: {},
});

test.each<[SevenHouses, object]>([
  [[4, 1, 10, 7, 1, 7, 4], { is_vajra: true, is_yava: false }],
  [[1, 4, 7, 10, 4, 10, 1], { is_vajra: false, is_yava: true }],
  [[1, 4, 7, 10, 1, 1, 4], { is_vajra: false, is_yava: false }],
])('kamala says which of the two stands in its place: %j', (houses, observed) => {
  expect(judge(kamala!, chartOf(sevenIn(...houses))).evidence[2]).toMatchObject({ id: 'mixed', observed });
});
