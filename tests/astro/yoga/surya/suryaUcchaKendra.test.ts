import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { suryaUcchaKendra } from '../../../../lib/astro/yoga/surya/suryaUcchaKendra.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(suryaUcchaKendra, {
  present: [
    { Ascendant: 'Aries', Sun: 'Aries 5' },
    { Ascendant: 'Aries', Sun: 'Leo' },
    { Ascendant: 'Capricorn', Sun: 'Aries 29.9' },
  ],
  absent: [
    { Ascendant: 'Aries', Sun: 'Libra' },
    { Ascendant: 'Libra', Sun: 'Leo' },
    { Ascendant: 'Aries', Sun: 'Leo', Saturn: 'Leo' },
    { Ascendant: 'Aries', Sun: 'Leo', Rahu: 'Leo' },
    { Ascendant: 'Aries', Sun: 'Leo', Ketu: 'Leo' },
  ],
  met: { debilitated_in_navamsa: { Ascendant: 'Aries', Sun: 'Leo 20' } },
});

test('the seventh navamsa of Leo, from 20 degrees to 23 deg 20 min, is that of Libra', () => {
  const statusAt = (degree: number) => judge(suryaUcchaKendra, chartOf({ Sun: `Leo ${degree}` })).status;
  expect([19.99, 20, 23.33, 23.34].map(statusAt)).toEqual(['active', 'reduced', 'reduced', 'active']);
});
