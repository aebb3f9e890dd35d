/** Where the reader of a pack gets its blocks from: a file, or a buffer in memory. */
import type { BlockView } from './evaluate.ts';
import type { PackHeader } from './header.ts';

export interface PackBlocks {
  readonly header: PackHeader;
  /**
   * Returns where to read a block, which has been checked; the value returned before becomes invalid.
   *
   * @throws EphemerisPackError when the block is corrupt or cannot be read
   */
  view(block: number): BlockView;
  /** Reads and checks everything. @throws EphemerisPackError */
  preload(): void;
  /** Compares everything with its checksums. @throws EphemerisPackError */
  verify(): Promise<void>;
  close(): void;
}
