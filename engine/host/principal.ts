/** Nobody signs in on a device; takes the place of functions/_shell/principal.ts. */
import type { Principal } from '../../functions/_shell/principal.ts';

/** Is never called, as questions of the engine have no headers. */
export function bearer(): Principal {
  throw new Error('The engine knows no accounts.');
}
