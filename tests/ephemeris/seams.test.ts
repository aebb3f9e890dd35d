import { expect, test } from '@jest/globals';
import { wrap180 } from '../../lib/astro/angle.ts';
import {
  BODY,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  READING_LENGTH,
  VALUES_PER_BODY,
} from '../../lib/astro/ephemeris.ts';
import { ephemeris } from '../support/ephemeris.ts';

/** The shortest segments; every seam of the pack is one of theirs. */
const SEAM_DAYS = 8;
const ASIDE_DAYS = 1e-9;

const VALUE_ARCSEC = 0.0007;
const SPEED_ARCSEC_PER_DAY = 0.013;
/** Behind the disc of the Sun the deflection is a table, whose corners no rate can follow. */
const DISC_DEG = 0.3;

interface Jumps {
  longitudeArcsec: number;
  latitudeArcsec: number;
  distance: number;
  speedArcsecPerDay: number;
}

const { startJdTT, endJdTT } = ephemeris.coverage;
ephemeris.preload();

/** The largest jumps over all seams, none left out: 36,579 of them. */
function largestJumps(): { readonly bodies: ReadonlyMap<string, Jumps>; readonly nutationArcsec: number } {
  const bodies = new Map(
    Object.keys(BODY).map((body) => [
      body,
      { longitudeArcsec: 0, latitudeArcsec: 0, distance: 0, speedArcsecPerDay: 0 },
    ]),
  );
  let nutationArcsec = 0;
  const before = new Float64Array(READING_LENGTH);
  const after = new Float64Array(READING_LENGTH);
  for (let seam = startJdTT + SEAM_DAYS; seam < endJdTT; seam += SEAM_DAYS) {
    ephemeris.readAll(seam - ASIDE_DAYS, before);
    ephemeris.readAll(seam + ASIDE_DAYS, after);
    for (const [body, index] of Object.entries(BODY)) {
      widen(bodies.get(body)!, jumps(before, after, index * VALUES_PER_BODY));
    }
    for (const at of [NUTATION_LONGITUDE, NUTATION_OBLIQUITY]) {
      nutationArcsec = Math.max(nutationArcsec, Math.abs(after[at]! - before[at]!) * 3600);
    }
  }
  return { bodies, nutationArcsec };
}

function widen(worst: Jumps, found: Jumps): void {
  for (const key of Object.keys(worst) as (keyof Jumps)[]) worst[key] = Math.max(worst[key], found[key]);
}

/** What is left of the change from one side to the other when the motion is taken away. */
function jumps(before: Float64Array, after: Float64Array, at: number): Jumps {
  const movedDeg = after[at + 3]! * 2 * ASIDE_DAYS;
  return {
    longitudeArcsec: Math.abs(wrap180(after[at]! - before[at]! - movedDeg)) * 3600,
    latitudeArcsec: Math.abs(after[at + 1]! - before[at + 1]!) * 3600,
    distance: Math.abs(after[at + 2]! - before[at + 2]!),
    speedArcsecPerDay: Math.abs(after[at + 3]! - before[at + 3]!) * 3600,
  };
}

const { bodies, nutationArcsec } = largestJumps();

test.each(Object.keys(BODY))('%s runs smoothly over every seam', (body) => {
  const worst = bodies.get(body)!;
  expect(worst.longitudeArcsec).toBeLessThan(VALUE_ARCSEC);
  expect(worst.latitudeArcsec).toBeLessThan(VALUE_ARCSEC);
  expect(worst.speedArcsecPerDay).toBeLessThan(SPEED_ARCSEC_PER_DAY);
  expect(worst.distance).toBeLessThan(1e-6);
});

test('nutation runs smoothly over every seam', () => {
  expect(nutationArcsec).toBeLessThan(0.0001);
});

test.each(Object.entries(BODY))('the speed of %s is the rate of its longitude', (_body, index) => {
  const stepDays = 0.01;
  const [before, at, after, sun] = [0, 1, 2, 3].map(() => new Float64Array(VALUES_PER_BODY)) as Four;
  let worstArcsecPerDay = 0;
  for (let jdTT = startJdTT + 1; jdTT < endJdTT - 1; jdTT += 47.3) {
    ephemeris.readBody(index, jdTT - stepDays, before);
    ephemeris.readBody(index, jdTT, at);
    ephemeris.readBody(index, jdTT + stepDays, after);
    ephemeris.readBody(BODY.sun, jdTT, sun);
    const isBehindDisc = isPlanet(index) && Math.hypot(wrap180(at[0]! - sun[0]!), at[1]!) < DISC_DEG;
    if (isBehindDisc) continue;
    const rate = wrap180(after[0]! - before[0]!) / (2 * stepDays);
    worstArcsecPerDay = Math.max(worstArcsecPerDay, Math.abs(rate - at[3]!) * 3600);
  }
  // The rate of Saturn's deflection, up to 2.6 arcsec a day beside the Sun, is in it.
  expect(worstArcsecPerDay).toBeLessThan(0.02);
});

type Four = [Float64Array, Float64Array, Float64Array, Float64Array];

function isPlanet(index: number): boolean {
  return index >= BODY.mercury && index <= BODY.saturn;
}
