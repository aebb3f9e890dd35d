/** Random births, the same ones every time. */
import { birthContext } from '../../functions/_shell/context.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';

export type RandomBirth = NatalContext<object, object>;

const SEED = 20261120;
const FIRST_UNIX_S = Date.UTC(1900, 0, 1) / 1000;
const LAST_UNIX_S = Date.UTC(2050, 0, 1) / 1000;
/** Nearly everybody is born below this latitude. */
const HIGHEST_LATITUDE = 60;

/**
 * Yields birth data distributed evenly over 150 years, the globe between 60 degrees south and north, and both genders.
 */
export function* randomInputs(count: number): Generator<Birth> {
  const random = randomNumbers(SEED);
  for (let i = 0; i < count; i++) {
    const unixS = FIRST_UNIX_S + random() * (LAST_UNIX_S - FIRST_UNIX_S);
    const [date, time] = new Date(unixS * 1000).toISOString().slice(0, 19).split('T') as [string, string];
    const latitude = (random() * 2 - 1) * HIGHEST_LATITUDE;
    const longitude = random() * 360 - 180;
    const gender = random() < 0.5 ? 'female' : 'male';
    yield { name: '', date, time, latitude, longitude, timezone: '+00:00', gender };
  }
}

/** Yields the charts of those births. */
export function* randomBirths(count: number): Generator<RandomBirth> {
  for (const input of randomInputs(count)) {
    yield birthContext(input, 'en', { as_of: '2026-11-20' }, {}, false);
  }
}

/** Mulberry32: small, and random enough for births. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
