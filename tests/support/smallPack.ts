import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { granuleBuilder } from '../../layers/ephemeris/build/granule.ts';
import { writePack } from '../../layers/ephemeris/build/pack.ts';
import { granuleRange } from '../../layers/ephemeris/build/range.ts';
import { BLOCK_BYTES } from '../../layers/ephemeris/layout.ts';
import type { EphemerisManifest } from '../../layers/ephemeris/manifest.ts';

export interface SmallPack {
  readonly dir: string;
  readonly path: string;
  readonly manifest: EphemerisManifest;
  remove(): void;
}

const YEAR = 2000;
const range = granuleRange(YEAR, YEAR);
let blocks: Uint8Array | undefined;

/** Writes a pack of the year 2000 into a new folder, to be spoilt by a test. */
export function smallPack(): SmallPack {
  blocks ??= builtBlocks();
  const dir = mkdtempSync(join(tmpdir(), 'ephemeris-'));
  const manifest = writePack(dir, { ...range, fromYear: YEAR, toYear: YEAR }, blocks);
  const remove = () => {
    rmSync(dir, { recursive: true });
  };
  return { dir, path: join(dir, manifest.file), manifest, remove };
}

function builtBlocks(): Uint8Array {
  const builtBlock = granuleBuilder();
  const all = new Uint8Array(range.granules * BLOCK_BYTES);
  for (let i = 0; i < range.granules; i++) all.set(builtBlock(range.firstGranule + i), i * BLOCK_BYTES);
  return all;
}
