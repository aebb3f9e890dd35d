import { expect, test } from '@jest/globals';
import { ekadhipatyaReduced, occupiedSigns, trikonaReduced } from '../../../lib/astro/ashtakavarga/reductions.ts';
import { chartOf } from '../../support/chartOf.ts';

/** Twelve numbers of which only one four of trines, or one pair, is looked at. */
const signs = (values: Readonly<Record<number, number>>) => Array.from({ length: 12 }, (_, sign) => values[sign] ?? 0);
const nowhere = new Array<boolean>(12).fill(false);
const inSigns = (...occupied: readonly number[]) => nowhere.map((_, sign) => occupied.includes(sign));

test.each([
  ['the smallest is taken from each', [5, 3, 4], [2, 0, 1]],
  ['equal ones go', [4, 4, 4], [0, 0, 0]],
  ['one zero leaves the others', [0, 3, 4], [0, 3, 4]],
  ['two zeros leave the third', [0, 0, 4], [0, 0, 4]],
])('trikona: %s', (_, given, left) => {
  const of = ([a, b, c]: readonly number[]) => signs({ 0: a!, 4: b!, 8: c! });
  expect(trikonaReduced(of(given))).toEqual(of(left));
});

test('trikona, the strict reading: what two zeros leave alone goes too', () => {
  expect(trikonaReduced(signs({ 1: 4 }), 'strict')).toEqual(signs({}));
  expect(trikonaReduced(signs({ 1: 4, 5: 2 }), 'strict')).toEqual(signs({ 1: 4, 5: 2 }));
  expect(trikonaReduced(signs({ 1: 4, 5: 2, 9: 1 }), 'strict')).toEqual(signs({ 1: 3, 5: 1 }));
});

// Aries and Scorpio are the pair of Mars.
test.each([
  ['a zero leaves both', [0, 4], [], [0, 4]],
  ['both occupied', [3, 4], [0, 7], [3, 4]],
  ['both empty and equal', [3, 3], [], [0, 0]],
  ['both empty, the smaller for both', [3, 5], [], [3, 3]],
  ['the empty one is smaller', [3, 5], [7], [0, 5]],
  ['the empty one is equal', [4, 4], [0], [4, 0]],
  ['the empty one is larger', [3, 5], [0], [3, 3]],
])('ekadhipatya: %s', (_, [a, b], occupied, [leftA, leftB]) => {
  const reduced = ekadhipatyaReduced(signs({ 0: a!, 7: b! }), inSigns(...occupied));
  expect(reduced).toEqual(signs({ 0: leftA!, 7: leftB! }));
});

test('ekadhipatya reduces five pairs, and neither Cancer nor Leo', () => {
  const reduced = ekadhipatyaReduced(new Array<number>(12).fill(2), nowhere);
  expect(reduced).toEqual(signs({ 3: 2, 4: 2 }));
});

test('nodes and the ascendant occupy a sign in one reading, not in the other', () => {
  const chart = chartOf({ Ascendant: 'Taurus', Rahu: 'Pisces' });
  const [all, seven] = [occupiedSigns(chart), occupiedSigns(chart, 'seven_planets')];
  expect([all[1], all[11], all[5]]).toEqual([true, true, true]);
  // Ketu shares Virgo with Jupiter, who stays.
  expect([seven[1], seven[11], seven[5]]).toEqual([false, false, true]);
});
