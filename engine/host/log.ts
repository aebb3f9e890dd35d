/** The engine keeps no log: what fails is thrown to its user; takes the place of functions/_shell/log.ts. */

/** Throws what failed. */
export function logFault(error: unknown): never {
  throw error;
}
