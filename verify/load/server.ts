/** The server under load: the built bundles behind the local server; reports its costs to the parent process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startLocalServer, type LambdaHandler } from '../../scripts/localServer.mjs';
import { FIXED_GROUP, fixedAnswer } from './fixed.ts';
import type { Cost } from './served.ts';

interface Group {
  readonly handler: LambdaHandler;
  deliver?(): Promise<void>;
}

/** Interval of mail delivery; `npm start` delivers after each write of the table. */
const DELIVERY_MS = 500;

const [bundles, port, ...names] = process.argv.slice(2) as [string, string, ...string[]];
const groups = new Map<string, Group>();
for (const name of names) {
  groups.set(name, (await import(pathToFileURL(join(bundles, `${name}.mjs`)).href)) as Group);
}
const handlers = new Map<string, LambdaHandler>([...groups].map(([name, { handler }]) => [name, handler]));
handlers.set(FIXED_GROUP, fixedAnswer);
const server = await startLocalServer({ handlers, port: Number(port) });

let delivering = Promise.resolve();
setInterval(() => {
  delivering = delivering.then(() => groups.get('auth')?.deliver?.());
}, DELIVERY_MS);

process.on('message', (question: 'cost' | 'cost after collecting') => {
  if (question === 'cost after collecting') globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { system, user } = process.cpuUsage();
  const cost: Cost = { heapBytes: heapUsed, residentBytes: rss, cpuMs: (user + system) / 1000 };
  process.send!(cost);
});
// The server ends with its parent.
process.on('disconnect', () => process.exit());
process.send!({ port: server.port });
