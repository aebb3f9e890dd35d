/** One worker thread: builds the blocks of the granules in its messages, and posts them back. */

import { parentPort } from 'node:worker_threads';
import { BLOCK_BYTES } from '../layout.ts';
import { granuleBuilder } from './granule.ts';
import type { GranuleRange } from './range.ts';

const port = parentPort!;
const builtBlock = granuleBuilder();

port.on('message', ({ firstGranule, granules }: GranuleRange) => {
  const blocks = new Uint8Array(granules * BLOCK_BYTES);
  for (let i = 0; i < granules; i++) blocks.set(builtBlock(firstGranule + i), i * BLOCK_BYTES);
  port.postMessage(blocks, [blocks.buffer]);
});
