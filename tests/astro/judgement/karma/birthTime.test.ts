/** Ascendants as drawn, in the 31st part of Aries (15° to 15°30′) at the birth time. */
import { expect, test } from '@jest/globals';
import { birthTimeCheck } from '../../../../lib/astro/judgement/karma/birthTime.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { chartOf } from '../../../support/chartOf.ts';

const checked = (atBirthDeg: number, degPerMinute: number) =>
  birthTimeCheck(chartOf({ Ascendant: 'Aries 15' }), (minutes) => atBirthDeg + minutes * degPerMinute);

test.each([
  // A tenth of a degree a minute: 2.5 minutes to either edge.
  [15.25, 0.1, true, 'high', 149, 149],
  // A quarter of a degree a minute: 48 and 72 seconds.
  [15.2, 0.25, false, 'medium', 47, 72],
  // 110.4 and 9.6 seconds.
  [15.46, 0.25, false, 'low', 110, 9],
  // Beyond the polar circle it can move backwards: earlier and later change places.
  [15.46, -0.25, false, 'low', 9, 110],
] as const)('%d moving by %d', (deg, rate, isStable, confidence, earlierSeconds, laterSeconds) => {
  const check = checked(deg, rate);
  expect(check).toMatchObject({ isStable, confidence });
  expect(Math.abs(check.earlierSeconds! - earlierSeconds)).toBeLessThanOrEqual(1);
  expect(Math.abs(check.laterSeconds! - laterSeconds)).toBeLessThanOrEqual(1);
});

test('an ascendant that gains speed is followed to the edge', () => {
  // 0.2 m + 0.02 m² degrees after m minutes is 0.3 after 1.3246 (79.5 s); backwards it is -0.2 after -1.1270 (67.6 s).
  const check = birthTimeCheck(chartOf({ Ascendant: 'Aries 15' }), (m) => 15.2 + 0.2 * m + 0.02 * m * m);
  expect([check.earlierSeconds, check.laterSeconds]).toEqual([67, 79]);
});

test('what holds for a minute to either side asks for a time that is right within a minute', () => {
  expect(say(KARMA, checked(15.25, 0.1).text, 'en')).toMatch(/ right within a minute\.$/);
});

test('five ascendants, each with its part and its sign', () => {
  const { shifts } = checked(15.2, 0.25);
  expect(shifts.map(({ number, signIndex }) => [number, signIndex])).toEqual([
    [30, 5],
    [30, 5],
    [31, 6],
    [31, 6],
    [32, 7],
  ]);
  expect(shifts.map(({ isSame }) => isSame)).toEqual([false, false, true, true, false]);
});

test('one number in the next sign is another ascendant', () => {
  // The last part of Aries and the first of Taurus are both number 60; they lead to Pisces and to Taurus.
  const { isStable, shifts } = checked(29.9, 0.25);
  expect(shifts.slice(2, 4).map(({ isSame, number, signIndex }) => [number, signIndex, isSame])).toEqual([
    [60, 11, true],
    [60, 1, false],
  ]);
  expect(isStable).toBe(false);
});

test('where the ascendant stands still nothing changes', () => {
  const check = checked(15.2, 0);
  expect(check).toMatchObject({ isStable: true, confidence: 'high', earlierSeconds: null, laterSeconds: null });
  expect(say(KARMA, check.text, 'en')).toContain('it hardly moves');
});
