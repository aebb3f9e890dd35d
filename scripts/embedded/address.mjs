/** Where a running table is to be found, for tools that are started beside it. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../project.mjs';

const fileOf = (localFolder) => join(localFolder, 'table.json');

/** Says beside the table's folder where it answers, until the process exits; returns what takes that back before. */
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
 * @param localFolder the one that holds the table's folder, `.local` as a rule
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
    // It lives, under another user.
    return error.code === 'EPERM';
  }
}

/** In the folder of what is kept: the security log, one line of JSON for each event. */
export const SECURITY_LOG = 'security.jsonl';
