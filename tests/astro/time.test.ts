import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jdFromDate, jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';

/** Meeus, Astronomical Algorithms (2nd ed.), chapter 7, table of dates. */
test.each([
  [2000, 1, 1, 2451544.5],
  [1999, 1, 1, 2451179.5],
  [1987, 1, 27, 2446822.5],
  [1988, 6, 19, 2447331.5],
  [1900, 1, 1, 2415020.5],
  [1600, 1, 1, 2305447.5],
  [1600, 12, 31, 2305812.5],
])('%d-%d-%d is Julian day %d', (year, month, day, jd) => expect(jdFromDate(year, month, day)).toBe(jd));

test('milliseconds survive the way to a Julian day and back within its resolution of 40 microseconds', () => {
  const year1600 = -11676096000000;
  const year2400 = 13601088000000;
  fc.assert(
    fc.property(fc.integer({ min: year1600, max: year2400 }), (unixMs) => {
      expect(Math.abs(unixMsFromJd(jdFromUnixMs(unixMs)) - unixMs)).toBeLessThanOrEqual(1);
    }),
  );
});
