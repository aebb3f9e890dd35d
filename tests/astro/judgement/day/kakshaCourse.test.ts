import { expect, test } from '@jest/globals';
import { isFriendlyKaksha, kakshaCourse, kakshaEffect } from '../../../../lib/astro/judgement/day/kakshaCourse.ts';
import { ashtakavarga } from '../../../../lib/astro/ashtakavarga/bindus.ts';
import { ttFromUt } from '../../../../lib/astro/earth/deltaT.ts';
import { J2000_JD } from '../../../../lib/astro/time.ts';
import type { Track } from '../../../../lib/astro/transit/track.ts';
import { chartOf } from '../../../support/chartOf.ts';

/** A body that moves by the day as told, from J2000 on. */
const drawn = (longitudeDeg: (days: number) => number, speedDegPerDay: (days: number) => number): Track => ({
  planet: 'Jupiter',
  startJdTT: J2000_JD - 1000,
  endJdTT: J2000_JD + 1000,
  fastestDegPerDay: 1,
  stepDays: 5,
  at: (jdTT) => ({
    jdTT,
    longitudeDeg: longitudeDeg(jdTT - J2000_JD),
    speedDegPerDay: speedDegPerDay(jdTT - J2000_JD),
  }),
});

const forward = drawn(
  (days) => (((10 + 0.5 * days) % 360) + 360) % 360,
  () => 0.5,
);
const daysOf = (jdUT: number | null) => (jdUT === null ? null : ttFromUt(jdUT) - J2000_JD);

test('a planet that moves on passes the kakshas left in its sign', () => {
  const { inSign, kakshas } = kakshaCourse(forward, J2000_JD);
  expect(kakshas.map(({ kaksha }) => kaksha)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(kakshas.every(({ signIndex }) => signIndex === 0)).toBe(true);
  // 7.5 degrees were passed 5 days before, 11.25 come 2.5 days after; Taurus begins 40 days after.
  expect(daysOf(kakshas[0]!.startJdUT)).toBeCloseTo(-5, 5);
  expect(daysOf(kakshas[1]!.startJdUT)).toBeCloseTo(2.5, 5);
  expect(daysOf(kakshas.at(-1)!.endJdUT)).toBeCloseTo(40, 5);
  expect(daysOf(inSign.startJdUT)).toBeCloseTo(-20, 5);
  expect(daysOf(inSign.endJdUT)).toBeCloseTo(40, 5);
});

test('one that turns back comes through the same kakshas again and leaves by the way it came', () => {
  // Highest at 8 degrees of Aries on day 0, 0 degrees on days -40 and 40.
  const turning = drawn(
    (days) => (368 - days * days * 0.005) % 360,
    (days) => -days * 0.01,
  );
  const { kakshas } = kakshaCourse(turning, ttFromUt(J2000_JD) - 20);
  expect(kakshas.map(({ kaksha }) => kaksha)).toEqual([1, 2, 1, 0]);
  expect(kakshas.at(-1)!.isLeftBackward).toBe(true);
  expect(daysOf(kakshas.at(-1)!.endJdUT)).toBeCloseTo(40, 4);
});

test('where the ephemeris ends within the sign, the last stay is open', () => {
  const { inSign, kakshas } = kakshaCourse({ ...forward, endJdTT: J2000_JD + 9 }, J2000_JD);
  expect([inSign.endJdUT, kakshas.at(-1)!.endJdUT]).toEqual([null, null]);
  expect(kakshas.map(({ kaksha }) => kaksha)).toEqual([2, 3]);
});

const av = ashtakavarga(chartOf({ Moon: 'Aries', Mercury: 'Aries' }));

test.each([
  // Saturn gets the 3rd, 6th and 11th from the Moon, the 6th and 8th to 12th from Mercury.
  ['an enemy gave', 'Saturn', 2, 6, 'mixed'],
  ['a friend gave', 'Saturn', 7, 5, 'good'],
  ['none was given', 'Saturn', 0, 6, 'weak'],
  ['a node', 'Rahu', 7, 5, null],
] as const)('%s', (_, planet, signIndex, kaksha, effect) => {
  expect(kakshaEffect(av, planet, signIndex, kaksha)).toBe(effect);
});

test('a friendly kaksha is its own, that of a natural friend, or that of the ascendant', () => {
  expect(isFriendlyKaksha('Sun', 'Sun')).toBe(true);
  expect(isFriendlyKaksha('Sun', 'Jupiter')).toBe(true);
  expect(isFriendlyKaksha('Sun', 'Ascendant')).toBe(true);
  expect(isFriendlyKaksha('Sun', 'Mercury')).toBe(false);
  expect(isFriendlyKaksha('Sun', 'Saturn')).toBe(false);
});
