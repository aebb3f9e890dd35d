import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { hariharaBrahma } from '../../../../lib/astro/yoga/raja/hariharaBrahma.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The textbook’s chart: from Saturn of the 2nd, Jupiter in 2, Venus in 8, Mercury in 12. */
const HARI = {
  Ascendant: 'Sagittarius',
  Saturn: 'Aries',
  Jupiter: 'Taurus',
  Venus: 'Scorpio',
  Mercury: 'Pisces',
} as const;
/** From Saturn of the 7th, Jupiter in 4, Mercury in 8, the Moon in 9. */
const HARA = {
  Ascendant: 'Cancer',
  Saturn: 'Virgo',
  Jupiter: 'Sagittarius',
  Mercury: 'Aries',
  Moon: 'Taurus',
} as const;
/** From Saturn of the 1st, Mars in 4, the Sun in 10, Venus in 11. */
const BRAHMA = {
  Ascendant: 'Capricorn',
  Saturn: 'Aries',
  Mars: 'Cancer',
  Sun: 'Capricorn',
  Venus: 'Aquarius',
} as const;

ruleTest(hariharaBrahma, {
  present: [HARI, HARA, BRAHMA, { ...BRAHMA, Sun: 'Aquarius', Venus: 'Capricorn' }],
  absent: [
    // A place without a benefic, and one held by a malefic.
    { ...HARI, Mercury: 'Aries' },
    { ...HARI, Mercury: 'Aries', Mars: 'Pisces' },
    // Two in one place leave another empty.
    { ...HARA, Moon: 'Aries' },
    { ...BRAHMA, Venus: 'Capricorn' },
  ],
  met: {},
});

test('observes which of the three is formed, and by which planets', () => {
  const verdict = judge(hariharaBrahma, chartOf(HARA));
  expect(verdict.evidence[0]!.observed).toMatchObject({
    hari: false,
    hara: true,
    brahma: false,
    hara_from: 'Saturn',
    hara_held_by: ['Moon', 'Mercury', 'Jupiter'],
  });
  expect([...verdict.planets].sort()).toEqual(['Jupiter', 'Mercury', 'Moon', 'Saturn']);
});
