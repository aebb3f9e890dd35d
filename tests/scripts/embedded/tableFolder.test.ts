import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runningTable } from '../../../scripts/embedded/address.mjs';
import { startTable } from '../../../scripts/embedded/table.mjs';
import { documentsAt, TABLE } from './clients.ts';

let local: string;
beforeAll(() => {
  local = mkdtempSync(join(tmpdir(), 'table-'));
});
afterAll(() => {
  rmSync(local, { recursive: true });
});

const Key = { pk: 'USER#1', sk: 'PROFILE' };

test('a folder keeps its table', async () => {
  const options = { folder: join(local, 'table'), tableName: TABLE };
  const first = await startTable(options);
  const before = documentsAt(first.endpoint);
  await before.send(new PutCommand({ TableName: TABLE, Item: { ...Key, name: 'आशा' } }));
  before.destroy();
  await first.stop();

  const second = await startTable(options);
  const after = documentsAt(second.endpoint);
  const { Item: item } = await after.send(new GetCommand({ TableName: TABLE, Key }));
  expect(item).toEqual({ ...Key, name: 'आशा' });
  // It holds hashes of passwords: nobody else on the machine reads it.
  expect(statSync(options.folder).mode & 0o077).toBe(0);
  after.destroy();
  await second.stop();
});

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a script that finds startTable, and the folder as its argument, in a process of its own. */
function apart(script: string, folder: string) {
  const source = `import { startTable } from './scripts/embedded/table.mjs';${script}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', source, folder], { cwd: root, encoding: 'utf8' });
}

const SECOND_PROCESS = `
  const error = await startTable({ folder: process.argv[1], tableName: 'accounts' }).catch((error) => error);
  console.log(JSON.stringify({ code: error.code, message: error.message, pid: error.pid }));
`;

test('a second process on the same folder learns which one has it', async () => {
  const folder = join(local, 'locked');
  const table = await startTable({ folder, tableName: TABLE });
  expect(JSON.parse(apart(SECOND_PROCESS, folder).stdout)).toEqual({
    code: 'TABLE_LOCKED',
    message: `The table in ${folder} is open in another process.`,
    pid: process.pid,
  });
  await table.stop();
});

test('a running table is found by its folder, and only while it runs', async () => {
  expect(runningTable(local)).toBeNull();
  const table = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  expect(runningTable(local)).toEqual({ endpoint: table.endpoint, tableName: TABLE, pid: process.pid });
  await table.stop();
  expect([runningTable(local), existsSync(join(local, 'table.json'))]).toEqual([null, false]);
});

test('a process that exits without stopping its table leaves no address', () => {
  const script = `await startTable({ folder: process.argv[1], tableName: 'accounts' }); process.exit(3);`;
  expect(apart(script, join(local, 'left', 'table')).status).toBe(3);
  expect(existsSync(join(local, 'left', 'table.json'))).toBe(false);
});

test('files of a killed process are no running table', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const left of [JSON.stringify({ endpoint: 'http://127.0.0.1:1', tableName: TABLE, pid }), '{}', 'half a fi']) {
    writeFileSync(join(local, 'table.json'), left);
    expect(runningTable(local)).toBeNull();
  }
});

test.each([
  ['MANIFEST', 10],
  ['CURRENT', -1],
])('a folder with a damaged %s says which and how to start anew', async (part, at) => {
  const folder = join(local, `damaged-${part}`);
  const table = await startTable({ folder, tableName: TABLE });
  await table.stop();
  const file = readdirSync(folder).find((name) => name.startsWith(part))!;
  const bytes = readFileSync(join(folder, file));
  bytes[(at + bytes.length) % bytes.length]! ^= 0xff;
  writeFileSync(join(folder, file), bytes);
  const error = (await startTable({ folder, tableName: TABLE }).catch((thrown: unknown) => thrown)) as Error;
  expect(error).toMatchObject({ code: 'TABLE_DAMAGED' });
  expect(error.message).toContain(`mv ${folder} ${folder}.damaged`);
});
