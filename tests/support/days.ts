/** Days and places for properties: 1600 to 2400, both poles, the date line. */
import fc from 'fast-check';
import { jdFromDate } from '../../lib/astro/time.ts';

const FIRST_JD = jdFromDate(1600, 1, 2);
const LAST_JD = jdFromDate(2400, 12, 30);

const degreesWithin = (limit: number) => fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((x) => x / 1000);

/** Julian days UT. */
export const anyDay = fc.integer({ min: FIRST_JD * 10, max: LAST_JD * 10 }).map((tenths) => tenths / 10);

/** Poles, polar circles and the date line come up more often than by chance. */
export const anyPlace = fc.record({
  latitudeDeg: fc.oneof(fc.constantFrom(90, -90, 66.5, -66.5, 0), degreesWithin(90)),
  longitudeDeg: fc.oneof(fc.constantFrom(180, -180, 0), degreesWithin(180)),
});

export const conventions = fc.constantFrom('visible' as const, 'hindu' as const);
