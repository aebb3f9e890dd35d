import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { shakata } from '../../../../lib/astro/yoga/chandra/shakata.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// From Jupiter in Virgo: Aquarius, Aries, Leo.
ruleTest(shakata, {
  present: [{ Moon: 'Aquarius 0' }, { Moon: 'Aries' }, { Moon: 'Leo 29.9' }],
  absent: [{}, { Moon: 'Capricorn 29.9' }, { Moon: 'Pisces 0' }, { Moon: 'Virgo 0' }],
  met: {
    weak: { Ascendant: 'Leo', Sun: 'Sagittarius', Moon: 'Scorpio', Jupiter: 'Sagittarius' },
    in_kendra: { Moon: 'Aries' },
    dignified: { Ascendant: 'Leo', Moon: 'Cancer', Jupiter: 'Aquarius' },
  },
});

test('away from kendras and its good signs the Moon bears it in full', () => {
  expect(judge(shakata, chartOf({ Moon: 'Aquarius' })).status).toBe('active');
});
