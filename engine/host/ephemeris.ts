/** The ephemeris of the engine, which its user hands in; takes the place of functions/_shell/ephemeris.ts. */
import type { Ephemeris } from '../../lib/astro/ephemeris.ts';

let handedIn: Ephemeris | undefined;

/** Passes in the ephemeris that all answers are computed from. */
export function provideEphemeris(ephemeris: Ephemeris): void {
  handedIn = ephemeris;
}

/** Returns the ephemeris that was passed in. */
export function ephemeris(): Ephemeris {
  if (!handedIn) throw new Error('There is no ephemeris yet: call openEngine() with the bytes of one first.');
  return handedIn;
}

/** There is nothing to wait for: every block in memory is checked when it is first read. */
export function awaitFirstCheck(): Promise<void> {
  return Promise.resolve();
}
