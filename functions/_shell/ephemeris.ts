/** The one ephemeris of the process, opened by the first request that computes. */
import { fileURLToPath } from 'node:url';
import { openEphemeris, type PackEphemeris } from '../../layers/ephemeris/index.ts';

let opened: PackEphemeris | undefined;

/** @throws EphemerisPackError when the pack is missing, truncated or corrupt */
export function ephemeris(): PackEphemeris {
  return (opened ??= openEphemeris(ephemerisDir()));
}

/** `EPHEMERIS_DIR` names the data folder of the layer; without it the repository's own is read. */
export function ephemerisDir(): string {
  return process.env['EPHEMERIS_DIR'] ?? fileURLToPath(new URL('../../layers/ephemeris/data', import.meta.url));
}
