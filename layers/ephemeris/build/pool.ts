/** Builds the blocks of a pack on several worker threads. */

import { Worker } from 'node:worker_threads';
import { BLOCK_BYTES } from '../layout.ts';
import { CHUNK_GRANULES } from './granule.ts';
import type { GranuleRange } from './range.ts';

/** Returns the blocks one after another; they do not depend on the number of workers. */
export async function builtBlocks(
  range: GranuleRange,
  workerFile: URL,
  workers: number,
  onProgress: (doneGranules: number) => void,
): Promise<Uint8Array> {
  const blocks = new Uint8Array(range.granules * BLOCK_BYTES);
  const waiting = chunks(range);
  let done = 0;
  const onBuilt = (chunk: GranuleRange, built: Uint8Array) => {
    blocks.set(built, (chunk.firstGranule - range.firstGranule) * BLOCK_BYTES);
    done += chunk.granules;
    onProgress(done);
  };
  const count = Math.min(workers, waiting.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(workerFile, waiting, onBuilt)));
  return blocks;
}

/** Cuts a range where the tuned frequencies change, so that no chunk has two of them. */
function chunks({ firstGranule, granules }: GranuleRange): GranuleRange[] {
  const end = firstGranule + granules;
  const cut: GranuleRange[] = [];
  for (let start = firstGranule; start < end;) {
    const next = Math.min(end, (Math.floor(start / CHUNK_GRANULES) + 1) * CHUNK_GRANULES);
    cut.push({ firstGranule: start, granules: next - start });
    start = next;
  }
  return cut;
}

function runWorker(
  workerFile: URL,
  waiting: GranuleRange[],
  onBuilt: (chunk: GranuleRange, blocks: Uint8Array) => void,
): Promise<void> {
  const worker = new Worker(workerFile);
  return new Promise<void>((resolve, reject) => {
    let current: GranuleRange | undefined;
    const next = () => {
      current = waiting.shift();
      if (current) worker.postMessage(current);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (blocks: Uint8Array) => {
      onBuilt(current!, blocks);
      next();
    });
    next();
  }).finally(() => worker.terminate());
}
