/** Invokes packaged bundles in a process of their own, as Lambda does. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Invocation {
  /** Its file. */
  readonly bundle: string;
  /** What the bundle exports. */
  readonly entry: string;
  readonly event: unknown;
  /** How much time has passed since the one before. */
  readonly laterMs?: number;
  /** Settings that differ from then on. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly answer: { readonly statusCode: number; readonly body: string } | null;
  /** The name of the error that the invocation ended with, which Lambda counts. */
  readonly error: string | null;
  /** What is in the log afterwards. */
  readonly lines: readonly string[];
}

export interface Machine {
  readonly env: Readonly<Record<string, string>>;
  readonly format: 'JSON' | 'Text';
  /** How far its clock is ahead; 0 where it is left out. */
  readonly clockAheadMs?: number;
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the file of a route group's bundle. */
export const bundleOf = (group: string) => fileOf(`../../dist/${group}/index.mjs`);

const LAYER = fileOf('../../dist/layer');
const DATA = { EPHEMERIS_DIR: `${LAYER}/data`, PLACES_DIR: `${LAYER}/data`, TEXT_MODEL: 'embedded' };
/** Of the tests themselves nothing must reach a function, above all no settings of AWS. */
const INHERITED = Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name] ?? '']));

/** Runs the invocations one after another on one machine. */
export function invoked(invocations: readonly Invocation[], machine: Machine): Promise<Ended[]> {
  const { clockAheadMs = 0, env, format } = machine;
  // The runtime sets it where the function asks for JSON, and leaves it out else.
  const ofFormat = format === 'JSON' ? { AWS_LAMBDA_LOG_FORMAT: 'JSON' } : {};
  const child = fork(fileOf('lambdaRuntime.mjs'), {
    env: { ...INHERITED, ...DATA, NODE_PATH: `${LAYER}/nodejs/node_modules`, ...env, ...ofFormat },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (ended) => {
      resolve(ended as Ended[]);
    });
    child.once('exit', (code) => {
      reject(new Error(`The machine stopped with ${code}.`));
    });
    child.send({ invocations, clockAheadMs });
  });
}
