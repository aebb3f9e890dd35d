/** Runs the command line as a shell does. */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../../cli/vedic.mjs', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs `vedic` with arguments, in a folder that is not that of the project; what it says of building is left out.
 *
 * @param script the launcher, by default that of this checkout
 */
export function vedic(args: readonly string[], environment: NodeJS.ProcessEnv = {}, script = launcher): Promise<Ended> {
  const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: tmpdir(), env, encoding: 'utf8' }, (error, out, err) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, out, err: err.replace(/^Building the command line.*\n/, '') });
    });
  });
}
