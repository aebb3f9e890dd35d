/** The packaged bundles beside a layer whose files a test may spoil, each run in a process of its own as Lambda starts one. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BIRTH } from './call.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface LayerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: Readonly<Record<string, unknown>>;
}

export interface LayerRun {
  /** The folder in which bundles find packages. */
  readonly packages: string;
  /** Answers of a process that has just started, in the order of what is asked. */
  asked(...asked: readonly LayerRequest[]): { readonly answers: readonly LayerAnswer[]; readonly log: string };
  remove(): void;
}

export interface LayerRequest {
  readonly group: string;
  readonly path: string;
  /** Without one it is a GET. */
  readonly body?: object;
}

export const HEALTH: LayerRequest = { group: 'site', path: '/health' };
const POSITIONS = { group: 'planets', path: '/api/v1/planets/positions' };
/** Basel, where three zones meet: elsewhere the index alone may know the zone. */
const BASEL = { latitude: 47.56, longitude: 7.59, timezone: null };
export const BY_COORDINATES: LayerRequest = { ...POSITIONS, body: { ...BIRTH, ...BASEL } };
export const BY_ZONE: LayerRequest = { ...POSITIONS, body: { ...BIRTH, timezone: 'Asia/Kolkata' } };

const SCRIPT = `
const { gatewayEvent } = await import(process.argv[1]);
for (const { group, path, body } of JSON.parse(process.argv[2])) {
  const { handler } = await import(new URL(group + '/index.mjs', process.argv[3]));
  const bytes = Buffer.from(body ? JSON.stringify(body) : '');
  const rawHeaders = ['content-type', 'application/json'];
  const request = { method: body ? 'POST' : 'GET', url: path, httpVersion: '1.1', rawHeaders, sourceIp: '127.0.0.1' };
  const { body: text, headers, statusCode } = await handler(gatewayEvent(request, bytes, { routeKey: '$default' }, Date.now()), {});
  console.log(JSON.stringify({ status: statusCode, headers, json: JSON.parse(text) }));
}`;

/** @param groups whose bundles are asked */
export function layerRun(groups: readonly string[]): LayerRun {
  const folder = mkdtempSync(join(tmpdir(), 'layer-'));
  for (const group of groups) cpSync(join(root, 'dist', group), join(folder, 'dist', group), { recursive: true });
  const packages = join(folder, 'layer/nodejs/node_modules');
  cpSync(join(root, 'dist/layer/nodejs/node_modules'), packages, {
    recursive: true,
    filter: (path) => !path.includes('@fontsource'),
  });
  const env = {
    PATH: process.env['PATH'],
    NODE_PATH: packages,
    EPHEMERIS_DIR: join(root, 'layers/ephemeris/data'),
    PLACES_DIR: join(root, 'layers/places'),
  };
  return {
    packages,
    asked(...asked) {
      const given = [
        pathToFileURL(join(root, 'scripts/gatewayEvent.mjs')).href,
        JSON.stringify(asked),
        pathToFileURL(join(folder, 'dist/')).href,
      ];
      const run = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, ...given], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(run.stderr);
      return {
        answers: run.stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as LayerAnswer),
        log: run.stderr,
      };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
