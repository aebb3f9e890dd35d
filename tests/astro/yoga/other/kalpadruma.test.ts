import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { kalpadruma } from '../../../../lib/astro/yoga/other/kalpadruma.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rises: Mars in Cancer sends to the Moon, the Moon in Leo to the Sun. The ninths of Leo run from Aries: at 15
// degrees the Moon is in the 5th, Leo, of the Sun again.
ruleTest(kalpadruma, {
  present: [
    { Mars: 'Cancer', Moon: 'Leo 15', Sun: 'Aries 10' },
    // At home, a lord of the ascendant is his own dispositor; here in the navamsa too (the 1st ninth of Aries).
    { Mars: 'Aries 1' },
    // Mercury in the 6th is no kendra or trikona, but exalted.
    { Ascendant: 'Aries', Mars: 'Aries 7', Mercury: 'Virgo' },
  ],
  absent: [
    // The Sun in the 3rd.
    { Mars: 'Cancer', Moon: 'Leo 15', Sun: 'Gemini' },
    // At 28 degrees the Moon is in the 9th ninth, Sagittarius, and Jupiter in the 6th.
    { Mars: 'Cancer', Moon: 'Leo 28', Sun: 'Aries 10', Jupiter: 'Virgo' },
    { Mars: 'Gemini', Mercury: 'Leo', Sun: 'Aries' },
  ],
  met: {},
});

test('names the chain', () => {
  const chart = chartOf({ Mars: 'Cancer', Moon: 'Leo 28', Sun: 'Aries 10', Jupiter: 'Virgo' });
  expect(judge(kalpadruma, chart).evidence[0]!.observed).toEqual({
    lord: 'Mars',
    dispositor: 'Moon',
    next_in_birth_chart: 'Sun',
    next_in_navamsa: 'Jupiter',
    planets_outside: ['Jupiter'],
  });
});
