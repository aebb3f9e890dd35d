/** A service in a process of its own, and how to kill it without a warning. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Service {
  /** Where the account paths answer. */
  readonly base: string;
  /** Where the table behind them answers. */
  readonly table: string;
  /** Sends SIGKILL. Returns when the process is gone. */
  kill(): Promise<void>;
}

/**
 * Starts it; returns when it answers.
 *
 * @param root of the repository, whose bundles are in dist/
 * @param folder of the accounts
 * @param nodeOptions of its process
 */
export async function startService(
  root: string,
  folder: string,
  nodeOptions: readonly string[] = [],
): Promise<Service> {
  const child = spawn(process.execPath, [...nodeOptions, join(root, 'verify/crash/server.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const first = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const said = await Promise.race([first, gone]);
  if (typeof said[0] !== 'string') throw new Error('The service has ended before it answered.');
  const { base, table } = JSON.parse(said[0]) as Pick<Service, 'base' | 'table'>;
  return {
    base,
    table,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
