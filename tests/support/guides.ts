/** Runs what README and guides show: their code blocks, and a service that answers them. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startLocalServer, type LambdaHandler } from '../../scripts/localServer.mjs';
import { startAccounts } from './accounts.ts';
import { loadGroups } from './groups.ts';

export interface CodeBlock {
  /** `sh`, `ts` and the like; empty for what a command prints. */
  readonly language: string;
  readonly text: string;
}

/** Returns the code blocks of a Markdown file, by its path from the root. */
export function codeBlocks(file: string): CodeBlock[] {
  const markdown = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return [...markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}

/** Why the commands of guides cannot run here; null where they can. */
export const MISSING = ['bash', 'curl', 'jq'].find((name) => spawnSync(name, ['--version']).status !== 0) ?? null;

export interface RunningService {
  /** Where it answers. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts all groups with accounts in memory, as `npm start` does. */
export async function startService(): Promise<RunningService> {
  const accounts = await startAccounts();
  const groups = await loadGroups();
  const handlers = new Map(groups.map(({ handler, name }) => [name, handler as LambdaHandler]));
  const server = await startLocalServer({ handlers, port: 0 });
  const stop = async () => {
    await server.stop();
    await accounts.stop();
  };
  return { address: `http://127.0.0.1:${server.port}`, stop };
}

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in a folder, in a process of its own, as this one has to answer it. */
export function ran(program: string, args: readonly string[], cwd: string): Promise<Ran> {
  const child = spawn(program, args, { cwd });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}

const MARK = '--- next block ---';

/**
 * Runs shell blocks one after another in one shell, as a reader pastes them, against the service; stops at the first
 * command that fails.
 *
 * @returns what each block printed
 */
export async function printedBy(blocks: readonly string[], address: string, cwd: string): Promise<string[]> {
  const script = blocks.join(`\necho '${MARK}'\n`).replaceAll('http://127.0.0.1:3000', address);
  const { code, stdout, stderr } = await ran('bash', ['-euo', 'pipefail', '-c', script], cwd);
  if (code !== 0 || stderr !== '') throw new Error(`The shell ended with ${code}: ${stderr}${stdout}`);
  return stdout.split(`${MARK}\n`);
}
