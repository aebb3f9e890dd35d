import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../../../lib/astro/strength/verdictStrength.ts';
import { karakaPairs } from '../../../../../lib/astro/yoga/raja/lords/karakaPairs.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

const [akAmk, akPk] = karakaPairs;

/** The Sun and the Moon have come furthest in their signs. */
const JOINED = { Sun: 'Aries 29', Moon: 'Aries 28' } as const;

ruleTest(akAmk!, {
  present: [
    JOINED,
    // Aries aspects Leo by sign; Libra only as planets look.
    { Sun: 'Aries 29', Moon: 'Leo 28' },
    { Sun: 'Aries 29', Moon: 'Libra 28' },
  ],
  absent: [
    // The fixed sign next to a movable one is not aspected.
    { Sun: 'Aries 29', Moon: 'Taurus 28' },
    // Mars looks at the Moon, who does not look back.
    { Mars: 'Aries 29', Moon: 'Cancer 28' },
    // Mercury and Jupiter share the first office; the second falls to its natural holder, Mercury again.
    { Mercury: 'Aries 29', Jupiter: 'Aries 29' },
  ],
  met: { well_housed: JOINED },
});

/** By degree: Sun, Mars, Moon, Saturn, and Jupiter as the fifth. */
const FIFTH = { Sun: 'Aries 29', Mars: 'Aquarius 25', Moon: 'Libra 24', Saturn: 'Sagittarius 23' } as const;

ruleTest(akPk!, {
  present: [
    { ...FIFTH, Jupiter: 'Aries 20' },
    { ...FIFTH, Jupiter: 'Scorpio 20' },
  ],
  absent: [{ ...FIFTH, Jupiter: 'Taurus 20' }],
  met: { well_housed: { ...FIFTH, Jupiter: 'Aries 20' } },
});

test('of eight significators Rahu may be one, who aspects by sign alone', () => {
  const isFormed = (Moon: 'Libra 28' | 'Leo 28') =>
    judge(akAmk!, chartOf({ Rahu: 'Aries 1', Moon }, { karakaScheme: 8 })).isPresent;
  expect([isFormed('Leo 28'), isFormed('Libra 28')]).toEqual([true, false]);
});

test('the offices of birth are kept in the navamsa, whose degrees are others', () => {
  const ruleContext = ruleContextOf(chartOf(JOINED));
  const [, linked] = akAmk!.examine(ruleContext.navamsa, ruleContext);
  expect(linked!.observed['planets']).toEqual(['Sun', 'Moon']);
});

test('one of them in the 11th is not both in kendras or trikonas', () => {
  const { evidence, isPresent } = judge(akAmk!, chartOf({ Sun: 'Aries 29', Moon: 'Aquarius 28' }));
  expect([isPresent, evidence.find(({ id }) => id === 'well_housed')!.isMet]).toEqual([true, false]);
});
