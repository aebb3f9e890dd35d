/** What each sign of a dosha adds and each relief takes: weights of judgement, set here side by side so that none moves unseen. */
import { expect, test } from '@jest/globals';
import type { Dosha } from '../../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { chartOf } from '../../support/chartOf.ts';
import { drawnFacts } from '../../support/doshaTest.ts';

/** In the order of the evidence; that Kaal Sarp is partial is told, and counts nothing. */
const SCALE: Readonly<Record<string, readonly number[]>> = {
  kaal_sarp: [50, 10, 10, 10, -15, -15, -10, -10, -15],
  pitra: [0, 0, 40, 25, 25, 10, 20, 15, 10, -25, -20],
  guru_chandal: [20, 25, 20, -5, -15, -10, -15, -10],
  shrapit: [40, 15, 10, -15, -15, -10],
  gandmool: [20, 20, 25, 10, -15, -10, -15],
  vish: [25, 15, 15, 10, 10, -15, -15],
  angarak: [40, 20, -15, -15, -15],
  daridra: [0, 30, 20, 20, 20, 30, -12, -12, -12, -12, -12, -12],
  marak: [15, 10, 10, 10, 15, -15, -10],
  kalathra: [0, 25, 20, 20, 15, -15, -15],
  sarpa: [35, 20, 15, -30],
  putra: [0, 20, 20, 20, 10, -20, -10],
  papakartari: [0, 40, 30, 25, -40, -30, -25],
  bandhan: [25, 20, 15, -20],
  matri: [20, 20, 15, 10, -10, -15],
  bhratri: [20, 15, 15, 10, -10, -10, -10],
  kendradhipati: [25, 0, 15, 10, -20, -20],
  badhaka: [30, 15, 15, 10, -25],
  amavasya: [40, -10, -10],
  chaturdashi: [20, 15, -10, -10],
  sankranti: [25, 15, -10, -10],
  vyatipata: [35, -10, -10],
  vaidhriti: [35, -10, -10],
  vishti: [20, 15, 10, -10, -10, -10],
  dagdha_tithi: [25, -10, -10],
};

function pointsOf(dosha: Dosha): number[] {
  const chart = chartOf({});
  return dosha.examine(chart, drawnFacts(chart)).flatMap(({ id, points }) => (id === 'partial' ? [] : [points]));
}

const BY_POINTS = DOSHAS.filter(({ reliefs }) => reliefs === 'points');

test('every dosha that is relieved by points is on the scale', () => {
  expect(BY_POINTS.map(({ id }) => id).sort()).toEqual(Object.keys(SCALE).sort());
});

test.each(BY_POINTS)('$id', (dosha) => {
  expect(pointsOf(dosha)).toEqual(SCALE[dosha.id]);
});

test.each([
  ['pitra', [9]],
  ['daridra', [2, 11]],
  ['marak', [2, 7]],
  ['kalathra', [2, 7]],
  ['sarpa', [5]],
  ['putra', [5]],
  ['matri', [4]],
  ['bhratri', [3]],
  ['bandhan', [2, 5, 6, 9, 12]],
])('%s is about houses %j', (id, houses) => {
  // Nobody stands in a house of any of them.
  const chart = chartOf({ Ascendant: 'Aquarius', Moon: 'Aquarius', Jupiter: 'Aquarius' });
  expect(DOSHAS.find((dosha) => dosha.id === id)!.houses!(chart)).toEqual(houses);
});
