/** Bonds and blemishes of two lords, as every yoga that asks for them has them. */
import { expect, test } from '@jest/globals';
import { blemishConditions, bondConditions, stateBlemishes, type BlemishId } from '../../../lib/astro/yoga/lordPair.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const rising = (ascendant: Drawing['Ascendant']) => chartOf({ Ascendant: ascendant! });

test('one lord of both houses makes no bond, and that is the first reason', () => {
  // Saturn owns the 4th and the 5th for Libra.
  const unmet = bondConditions(rising('Libra'), [4, 5]).filter(({ isMet }) => !isMet);
  expect(unmet.map(({ id }) => id)).toEqual(['two_planets', 'linked', 'one_way']);
});

test.each<[string, Drawing, boolean]>([
  ['ten degrees away', { Sun: 'Leo 20', Rahu: 'Leo 10' }, true],
  ['a hair further', { Sun: 'Leo 20.1', Rahu: 'Leo 10' }, false],
  ['near, but in the next sign', { Sun: 'Leo 28', Rahu: 'Virgo 1' }, false],
  ['with Ketu', { Sun: 'Leo 20', Rahu: 'Aquarius 18' }, true],
])('a node %s', (_, drawing, isMet) => {
  expect(stateBlemishes(chartOf(drawing), ['Sun'], ['with_node'])[0]).toMatchObject({ isMet });
});

type Owned = [string, Drawing['Ascendant'], readonly number[], BlemishId, string[]];

test.each<Owned>([
  ['Venus of the 10th owns the 3rd for Leo', 'Leo', [5, 10], 'owns_3_or_6', ['Venus']],
  ['Saturn of the 5th owns the 6th for Virgo', 'Virgo', [4, 5], 'owns_3_or_6', ['Saturn']],
  ['Jupiter of the 5th owns the 8th for Leo', 'Leo', [5, 10], 'owns_8_or_11', ['Jupiter']],
  ['Venus of the 4th owns the 11th for Cancer', 'Cancer', [4, 5], 'owns_8_or_11', ['Venus']],
  ['Venus of the ascendant is spared the 6th for Taurus', 'Taurus', [1, 5], 'owns_3_or_6', []],
  ['Mars of the ascendant is spared the 8th for Aries', 'Aries', [1, 5], 'owns_8_or_11', []],
  ['Mercury of the 2nd and the 11th for Leo, where both are asked for', 'Leo', [2, 11], 'owns_8_or_11', []],
])('%s', (_, ascendant, houses, id, planets) => {
  expect(blemishConditions(rising(ascendant), houses, [id])).toMatchObject([
    { isMet: planets.length > 0, observed: { planets } },
  ]);
});
