/** The ephemeris of this service: apparent places of the Sun, Moon, planets and nodes, read from a pack of our own. */

import { PackFile } from './blocks.ts';
import { readManifest } from './manifest.ts';
import { PackEphemeris } from './reader.ts';

export { EphemerisPackError } from './errors.ts';
export type { PackEphemeris } from './reader.ts';

/**
 * Opens the pack of a folder; its blocks are read and checked at their first use.
 *
 * @throws EphemerisPackError when the pack or its manifest is missing, truncated or corrupt
 */
export function openEphemeris(dir: string): PackEphemeris {
  const manifest = readManifest(dir);
  return new PackEphemeris(manifest, new PackFile(dir, manifest));
}
