/** Stays to come, judged by hand arithmetic. */
import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { stayOutlooks } from '../../../lib/astro/transit/outlook.ts';
import { tracksOf } from '../../../lib/astro/transit/sky.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { chartOf } from '../../support/chartOf.ts';

const NOW = jdFromDate(2026, 11, 20);
const tracks = tracksOf(ephemeris, DEFAULT_CONVENTIONS);
const chart = chartOf({ Moon: 'Aquarius', Ascendant: 'Virgo' });
const context = { chart, ashtakavarga: ashtakavarga(chart), nodeVedha: 'counted' as const };

test('Jupiter through Leo, back to Cancer, on to Leo and Virgo: stays of their own, in order', () => {
  const found = stayOutlooks(context, tracks, 'Jupiter', NOW);
  // From Gemini in October 2025; almanacs print Cancer 18 October to 5 December 2025 and again from 2 June 2026.
  expect(found.slice(0, 8).map(({ index }) => index)).toEqual([2, 3, 2, 3, 4, 3, 4, 5]);
  expect(found.slice(2, 8).map(({ houseFromMoon }) => houseFromMoon)).toEqual([5, 6, 7, 6, 7, 8]);
  expect(found.slice(2, 8).map(({ houseFromAscendant }) => houseFromAscendant)).toEqual([10, 11, 12, 11, 12, 1]);
  found.slice(1).forEach((stay, i) => expect(stay.startJdUT).toBeCloseTo(found[i]!.endJdUT!, 8));
});

test('a stay is worth its house, bindus, sign and moorti', () => {
  const leo = stayOutlooks(context, tracks, 'Jupiter', NOW)[4]!;
  const bindus = context.ashtakavarga.bhinna.Jupiter[4]!;
  const sarva = context.ashtakavarga.sarva[4]!;
  expect([leo.isGoodHouse, leo.bindus, leo.sarva, leo.reception]).toEqual([true, bindus, sarva, 'friend']);
  const moorti = { swarna: 8, rajata: 4, tamra: -4, loha: -8 }[leo.moorti!];
  // 50, the 7th is good, Leo is the sign of a friend.
  const sum = 50 + 20 + (bindus - 4) * 5 + Math.max(-8, Math.min(8, sarva - 28)) + 2 + moorti;
  expect(leo.score).toBe(Math.max(0, Math.min(100, sum)));
});

test('nodes have no bindus, the Moon no moorti', () => {
  expect(stayOutlooks(context, tracks, 'Rahu', NOW).every(({ bindus }) => bindus === null)).toBe(true);
  expect(stayOutlooks(context, tracks, 'Moon', NOW).every(({ moorti }) => moorti === null)).toBe(true);
});

test('at the beginning of the ephemeris there is no earlier stay', () => {
  const found = stayOutlooks(context, tracks, 'Saturn', jdFromDate(1600, 1, 3));
  expect(found[0]!.startJdUT).toBeNull();
});
