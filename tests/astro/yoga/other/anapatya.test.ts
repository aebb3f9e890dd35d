import { expect, test } from '@jest/globals';
import { isFormed } from '../../../../lib/astro/evidence.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { anapatya } from '../../../../lib/astro/yoga/other/anapatya.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Pisces rises: Jupiter, Moon, Mercury, all three burnt by the Sun. */
const BURNT = {
  Ascendant: 'Pisces',
  Sun: 'Taurus 10',
  Jupiter: 'Taurus 15',
  Moon: 'Taurus 5',
  Mercury: 'Taurus 12',
} as const;

ruleTest(anapatya, {
  present: [BURNT],
  // One of the three is clear of the Sun.
  absent: [{ ...BURNT, Mercury: 'Taurus 29' }, { ...BURNT, Jupiter: 'Taurus 28' }, {}],
  met: { benefic_in_fifth: { ...BURNT, Venus: 'Cancer' } },
});

test('poor shadbala is weakness too', () => {
  const chart = chartOf({ Ascendant: 'Pisces' });
  const ratios = { Sun: 1, Moon: 0.6, Mars: 1, Mercury: 0.69, Jupiter: 0.5, Venus: 1, Saturn: 1 };
  const isFormedWith = (mercury: number) => {
    const facts = ruleContextOf(chart, { ratios: { ...ratios, Mercury: mercury } });
    return isFormed(anapatya.examine(chart, facts));
  };
  expect(isFormedWith(0.69)).toBe(true);
  expect(isFormedWith(0.71)).toBe(false);
});
