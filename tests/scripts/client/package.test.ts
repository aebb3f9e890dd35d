/**
 * The client as a package: what its types let through, and its sample against the service.
 * @isolated
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { faultsOf } from '../../../scripts/client/compile.ts';
import { writeClient } from '../../../scripts/client/main.ts';
import { startLocalServer, type LambdaHandler, type LocalServer } from '../../../scripts/localServer.mjs';
import type { Json } from '../../../scripts/openapi/schemas.ts';
import { startAccounts, type Accounts } from '../../support/accounts.ts';
import { loadGroups } from '../../support/groups.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'dist/.client', `test-${process.pid}`);
const document = JSON.parse(readFileSync(join(root, 'dist/openapi/whole.json'), 'utf8')) as { paths: object };
const fileText = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(() => writeClient(document as unknown as Json, root, folder));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  test('has every file that it names, and asks for the client that it was compiled with', () => {
    const { dependencies, exports, main, types } = JSON.parse(fileText('package.json')) as {
      dependencies: object;
      exports: { '.': Record<string, string> };
      main: string;
      types: string;
    };
    for (const name of [main, types, ...Object.values(exports['.'])])
      expect([name, existsSync(join(folder, name))]).toEqual([name, true]);
    expect(dependencies).toEqual({ 'openapi-fetch': '^0.17.0' });
  });

  test('has types of every path, without the answers of the examples', () => {
    const api = fileText('api.d.ts');
    for (const path of Object.keys(document.paths)) expect(api).toContain(`  "${path}": {`);
    expect(api).not.toMatch(/Asha Rao|of the example/);
  });
});

const HEAD = `import { astrologyClient, type AstrologyError, type Birth } from 'vedic-astrology-client';
const api = astrologyClient({ baseUrl: 'https://api.example.com' });
const asha: Birth = { name: 'Asha', date: '1990-06-15', time: '14:30:00', latitude: 28.6, longitude: 77.2 };
const { data, error } = await api.POST('/api/v1/planets/positions', { body: asha });
`;

describe('a program that uses it', () => {
  const PROGRAMS: readonly (readonly [string, string, RegExp | null])[] = [
    [
      'reads what is there',
      'if (data) console.log(data.data.planets[0]?.degree.toFixed(2), data.meta.warnings.length);',
      null,
    ],
    [
      'reads both kinds of refusal',
      "if (error) console.log(typeof error.detail === 'string' ? error.detail : error.detail[0]?.loc);",
      null,
    ],
    [
      'asks for a drawing',
      "await api.POST('/api/v1/chart/sun', { body: asha, parseAs: 'text' }).then((drawing) => drawing.data?.trim());",
      null,
    ],
    [
      'misspells a field',
      "await api.POST('/api/v1/chart/birth', { body: { ...asha, lattitude: 28.6 } });",
      /'lattitude'/,
    ],
    ['misspells a choice', "await api.POST('/api/v1/varga/d9', { body: { ...asha, ayanmsa: 'raman' } });", /'ayanmsa'/],
    [
      'forgets a field',
      "await api.POST('/api/v1/varga/d9', { body: { name: 'Asha' } });",
      /date, time, latitude, longitude/,
    ],
    [
      'sends a text for a number',
      "await api.POST('/api/v1/varga/d9', { body: { ...asha, latitude: '28.6' } });",
      /'string'.*'number'/,
    ],
    [
      'asks for a path that is not there',
      "await api.POST('/api/v1/varga/d99', { body: asha });",
      /"\/api\/v1\/varga\/d99"/,
    ],
    ['uses the wrong method', "await api.GET('/api/v1/varga/d9');", /"\/api\/v1\/varga\/d9"/],
    [
      'forgets a parameter',
      "await api.GET('/api/v1/panchang/daily', { params: { query: { date: '2026-11-21' } } });",
      /latitude, longitude/,
    ],
    [
      'asks in a language that is not there',
      "await api.POST('/api/v1/varga/d9', { body: asha, params: { query: { lang: 'fr' } } });",
      /"fr"/,
    ],
    ['reads before it looks for an error', 'console.log(data.data.planets);', /'data' is possibly 'undefined'/],
    ['misspells what it reads', 'if (data) console.log(data.data.planets[0]?.sing);', /'sing'/],
    [
      'calls an operation by its name, and knows what a standard answer has',
      "const { data: said } = await api.planetsPositions(asha, { query: { lang: 'hi' } }); said.planets[0]?.degree.toFixed();",
      null,
    ],
    [
      'asks for less, and looks whether a field is there',
      "const less = await api.planetsPositions(asha, { query: { detail: 'brief' } }); less.data.planets?.[0]?.degree?.toFixed();",
      null,
    ],
    [
      'reads from a brief answer what it may not have',
      "const less = await api.planetsPositions(asha, { query: { detail: 'brief' } }); less.data.planets?.[0]?.degree.toFixed();",
      /possibly 'undefined'/,
    ],
    [
      'asks for a level that is not there',
      "await api.planetsPositions(asha, { query: { detail: 'short' } });",
      /"short"/,
    ],
    [
      'compares an error code that is not there',
      "await api.vargaD9(asha).catch((wrong: AstrologyError) => wrong.code === 'not_there');",
      /not_there/,
    ],
    [
      'compares a code of the list',
      "await api.vargaD9(asha).catch((wrong: AstrologyError) => wrong.code === 'rate_limited');",
      null,
    ],
    ['compares a sign that is not there', "if (data) console.log(data.data.planets[0]?.sign.id === 'ares');", /"ares"/],
    ['keeps half a sign-in', "astrologyClient({ baseUrl: '', tokens: { access_token: '' } });", /refresh_token/],
  ];
  const named = (index: number) => join(folder, `program${index}.ts`);
  let faults: string[];
  beforeAll(() => {
    PROGRAMS.forEach(([, program], index) => {
      writeFileSync(named(index), `${HEAD}${program}\nexport {};\n`);
    });
    faults = faultsOf(PROGRAMS.map((_, index) => named(index)));
  });

  test.each(PROGRAMS.map(([does, , fault], index) => ({ does, fault, index })))('that $does', ({ fault, index }) => {
    const found = faults.filter((line) => line.startsWith(`${named(index)}:`));
    if (fault === null) expect(found).toEqual([]);
    // In the line of the mistake, and nowhere else.
    else expect(found).toEqual([expect.stringMatching(new RegExp(`:5 .*${fault.source}`, 's'))]);
  });
});

describe('the sample', () => {
  let accounts: Accounts;
  let server: LocalServer;
  beforeAll(async () => {
    accounts = await startAccounts();
    const groups = await loadGroups();
    const handlers = new Map(groups.map(({ handler, name }) => [name, handler as LambdaHandler]));
    server = await startLocalServer({ handlers, port: 0 });
  });
  afterAll(() => Promise.all([server.stop(), accounts.stop()]));

  /** Runs it as its reader would, in a process of its own. */
  function run(cwd: string): Promise<{ code: number | null; lines: string[] }> {
    const program = spawn(process.execPath, [join(folder, 'sample.js'), `http://127.0.0.1:${server.port}`], { cwd });
    let text = '';
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    return new Promise((resolve) => {
      program.on('close', (code) => {
        resolve({ code, lines: text.trim().split('\n') });
      });
    });
  }

  test('shows planets, period, day and mistakes, signs in, and saves a drawing', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'sample-'));
    const { code, lines } = await run(cwd);
    expect([code, lines]).toEqual([0, expect.any(Array)]);
    // As in the README.
    expect(lines[0]).toBe('Sun 00°16\'58" Gemini, house 10');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\w+, and in it \w+ until \d{4}-/),
        expect.stringMatching(/^Saturday, .*; sunrise 2026-11-21T06:/),
        'latitude: Latitude must be between -90 and 90 (got 91).',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['Signed in', 'Signed out']);
    expect(readFileSync(join(cwd, 'chart.svg'), 'utf8')).toMatch(/^<svg [^]*<\/svg>\s*$/);
    rmSync(cwd, { recursive: true });
  });
});
