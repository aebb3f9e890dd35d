/** The server under load, as its parent process sees it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Memory of a process, and processor time since it began. */
export interface Cost {
  readonly heapBytes: number;
  readonly residentBytes: number;
  readonly cpuMs: number;
}

export interface Served {
  readonly port: number;
  /** @param isCollected whether garbage is collected first */
  cost(isCollected?: boolean): Promise<Cost>;
  stop(): Promise<void>;
}

export interface ServerPlace {
  /** Folder of the bundles. */
  readonly bundles: string;
  /** Names of the route groups. */
  readonly groups: readonly string[];
  readonly serverScript: string;
  /** A command prefix that keeps a process on one core; empty where there is none. */
  readonly pinned: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function served(
  { bundles, env, groups, pinned, serverScript }: ServerPlace,
  port: number,
): Promise<Served> {
  const [command, ...given] = [
    ...pinned,
    process.execPath,
    '--expose-gc',
    // As in `npm start`.
    '--max-semi-space-size=32',
    serverScript,
    bundles,
    String(port),
    ...groups,
  ];
  const child = spawn(command!, given, {
    env: { ...process.env, ...env, EPHEMERIS_CHECK: 'first', TEXT_MODEL: 'embedded' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => code && console.error(`The server ended with code ${code}.`));
  const answer = async () => ((await once(child, 'message')) as [unknown])[0];
  const { port: taken } = (await answer()) as { port: number };
  return {
    port: taken,
    async cost(isCollected = false) {
      const described = answer();
      child.send(isCollected ? 'cost after collecting' : 'cost');
      return (await described) as Cost;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
