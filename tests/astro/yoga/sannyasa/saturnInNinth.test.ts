import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { saturnInNinth } from '../../../../lib/astro/yoga/sannyasa/saturnInNinth.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Saturn is in Sagittarius, and the Sun no longer opposite. */
const alone: Drawing = { Sun: 'Taurus 5' };

ruleTest(saturnInNinth, {
  present: [alone],
  absent: [{}, { ...alone, Saturn: 'Capricorn' }, { ...alone, Saturn: 'Scorpio' }],
  met: {
    // The Moon owns the 4th, the Sun the 5th.
    raja_yoga: { Sun: 'Taurus 5', Moon: 'Taurus 25' },
    combust: { Sun: 'Sagittarius 5' },
    defeated: { ...alone, Venus: 'Sagittarius 15.5 N' },
  },
});

test('names the pairs of houses of the raja yogas, and none where Saturn is not alone', () => {
  const pairs = (drawing: Drawing) =>
    judge(saturnInNinth, chartOf(drawing)).evidence.find(({ id }) => id === 'raja_yoga')!.observed.pairs;
  expect(pairs({ Sun: 'Taurus 5', Moon: 'Taurus 25' })).toContain('4-5');
  expect(pairs({ Sun: 'Gemini 5', Moon: 'Gemini 25' })).toEqual([]);
});
