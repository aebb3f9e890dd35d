/** Passages against a plain look at every hour or so, from whatever day the search sets out. */
import { expect, test } from '@jest/globals';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { passageJdTT, passages } from '../../../lib/astro/transit/passages.ts';
import { trackOf, type Track } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';
import { KAKSHA_ARC_DEG } from '../../../lib/astro/ashtakavarga/kaksha.ts';

const course = (planet: Planet, node: 'mean' | 'true' = 'mean') =>
  trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node });

const instants = (track: Track, arcDeg: number, fromJdTT: number, untilJdTT: number) =>
  [...passages(track, arcDeg, fromJdTT, untilJdTT)].map((passage) => passageJdTT(track, passage));

/** Ends of the short steps in which a planet comes into another part. */
function seen(track: Track, arcDeg: number, fromJdTT: number, untilJdTT: number, stepDays: number): number[] {
  const looks = Array.from(
    { length: Math.floor((untilJdTT - fromJdTT) / stepDays) },
    (_, i) => fromJdTT + i * stepDays,
  );
  const parts = looks.map((jdTT) => Math.floor(track.at(jdTT).longitudeDeg / arcDeg));
  return looks.filter((_, i) => i > 0 && parts[i] !== parts[i - 1]);
}

// Each turns close to a border: Venus comes back to Sagittarius from 7 to 14 February 1982, and for six or seven days in
// June 2060 and August 2087; Mercury comes back over a border for five hours in December 1913.
test.each([
  ['Venus', [1982, 2, 11], 0.25],
  ['Venus', [2060, 6, 13], 0.25],
  ['Venus', [2087, 8, 16], 0.25],
  ['Mercury', [1913, 12, 2], 0.05],
] as const)('%s around %j: short returns are seen from every day of the 100 before', (planet, [y, m, d], stepDays) => {
  const track = course(planet);
  const around = ttFromUt(jdFromDate(y, m, d));
  const [from, until] = [around - 15, around + 15];
  const looked = seen(track, SIGN_ARC_DEG, from, until, stepDays);
  expect(looked.length).toBeGreaterThan(1);
  for (let days = 15; days < 115; days++) {
    const ahead = instants(track, SIGN_ARC_DEG, around - days, until).filter((jdTT) => jdTT > from);
    const back = instants(track, SIGN_ARC_DEG, around + days, from).filter((jdTT) => jdTT < until);
    back.reverse();
    for (const found of [ahead, back]) {
      expect([days, found.map((jdTT, i) => looked[i]! - jdTT >= 0 && looked[i]! - jdTT < stepDays)]).toEqual([
        days,
        looked.map(() => true),
      ]);
    }
  }
});

test.each([
  ['Mercury', 'mean', 0.1],
  ['Venus', 'mean', 0.2],
  ['Mars', 'mean', 0.4],
  ['Jupiter', 'mean', 0.5],
  ['Saturn', 'mean', 0.5],
  ['Rahu', 'true', 0.02],
] as const)('%s (%s node): fifteen years of kakshas, none missed and none invented', (planet, node, stepDays) => {
  const track = course(planet, node);
  const from = ttFromUt(jdFromDate(2019, 3, 1));
  const until = from + (node === 'true' ? 700 : 5479);
  const looked = seen(track, KAKSHA_ARC_DEG, from, until, stepDays);
  const found = instants(track, KAKSHA_ARC_DEG, from, looked.at(-1)!);
  // Between two looks a planet may cross a border and come back over it, which the search alone sees.
  const lone = found.filter((jdTT) => looked.some((look) => look - jdTT >= 0 && look - jdTT < stepDays));
  expect(lone).toHaveLength(looked.length);
  expect((found.length - lone.length) % 2).toBe(0);
});
