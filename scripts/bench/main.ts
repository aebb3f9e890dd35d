import { cpus } from 'node:os';
import { benchEndpoints } from './endpoints.ts';
import { benchEphemeris } from './ephemeris.ts';
import { benchStart } from './start.ts';

/** Runs the chosen parts; each prints its own table. */
export async function run(parts: readonly string[], root: string, groups: readonly string[]): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
  if (parts.includes('ephemeris')) benchEphemeris(root);
  if (parts.includes('endpoints')) await benchEndpoints(root, groups);
  if (parts.includes('start')) benchStart(root, groups);
}
