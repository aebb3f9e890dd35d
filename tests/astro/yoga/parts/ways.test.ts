import { expect, test } from '@jest/globals';
import { both } from '../../../../lib/astro/bilingual.ts';
import { eitherWay, planetsOfWays, type Ways } from '../../../../lib/astro/yoga/parts/ways.ts';

const ways = (isFirst: boolean, isSecond: boolean): Ways => ({
  by_lords: { isMet: isFirst, planets: ['Sun', 'Moon'], observed: { house: 4 } },
  by_benefics: { isMet: isSecond, planets: ['Moon', 'Venus'] },
});

test.each([
  [false, false, ['Sun', 'Moon']],
  [true, false, ['Sun', 'Moon']],
  [false, true, ['Moon', 'Venus']],
  [true, true, ['Sun', 'Moon', 'Venus']],
])('%s or %s: formed by %j', (isFirst, isSecond, planets) => {
  expect(planetsOfWays(ways(isFirst, isSecond))).toEqual(planets);
  expect(eitherWay(both('Either', 'या'), ways(isFirst, isSecond))).toMatchObject({
    effect: 'required',
    isMet: isFirst || isSecond,
    observed: { by_lords: isFirst, house: 4, by_benefics: isSecond },
  });
});
