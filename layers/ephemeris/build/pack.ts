/** Puts header and blocks together and writes the pack with its manifest. */

import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import packageJson from '../../../package.json' with { type: 'json' };
import { encodedHeader, FORMAT_VERSION } from '../header.ts';
import { BLOCK_BYTES, GRANULE_DAYS } from '../layout.ts';
import { MANIFEST_FILE, type EphemerisManifest } from '../manifest.ts';
import type { GranuleRange } from './range.ts';
import corrections from './tables/corrections-jpl.json' with { type: 'json' };
import refinement from './tables/refinement-horizons.json' with { type: 'json' };

/** Increased when the same dates get other positions. */
export const RECIPE_VERSION = 2;

export interface PackSpan extends GranuleRange {
  readonly fromYear: number;
  readonly toYear: number;
}

/** Writes the pack and then its manifest into `dir`, each atomically; returns the manifest. */
export function writePack(dir: string, span: PackSpan, blocks: Uint8Array): EphemerisManifest {
  const checksums = Uint32Array.from({ length: span.granules }, (_, index) =>
    crc32(blocks.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES)),
  );
  const header = encodedHeader({ ...span, recipeVersion: RECIPE_VERSION, checksums });
  const pack = Buffer.concat([header, blocks]);
  const manifest: EphemerisManifest = {
    file: `ephemeris-${span.fromYear}-${span.toYear}.bin`,
    formatVersion: FORMAT_VERSION,
    recipeVersion: RECIPE_VERSION,
    fromYear: span.fromYear,
    toYear: span.toYear,
    startJdTT: span.firstGranule * GRANULE_DAYS,
    endJdTT: (span.firstGranule + span.granules) * GRANULE_DAYS,
    bytes: pack.length,
    sha256: sha256(pack),
    headerBytes: header.length,
    headerSha256: sha256(header),
    madeFrom: madeFrom(),
  };
  mkdirSync(dir, { recursive: true });
  replaceFile(join(dir, manifest.file), pack);
  replaceFile(join(dir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function madeFrom(): EphemerisManifest['madeFrom'] {
  return {
    planets: `VSOP87B of astronomia ${packageJson.devDependencies.astronomia}`,
    moon: `ELP/MPP02 (full) of astronomia ${packageJson.devDependencies.astronomia}`,
    corrections: `fitted to ${corrections.meta.kernel}`,
    refinement: `fitted to ${refinement.meta.kernel}`,
    precession: 'Vondrak, Capitaine, Wallace 2011',
    nutation: 'IAU 2000B',
  };
}

function replaceFile(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
