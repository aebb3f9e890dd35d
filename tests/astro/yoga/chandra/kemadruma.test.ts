import { expect, test } from '@jest/globals';
import { kemdrum } from '../../../../lib/astro/dosha/kemdrum.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import { kemadruma } from '../../../../lib/astro/yoga/chandra/kemadruma.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { doshaIn } from '../../../support/doshaTest.ts';
import { LONELY_MOON } from '../../../support/lonelyMoon.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(kemadruma, {
  // Neither the Sun nor a node beside the Moon prevents it.
  present: [LONELY_MOON, { ...LONELY_MOON, Sun: 'Cancer' }, { ...LONELY_MOON, Rahu: 'Cancer' }],
  absent: [
    { ...LONELY_MOON, Jupiter: 'Taurus' },
    { ...LONELY_MOON, Saturn: 'Cancer' },
  ],
  met: {
    kendra_from_ascendant: { ...LONELY_MOON, Mars: 'Libra' },
    kendra_from_moon: { ...LONELY_MOON, Jupiter: 'Sagittarius' },
    benefic_aspect: { ...LONELY_MOON, Jupiter: 'Aquarius' },
    full_and_dignified: {
      ...LONELY_MOON,
      Moon: 'Taurus 3',
      Sun: 'Scorpio 3',
      Mercury: 'Virgo 25',
      Venus: 'Virgo 28',
      Mars: 'Virgo 15',
      Saturn: 'Virgo 1',
      Jupiter: 'Virgo 2',
    },
  },
});

test('stands or falls as the dosha does where both are formed', () => {
  for (const change of [{}, { Saturn: 'Virgo' }, { Jupiter: 'Aquarius' }] as const) {
    const drawing = { ...LONELY_MOON, ...change };
    const { status, strength } = judge(kemadruma, chartOf(drawing));
    const dosha = doshaIn(kemdrum, drawing);
    expect([status, strength!.value]).toEqual([dosha.status, dosha.score!.value]);
  }
});
