import { expect, test } from '@jest/globals';
import { wrap180 } from '../../lib/astro/angle.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { BODY, NUTATION_LONGITUDE, READING_LENGTH, VALUES_PER_BODY } from '../../lib/astro/ephemeris.ts';
import { jdFromUnixMs, SECONDS_PER_DAY } from '../../lib/astro/time.ts';
import { ephemeris } from '../support/ephemeris.ts';

/** Minutes to which almanacs round. */
const ROUNDED_SECONDS = 30;

test('the new moon of 2023-11-13 at 09:27 UT, as NASA prints it', () => {
  const moonFromSun = (jdUT: number) => {
    const reading = readingAt(jdUT);
    return wrap180(reading[BODY.moon * VALUES_PER_BODY]! - reading[0]!);
  };
  expect(Math.abs(secondsFrom('2023-11-13T09:27:00Z', moonFromSun))).toBeLessThan(ROUNDED_SECONDS);
});

// The table of the article Equinox in Wikipedia, which has seconds: of years whose Delta T had been measured.
test.each([
  ['2010-03-20T17:32:13Z', 0],
  ['2011-06-21T17:16:30Z', 90],
  ['2014-12-21T23:03:01Z', 270],
])('the apparent Sun at %s is at %d degrees', (utc, longitudeDeg) => {
  expect(Math.abs(secondsFrom(utc, (jdUT) => sunFrom(jdUT, longitudeDeg)))).toBeLessThan(1.5);
});

test('the solstice of 2023-12-22 at 03:27 UT', () => {
  expect(Math.abs(secondsFrom('2023-12-22T03:27:00Z', (jdUT) => sunFrom(jdUT, 270)))).toBeLessThan(ROUNDED_SECONDS);
});

function sunFrom(jdUT: number, longitudeDeg: number): number {
  const reading = readingAt(jdUT);
  return wrap180(reading[0]! + reading[NUTATION_LONGITUDE]! - longitudeDeg);
}

/** Seconds from a printed instant to where an angle that grows passes 0, by its rate there. */
function secondsFrom(utc: string, angleDeg: (jdUT: number) => number): number {
  const jdUT = jdFromUnixMs(Date.parse(utc));
  const stepDays = 0.01;
  const degPerDay = (angleDeg(jdUT + stepDays) - angleDeg(jdUT - stepDays)) / (2 * stepDays);
  return (-angleDeg(jdUT) / degPerDay) * SECONDS_PER_DAY;
}

function readingAt(jdUT: number): Float64Array {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris.readAll(ttFromUt(jdUT), reading);
  return reading;
}
