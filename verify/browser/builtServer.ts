/** Serves the built bundles for browser tests. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startLocalServer, type LambdaHandler, type LocalServer } from '../../scripts/localServer.mjs';

/** The groups that pages request. */
const GROUPS = [
  'site',
  'batch',
  'planets',
  'varga',
  'dasha',
  'panchang',
  'pdae',
  'transit',
  'yoga',
  'dosha',
  'matching',
  'muhurta',
];

/** @param dist folder of the bundles */
export async function startBuiltServer(dist: string): Promise<LocalServer> {
  const loaded = GROUPS.map(async (name) => {
    const bundle = (await import(pathToFileURL(join(dist, name, 'index.mjs')).href)) as { handler: LambdaHandler };
    return [name, bundle.handler] as const;
  });
  return startLocalServer({ handlers: new Map(await Promise.all(loaded)), port: 0 });
}
