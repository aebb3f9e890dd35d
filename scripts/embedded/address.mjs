/** The address of a running table, for tools that are started separately. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../project.mjs';

const fileOf = (localFolder) => join(localFolder, 'table.json');

/** Writes the table's address beside its folder until the process exits; returns a function that removes it earlier. */
export function announceTable(tableFolder, { endpoint, tableName }) {
  const localFolder = dirname(tableFolder);
  writeWhole(fileOf(localFolder), JSON.stringify({ endpoint, tableName, pid: process.pid }));
  const withdraw = () => {
    process.removeListener('exit', withdraw);
    if (runningTable(localFolder)?.endpoint === endpoint) rmSync(fileOf(localFolder), { force: true });
  };
  process.once('exit', withdraw);
  return withdraw;
}

/**
 * Returns { endpoint, tableName, pid } of the table that runs in a folder, or null.
 *
 * @param localFolder the one that holds the table's folder, usually `.local`
 */
export function runningTable(localFolder) {
  try {
    const address = JSON.parse(readFileSync(fileOf(localFolder), 'utf8'));
    return isAlive(address.pid) ? address : null;
  } catch {
    // None was started here, or the file is not one of ours.
    return null;
  }
}

/** A process that was killed leaves its file behind. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return error.code === 'EPERM';
  }
}

/** In the folder of stored data: the security log, one line of JSON for each event. */
export const SECURITY_LOG = 'security.jsonl';
