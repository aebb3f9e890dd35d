import { expect, test } from '@jest/globals';
import { named, namedList, placedBySign } from '../../lib/astro/planetWords.ts';
import { chartOf } from '../support/chartOf.ts';

test('the two lights have their article, the others none', () => {
  expect(named('Sun')).toBe('the Sun');
  expect(namedList(['Moon', 'Mars', 'Rahu'])).toBe('the Moon, Mars and Rahu');
});

test.each([
  ['Aries 10', 'exalted in Aries'],
  ['Leo 10', 'in its moolatrikona in Leo'],
  ['Leo 25', 'in its own sign Leo'],
  ['Libra 10', 'debilitated in Libra'],
] as const)('the Sun in %s stands %s', (Sun, said) => {
  expect(placedBySign(chartOf({ Sun }), 'Sun')).toBe(said);
});
