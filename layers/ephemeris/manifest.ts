/** The manifest of a pack, in the same folder: what the pack must contain. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EphemerisPackError } from './errors.ts';

export const MANIFEST_FILE = 'ephemeris.json';

export interface EphemerisManifest {
  /** Name of the pack in the same folder. */
  readonly file: string;
  readonly formatVersion: number;
  /** Goes up when the same dates get other positions. */
  readonly recipeVersion: number;
  readonly fromYear: number;
  readonly toYear: number;
  readonly startJdTT: number;
  readonly endJdTT: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly headerBytes: number;
  readonly headerSha256: string;
  /** The theories and tables behind the positions, with their versions. */
  readonly madeFrom: Readonly<Record<string, string>>;
}

const NUMBERS = [
  'formatVersion',
  'recipeVersion',
  'fromYear',
  'toYear',
  'startJdTT',
  'endJdTT',
  'bytes',
  'headerBytes',
] as const;
const TEXTS = ['file', 'sha256', 'headerSha256'] as const;

/** Reads the manifest of a folder. @throws EphemerisPackError when it is missing or no manifest */
export function readManifest(dir: string): EphemerisManifest {
  const path = join(dir, MANIFEST_FILE);
  const manifest = parsed(path);
  for (const name of NUMBERS) {
    if (!Number.isFinite(manifest[name])) throw new EphemerisPackError(path, `does not say ${name}`);
  }
  for (const name of TEXTS) {
    if (typeof manifest[name] !== 'string') throw new EphemerisPackError(path, `does not say ${name}`);
  }
  return manifest as unknown as EphemerisManifest;
}

function parsed(path: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new EphemerisPackError(path, 'is missing or cannot be read', { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (cause) {
    throw new EphemerisPackError(path, 'is not valid JSON', { cause });
  }
  throw new EphemerisPackError(path, 'is not a JSON object');
}
