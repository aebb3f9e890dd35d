import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { isKakshaActive, KAKSHA_LORDS, kakshaIndex } from '../../../lib/astro/ashtakavarga/kaksha.ts';
import { chartOf } from '../../support/chartOf.ts';

test.each([
  [0, 'Saturn'],
  [3.7499999, 'Saturn'],
  [3.75, 'Jupiter'],
  [7.5, 'Mars'],
  [11.25, 'Sun'],
  [15, 'Venus'],
  [18.75, 'Mercury'],
  [22.5, 'Moon'],
  [26.25, 'Ascendant'],
  [29.9999999, 'Ascendant'],
])('%f degrees belong to %s', (degree, lord) => expect(KAKSHA_LORDS[kakshaIndex(degree)]).toBe(lord));

test('a kaksha is active where its lord gave', () => {
  // Saturn gets from the Moon the 3rd, 6th and 11th: from Aries Gemini, Virgo and Aquarius.
  const av = ashtakavarga(chartOf({ Moon: 'Aries' }));
  const ofTheMoon = KAKSHA_LORDS.indexOf('Moon');
  const active = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
    isKakshaActive(av, 'Saturn', sign, ofTheMoon),
  );
  expect(active).toEqual([2, 5, 10]);
});
