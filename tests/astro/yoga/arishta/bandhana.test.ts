import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { bandhana } from '../../../../lib/astro/yoga/arishta/bandhana.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const aroundAscendant: Drawing = { Saturn: 'Taurus', Sun: 'Pisces 10' };
const inTrikonas: Drawing = { Mars: 'Leo 10', Venus: 'Virgo' };

ruleTest(bandhana, {
  present: [
    aroundAscendant,
    inTrikonas,
    // The nodes alone, in the 6th and the 12th.
    { Rahu: 'Virgo', Jupiter: 'Cancer' },
  ],
  absent: [
    // Venus in the 5th, Saturn in the 9th: equally many, but one side has no malefic.
    {},
    { ...aroundAscendant, Mars: 'Pisces 20' },
    { Saturn: 'Taurus', Jupiter: 'Pisces' },
  ],
  met: {
    // Jupiter in Virgo looks at both.
    benefic: aroundAscendant,
    malefics_alone: aroundAscendant,
    several_pairs: { ...aroundAscendant, Mars: 'Leo', Venus: 'Cancer 1', Rahu: 'Sagittarius' },
  },
});

test('a benefic frees only where one looks at each pair that binds', () => {
  const both: Drawing = { ...aroundAscendant, Mars: 'Leo', Venus: 'Cancer 1', Rahu: 'Sagittarius' };
  const freed = (drawing: Drawing) => {
    const { evidence } = judge(bandhana, chartOf(drawing));
    return [evidence[0]!.observed.pairs, evidence.find(({ id }) => id === 'benefic')!.isMet];
  };
  expect(freed(both)).toEqual([['2-12', '5-9'], false]);
  // From Sagittarius no longer; from Aries he looks at Leo and Sagittarius, and at neither Taurus nor Pisces.
  expect(freed({ ...both, Jupiter: 'Aries' })).toEqual([['2-12', '5-9'], false]);
  // Venus at the Pisces of the 12th from Virgo.
  expect(freed({ ...both, Jupiter: 'Aries', Venus: 'Virgo 1' })).toEqual([['2-12', '5-9'], true]);
});
