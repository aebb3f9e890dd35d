import type { BuildOptions } from 'esbuild';

/** Options that all bundles of the engine share. */
export const DEVICE: BuildOptions & { readonly absWorkingDir: string; readonly write: false; readonly metafile: true };

/** Writes the engine behind addresses into a folder; returns the names of its files, that of the entry first. */
export function writeDevice(target?: string): Promise<string[]>;
