import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { parijata } from '../../../../../lib/astro/yoga/raja/lords/parijata.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Mars of the ascendant is in Aquarius, its lord Saturn in Sagittarius of Jupiter. The ninths of Sagittarius run from
// Aries: Saturn at its middle is in the fifth, Leo of the Sun.
ruleTest(parijata, {
  present: [
    { Jupiter: 'Libra' },
    // At home in the 12th.
    { Jupiter: 'Pisces' },
    { Sun: 'Leo' },
    // The fourth ninth, Cancer, ends at 13 deg 20 min, and the Moon is in the 7th.
    { Saturn: 'Sagittarius 13.3', Moon: 'Libra' },
  ],
  absent: [
    { Jupiter: 'Virgo', Sun: 'Gemini 5' },
    { Saturn: 'Sagittarius 13.4', Moon: 'Libra' },
  ],
  met: {
    both_carry: { Jupiter: 'Libra', Sun: 'Leo' },
    combust: { Jupiter: 'Libra 10', Sun: 'Libra 12' },
    debilitated: { Sun: 'Libra', Venus: 'Gemini' },
    in_dusthana: { Jupiter: 'Pisces' },
    with_node: { Jupiter: 'Libra 10', Rahu: 'Libra 15' },
  },
});

test('one of the two does not make both', () => {
  const { evidence, isPresent } = judge(parijata, chartOf({ Jupiter: 'Libra' }));
  expect([isPresent, evidence.find(({ id }) => id === 'both_carry')!.isMet]).toEqual([true, false]);
});
