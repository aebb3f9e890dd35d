/**
 * Which table the commands use, their messages when it is unavailable, and the whole command as people run it.
 * @isolated
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';
import { register } from '../../lib/auth/account/registration.ts';
import { runningTable } from '../../scripts/embedded/address.mjs';
import { startTable } from '../../scripts/embedded/table.mjs';
import { sentenceOf } from '../../scripts/user/failures.ts';
import type { Surroundings } from '../../scripts/user/main.ts';
import { ASHA, CALLER, operatedAccounts, type OperatedAccounts } from '../support/operatedAccounts.ts';
import { said } from '../support/userCommand.ts';
import { documentsAt, TABLE } from './embedded/clients.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the client of AWS finds in the environment. */
const ACCESS = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

let local: string;
/** In place of a table of AWS. */
let onAws: OperatedAccounts;
beforeAll(async () => {
  local = mkdtempSync(join(tmpdir(), 'user-'));
  const server = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  const table = { name: TABLE, client: documentsAt(server.endpoint) };
  onAws = await operatedAccounts();
  await register({ ...onAws.parts, table }, ASHA, CALLER);
  Object.assign(process.env, ACCESS);
  table.client.destroy();
  await server.stop();
});
afterAll(async () => {
  for (const name of Object.keys(ACCESS)) Reflect.deleteProperty(process.env, name);
  await onAws.stop();
  rmSync(local, { recursive: true });
});

const run = (args: readonly string[], surroundings: Partial<Surroundings> = {}) =>
  said(args, { localFolder: local, ...surroundings });

test('the folder itself is opened where no server runs, and closed again', async () => {
  for (const left of [undefined, { endpoint: 'http://127.0.0.1:1', tableName: TABLE, pid: process.pid }]) {
    // A process may have the number of one that was killed.
    if (left) writeFileSync(join(local, 'table.json'), JSON.stringify(left));
    const { code, err, out } = await run(['list']);
    expect([code, err]).toEqual([0, [`Table: the accounts of ${local}.`]]);
    expect(out).toContain(ASHA.email);
    expect(runningTable(local)).toBeNull();
  }
});

test('a named table takes precedence over the folder', async () => {
  const environment = { DYNAMODB_ENDPOINT: onAws.embedded.endpoint };
  const place = `Table: accounts at ${onAws.embedded.endpoint}.`;
  const none = { code: 0, out: 'There are no such accounts.', err: [place] };
  expect(await run(['list', '--table', TABLE, '--region', 'local'], { environment })).toEqual(none);
  const named = { ...environment, ACCOUNTS_TABLE: TABLE };
  expect(await run(['list', '--region', 'local'], { environment: named })).toEqual(none);
  const missing = await run(['list', '--table', 'nowhere', '--region', 'local'], { environment: named });
  expect([missing.code, missing.out, missing.err[1]]).toEqual([
    1,
    '',
    'There is no table nowhere in this account and region of AWS.',
  ]);
  onAws.embedded.fail('error');
  expect((await run(['list', '--region', 'local'], { environment: named })).err[1]).toBe(
    'The accounts table does not answer (InternalServerError). Repeat the command: doing it twice does no harm.',
  );
});

test('where there is no table, one sentence says so', async () => {
  const problem = async (args: readonly string[], surroundings?: Partial<Surroundings>) => {
    const { code, err, out } = await run(args, surroundings);
    expect([code, out, err.length]).toEqual([1, '', 1]);
    return err[0];
  };
  const empty = mkdtempSync(join(tmpdir(), 'none-'));
  expect(await problem(['list'], { localFolder: empty })).toContain(`There are no accounts in ${empty} yet.`);
  // Looking makes nothing.
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
  expect(await problem(['list', '--region', 'ap-south-1'])).toBe('A region needs a table: give --table NAME too.');
  for (const environment of [{ STAGE: 'prod' }, { STAGE: 'staging' }, { STAGE: ' Live' }, { EMBEDDED: 'off' }]) {
    expect(await problem(['list'], { environment })).toContain('keeps its accounts on AWS');
  }
  const locked = () => Promise.reject(Object.assign(new Error('open'), { code: 'TABLE_LOCKED' }));
  expect(await problem(['list'], { startTable: locked })).toContain('Another process has the accounts');
  const damaged = () => Promise.reject(Object.assign(new Error('Move it away.'), { code: 'TABLE_DAMAGED' }));
  expect(await problem(['list'], { startTable: damaged })).toBe('Move it away.');
});

/** Names as the client of AWS gives them. */
test.each([
  ['ResourceNotFoundException', 'Requested resource not found', /^There is no table people /],
  ['CredentialsProviderError', 'Could not load credentials from any providers', /^There are no AWS credentials/],
  ['ExpiredTokenException', 'The security token included in the request is expired', /^AWS does not accept/],
  ['UnrecognizedClientException', 'The security token is invalid', /^AWS does not accept/],
  ['AccessDeniedException', 'User is not authorized to perform: dynamodb:Scan', /^These AWS credentials do not allow/],
  ['ValidationException', 'The provided key element does not match the schema', /^The table people is no table of/],
  ['TimeoutError', 'socket hang up', /does not answer \(TimeoutError\)\. Repeat the command/],
])('%s is explained in one sentence', (name, message, sentence) => {
  const cause = Object.assign(new Error(message), { name });
  const text = sentenceOf(new AccountsUnavailable('The accounts table does not answer.', cause), 'people');
  expect(text).toMatch(sentence);
  expect(text).not.toContain(message);
});

const ENVIRONMENT = { PATH: process.env['PATH'], HOME: tmpdir(), AWS_EC2_METADATA_DISABLED: 'true' };

function command(args: readonly string[], environment: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { cwd: tmpdir(), env: { ...ENVIRONMENT, ...environment } };
    execFile(process.execPath, [join(root, 'scripts/user.mjs'), ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

test('the command changes the accounts of a folder, and of the server that has it', async () => {
  const environment = { LOCAL_DIR: local };
  const first = await command(['role', 'asharao', 'editor'], environment);
  expect(first).toMatchObject({ code: 0, err: `Table: the accounts of ${local}.\n` });
  expect(first.out).toContain('role is editor now, was user.');

  const server = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  const second = await command(['show', ASHA.email, '--json'], environment);
  await server.stop();
  expect(second).toMatchObject({
    code: 0,
    err: `Table: the accounts of ${local}, which process ${process.pid} serves.\n`,
  });
  expect((JSON.parse(second.out) as { account: object }).account).toMatchObject({ email: ASHA.email, role: 'editor' });

  expect(await command(['erase', 'asharao', '--yes'], environment)).toMatchObject({ code: 0 });
  expect((await command(['list'], environment)).out).toBe('There are no such accounts.\n');
});

test('a table of AWS without region or credentials fails in one sentence', async () => {
  const withoutRegion = await command(['list', '--table', 'people'], {});
  expect(withoutRegion).toEqual({
    code: 1,
    out: '',
    err: 'Table: people at AWS, in its configured region.\nNo AWS region is set: give --region REGION, or set AWS_REGION.\n',
  });
  const withoutCredentials = await command(['list', '--table', 'people', '--region', 'ap-south-1'], {});
  expect(withoutCredentials).toEqual({
    code: 1,
    out: '',
    err: 'Table: people at AWS, region ap-south-1.\nThere are no AWS credentials to use: sign in with the AWS CLI, or set AWS_PROFILE.\n',
  });
});
