import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chandraMangala } from '../../../../lib/astro/yoga/chandra/chandraMangala.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(chandraMangala, {
  present: [
    { Moon: 'Taurus', Mars: 'Taurus' },
    { Moon: 'Aries', Mars: 'Libra' },
  ],
  // A special aspect of Mars does not count: only company and opposition.
  absent: [
    { Moon: 'Taurus', Mars: 'Cancer' },
    { Moon: 'Aries', Mars: 'Cancer' },
    { Moon: 'Cancer', Mars: 'Aries' },
  ],
  met: {
    earning_house: { Moon: 'Capricorn', Mars: 'Capricorn' },
    dusthana: { Moon: 'Virgo', Mars: 'Virgo' },
  },
});

// Aries rises, so the houses are numbers of signs.
test.each([
  ['Taurus', 'Taurus', ['earning_house']],
  ['Sagittarius', 'Sagittarius', ['earning_house']],
  ['Aquarius', 'Aquarius', ['earning_house']],
  ['Gemini', 'Sagittarius', ['earning_house']],
  ['Leo', 'Leo', []],
  ['Scorpio', 'Scorpio', ['dusthana']],
  ['Pisces', 'Virgo', ['dusthana']],
  ['Taurus', 'Scorpio', ['earning_house', 'dusthana']],
] as const)('the Moon in %s and Mars in %s: %j', (Moon, Mars, met) => {
  const { evidence } = judge(chandraMangala, chartOf({ Moon, Mars }));
  expect(evidence.slice(1).flatMap(({ id, isMet }) => (isMet ? [id] : []))).toEqual(met);
});
