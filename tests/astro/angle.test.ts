import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countFrom,
  partIndex,
  separationDeg,
  wrap180,
  wrap360,
  nthSignFrom,
  wrapIndex,
} from '../../lib/astro/angle.ts';

const anyAngle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('wrap360 keeps the point of the circle and stays inside it', () => {
  fc.assert(
    fc.property(anyAngle, (deg) => {
      const wrapped = wrap360(deg);
      expect(wrapped).toBeGreaterThanOrEqual(0);
      expect(wrapped).toBeLessThan(360);
      const turns = (deg - wrapped) / 360;
      expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
    }),
  );
});

test.each([
  [-1e-16, 0],
  [360, 0],
  [-0.5, 359.5],
  [725, 5],
])('wrap360(%d) is %d', (deg, want) => expect(wrap360(deg)).toBe(want));

test('wrap180 is half-open and odd', () => {
  expect(wrap180(180)).toBe(-180);
  expect(wrap180(-180)).toBe(-180);
  expect(wrap180(190)).toBe(-170);
});

test('separation is the shorter arc in either direction', () => {
  fc.assert(
    fc.property(anyAngle, anyAngle, (a, b) => {
      expect(separationDeg(a, b)).toBeLessThanOrEqual(180);
      expect(Math.abs(separationDeg(a, b) - separationDeg(b, a))).toBeLessThan(1e-6);
    }),
  );
  expect(separationDeg(359, 2)).toBe(3);
});

test('exact boundaries belong to the later part', () => {
  for (let navamsa = 0; navamsa < 108; navamsa++) expect(partIndex((navamsa * 10) / 3, 360, 108)).toBe(navamsa);
  expect(partIndex(359.9999999, 360, 12)).toBe(11);
  expect(partIndex(360, 360, 12)).toBe(11);
});

test('counting includes both ends', () => {
  expect(countFrom(0, 0)).toBe(1);
  expect(countFrom(11, 0)).toBe(2);
  expect(countFrom(3, 9)).toBe(7);
});

test('the sign counted to is the one that was counted from', () => {
  expect(nthSignFrom(11, 2)).toBe(0);
  for (let from = 0; from < 12; from++) {
    for (let to = 0; to < 12; to++) expect(nthSignFrom(from, countFrom(from, to))).toBe(to);
  }
});

test('an index of a list that runs round is wrapped on both sides', () => {
  expect([-13, -12, -1, 0, 11, 12].map((index) => wrapIndex(index, 12))).toEqual([11, 0, 11, 0, 11, 0]);
});
