/** The command that builds the pack: --from 1600 --to 2400 --out layers/ephemeris/data --workers 2 */

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writePack } from './pack.ts';
import { builtBlocks } from './pool.ts';
import { progress } from './progress.ts';
import { FIRST_YEAR, granuleRange, LAST_YEAR } from './range.ts';

interface BuildOptions {
  readonly fromYear: number;
  readonly toYear: number;
  readonly dir: string;
  readonly workers: number;
}

/** Builds and writes the pack that the command line asks for; relative folders are relative to `root`. */
export async function run(args: readonly string[], root: string): Promise<void> {
  const { fromYear, toYear, dir, workers } = buildOptions(args, root);
  const startMs = performance.now();
  const range = granuleRange(fromYear, toYear);
  const show = progress(range.granules, process.stderr);
  const blocks = await builtBlocks(range, new URL('./worker.mjs', import.meta.url), workers, show);
  const manifest = writePack(dir, { ...range, fromYear, toYear }, blocks);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${resolve(dir, manifest.file)}: ${manifest.bytes} bytes, sha256 ${manifest.sha256}, ${seconds} s`);
}

function buildOptions(args: readonly string[], root: string): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' }, workers: { type: 'string' } },
  });
  const fromYear = integer('from', values.from, FIRST_YEAR, FIRST_YEAR, LAST_YEAR);
  const toYear = integer('to', values.to, LAST_YEAR, fromYear, LAST_YEAR);
  const workers = integer('workers', values.workers, availableParallelism(), 1, 64);
  return { fromYear, toYear, workers, dir: resolve(root, values.out ?? 'layers/ephemeris/data') };
}

function integer(name: string, text: string | undefined, preset: number, least: number, most: number): number {
  const value = text === undefined ? preset : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`--${name} must be a whole number from ${least} to ${most}, not ${text}.`);
}
