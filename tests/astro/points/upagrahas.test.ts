/** Upagrahas by what must hold of any birth. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EIGHTH_LORDS, EIGHTH_UPAGRAHAS, partOfLord, solarUpagrahasDeg } from '../../../lib/astro/points/upagrahas.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { arcBetween } from '../../support/pointsGolden.ts';

test('upaketu is thirty degrees behind the Sun, parivesha opposite vyatipata', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (sunDeg) => {
      const { dhuma, indrachapa, parivesha, upaketu, vyatipata } = solarUpagrahasDeg(sunDeg);
      expect(arcBetween(upaketu, sunDeg + 330)).toBeLessThan(1e-9);
      expect(arcBetween(dhuma + vyatipata, 0)).toBeLessThan(1e-9);
      expect(arcBetween(parivesha, vyatipata)).toBeCloseTo(180, 9);
      expect(arcBetween(indrachapa + parivesha, 0)).toBeLessThan(1e-9);
    }),
  );
});

test.each([true, false])('seven lords have seven parts of a half (by day: %s)', (isByDay) => {
  for (let vara = 0; vara < 7; vara += 1) {
    const parts = SEVEN_PLANETS.map((lord) => partOfLord(lord, vara, isByDay, 'eighth'));
    expect([...parts].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const saturn = partOfLord('Saturn', vara, isByDay, 'eighth');
    const others = SEVEN_PLANETS.map((lord) => partOfLord(lord, vara, isByDay, 'after_saturn'));
    expect(others).toEqual(parts.map((part) => (part > saturn ? part + 1 : part)));
    expect(others).not.toContain(saturn + 1);
  }
});

test('the first part is of the weekday by day, of the fifth weekday by night', () => {
  // Sunday: the Sun, and Jupiter by night. Saturday: Saturn, and Wednesday by night.
  expect(partOfLord('Sun', 0, true, 'eighth')).toBe(1);
  expect(partOfLord('Jupiter', 0, false, 'eighth')).toBe(1);
  expect(partOfLord('Saturn', 6, true, 'eighth')).toBe(1);
  expect(partOfLord('Mercury', 6, false, 'eighth')).toBe(1);
  expect(EIGHTH_UPAGRAHAS.map((id) => EIGHTH_LORDS[id])).toEqual(['Sun', 'Mars', 'Mercury', 'Jupiter', 'Saturn']);
});
