import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { jaya } from '../../../../lib/astro/yoga/raja/jaya.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(jaya, {
  present: [
    { Ascendant: 'Scorpio', Mars: 'Cancer', Sun: 'Aries 25' },
    { Ascendant: 'Taurus', Venus: 'Virgo', Saturn: 'Libra' },
    // Past 3 degrees the Moon’s dignity has another name, but the sign is that of exaltation.
    { Ascendant: 'Libra', Jupiter: 'Capricorn', Moon: 'Taurus 20' },
  ],
  absent: [
    { Ascendant: 'Scorpio', Mars: 'Leo', Sun: 'Aries 25' },
    { Ascendant: 'Scorpio', Mars: 'Cancer', Sun: 'Taurus 1' },
  ],
  met: {
    deeply_exalted: { Ascendant: 'Scorpio', Mars: 'Cancer', Sun: 'Aries 10.9' },
    combust: { Ascendant: 'Libra', Jupiter: 'Capricorn', Moon: 'Taurus 10', Sun: 'Taurus 5' },
    in_dusthana: { Ascendant: 'Taurus', Venus: 'Virgo', Saturn: 'Libra' },
  },
});

test('deep exaltation is within one degree of the tenth of Aries for the Sun', () => {
  const isDeep = (Sun: `Aries ${number}`) =>
    judge(jaya, chartOf({ Ascendant: 'Scorpio', Mars: 'Cancer', Sun })).evidence.find(
      ({ id }) => id === 'deeply_exalted',
    )!.isMet;
  expect([isDeep('Aries 8.9'), isDeep('Aries 9'), isDeep('Aries 11'), isDeep('Aries 11.1')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
