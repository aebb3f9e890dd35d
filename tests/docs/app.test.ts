/**
 * The guide to an app does what it says: its program compiles and runs against the service, and so do its commands.
 * @isolated
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compile } from '../../scripts/client/compile.ts';
import { writeClient } from '../../scripts/client/main.ts';
import type { Json } from '../../scripts/openapi/schemas.ts';
import { codeBlocks, MISSING, printedBy, ran, startService, type RunningService } from '../support/guides.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Within the package, so that its name leads to it. */
const client = join(root, 'dist/.client', `app-${process.pid}`);
const blocks = codeBlocks('docs/app.md');
const textsOf = (language: string) => blocks.filter((block) => block.language === language).map(({ text }) => text);

let service: RunningService;
let cwd: string;
beforeAll(async () => {
  service = await startService();
  cwd = mkdtempSync(join(tmpdir(), 'app-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(cwd, { recursive: true });
  rmSync(client, { recursive: true, force: true });
});

test('has no block that is neither run nor read here', () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh', 'ts', 'json']));
  expect(textsOf('json').map((text) => JSON.parse(text) as object)).toEqual([
    { compilerOptions: expect.objectContaining({ strict: true, types: ['node'] }) as unknown },
  ]);
});

test('its program compiles, runs, and shows a place, a chart, periods, yogas, texts, a day, a drawing and mistakes', async () => {
  const document = JSON.parse(readFileSync(join(root, 'dist/openapi/whole.json'), 'utf8')) as Json;
  await writeClient(document, root, client);
  writeFileSync(join(client, 'app.ts'), textsOf('ts').join('\n'));
  compile([join(client, 'app.ts')], false);
  const { code, stderr, stdout } = await ran(process.execPath, [join(client, 'app.js'), service.address], cwd);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, 2)).toEqual(['Indore, Madhya Pradesh', 'Sun 00°16\'58" Gemini, house 10']);
  const shown = [
    /^\w+ and in it \w+, until \d{4}-\d\d-\d\d$/,
    /^Vasi: active$/,
    /^[A-Z].*\.$/,
    /^\p{Script=Devanagari}.*।$/u,
    /^\w+day, .+, sunrise 0\d:\d\d$/,
    /^\d+ of 100: .+$/,
    /^A drawing of \d{4} characters$/,
    /^date: Give the date as YYYY-MM-DD/,
    /^latitude: Latitude must be between/,
    /^43$/,
  ];
  expect(shown.filter((line) => !lines.some((one) => line.test(one)))).toEqual([]);
});

/** What installs from a registry is not run here; its scripts are those of the package. */
const commands = textsOf('sh').filter((text) => text.includes('curl'));
const describeCommands = MISSING === null ? describe : describe.skip;

describeCommands(MISSING === null ? 'its commands' : `its commands, as ${MISSING} is not installed,`, () => {
  test('run', async () => {
    const [batch, openApi] = await printedBy(commands, service.address, cwd);
    expect(batch).toBe('["/planets/positions",200]\n["/career/timing",200]\n');
    expect(openApi).toMatch(/^OpenAPI 3\.0\.\d, \d+ paths\n$/);
  });

  test('and those that install call scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const called = textsOf('sh').flatMap((text) => [...text.matchAll(/npm (?:run (\w+)|(start))/g)]);
    expect(called.map(([, run, start]) => run ?? start)).toEqual(['client', 'start']);
    expect(scripts).toMatchObject({ client: expect.any(String) as unknown, start: expect.any(String) as unknown });
  });
});
