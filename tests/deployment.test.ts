/** What is deployed: the groups, what their functions may do, and what their bundles hold. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { ENGINE_VERSION } from '../lib/schemas/version.ts';
import { loadGroups } from './support/groups.ts';

interface DeployedFunction {
  readonly handler: string;
  readonly role: string;
  readonly package: { patterns: string[] };
  readonly events: { httpApi: string | { method: string; path: string } }[];
}

const deployment = createRequire(import.meta.url)('../scripts/deployment.cjs') as {
  functions(): Promise<Record<string, DeployedFunction>>;
  logGroupArns(): Promise<object[]>;
};

const fileText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const groups = await loadGroups();
const computing = groups.filter(({ name }) => name !== 'site');
const functions = await deployment.functions();

describe('the functions', () => {
  test('are the groups, and every row lies under the path of its function', () => {
    expect(Object.keys(functions).sort()).toEqual(groups.map(({ name }) => name).sort());
    for (const { name, rows } of computing) {
      const [bare, below] = functions[name]!.events.map(({ httpApi }) => (httpApi as { path: string }).path);
      expect([bare, below]).toEqual([`/api/v1/${name}`, `/api/v1/${name}/{proxy+}`]);
      for (const { path } of rows) expect(path.startsWith(`${bare}/`)).toBe(true);
    }
    expect(functions['site']!.events).toEqual([{ httpApi: '*' }]);
  });

  test('each ship their own bundle and nothing else', () => {
    for (const [
      name,
      {
        handler,
        package: { patterns },
      },
    ] of Object.entries(functions)) {
      expect([handler, patterns]).toEqual([`dist/${name}/index.handler`, ['!**', `dist/${name}/**`]]);
    }
  });

  test('may write their logs and traces, and nothing with a wildcard but what X-Ray needs', async () => {
    for (const { role } of Object.values(functions)) expect(role).toBe('ComputeRole');
    expect(JSON.stringify(await deployment.logGroupArns())).not.toContain('*');
    const settings = fileText('serverless.yml').replace(/^\s*#.*$/gm, '');
    const resources = settings.slice(settings.indexOf('\nresources:'));
    const wildcards = resources.match(/^.*\*.*$/gm);
    expect(wildcards).toEqual(["                    Resource: '*'"]);
    expect(resources).toMatch(/Action: \[xray:PutTraceSegments, xray:PutTelemetryRecords\]\s*Resource: '\*'/);
  });

  test('are logged by route, without path, query or address', () => {
    const format = /format: >-\s*(\{.*\})/.exec(fileText('serverless.yml'))![1]!;
    expect(format).toContain('$context.routeKey');
    expect(format).not.toMatch(/path|query|sourceIp|identity/i);
  });
});

describe('the bundles', () => {
  interface Output {
    readonly bytes: number;
    readonly inputs: Record<string, unknown>;
  }
  const { outputs } = JSON.parse(fileText('dist/meta.json')) as { outputs: Record<string, Output> };
  const bundleOf = (name: string) => outputs[`dist/${name}/index.mjs`]!;

  test('are one for each group', () => {
    expect(Object.keys(outputs).sort()).toEqual(groups.map(({ name }) => `dist/${name}/index.mjs`).sort());
  });

  test.each(computing)('$name stays small', ({ name }) => {
    expect(bundleOf(name).bytes).toBeLessThan(250_000);
  });

  test.each(computing)('$name holds no AWS SDK, no map of the world, no record of an answer, no script', ({ name }) => {
    const records = groups.map((group) => `lib/schemas/${group.name}\\.ts`).join('|');
    const unwanted = new RegExp(
      `@aws-sdk|geo-tz|moment-timezone|^scripts/|^tests/|lib/schemas/(records|envelope)\\.ts|${records}`,
    );
    expect(Object.keys(bundleOf(name).inputs).filter((path) => unwanted.test(path))).toEqual([]);
  });
});

test('the engine has the version of the package', () => {
  expect(ENGINE_VERSION).toBe((JSON.parse(fileText('package.json')) as { version: string }).version);
});
