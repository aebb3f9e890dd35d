/**
 * The rights of each role on the accounts table, checked for every call that the packaged bundles make, and for others.
 * @isolated
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noteOperator } from '../lib/auth/log/operatorLog.ts';
import { openTable } from '../lib/auth/table.ts';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { BIRTH, gatewayEvent } from './support/call.ts';
import { bundleOf, invoked, type Ended, type Invocation } from './support/lambdaRun.ts';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';
import { isAllowed, tableRequests, type TableInput, type TableRequest } from './support/tablePolicy.ts';
import { list } from './support/templateFaults.ts';

type Role = 'AuthRole' | 'MailRole' | 'MailEventRole' | 'TextRole';

let dev: Packaged;
const asked = new Map<Role, TableRequest[]>();

const PERSON = { email: 'asha@example.org', username: 'asha', password: 'Vrishabha-Lagna-77', full_name: 'Asha' };
const CHANGED = 'Kanya-Lagna-1990';
const AUTH = bundleOf('auth');

function calling(group: string, method: string, path: string, body?: unknown, token?: string): Invocation {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const event = gatewayEvent(method, `/api/v1/${path}`, body, { headers });
  return { bundle: bundleOf(group), entry: 'handler', event };
}
const post = (path: string, body: unknown, token?: string) => calling('auth', 'POST', `auth/${path}`, body, token);

const MOVED = 'asha.rao@example.org';
/** What a person changes and requests, and how they leave. */
const ownAccount = (token: string) => [
  calling('auth', 'PATCH', 'auth/me', { username: 'asha.rao', full_name: null }, token),
  calling('auth', 'PATCH', 'auth/me', { email: MOVED, current_password: PERSON.password }, token),
  calling('auth', 'GET', 'auth/me/export', undefined, token),
  post('resend-verification', { email: PERSON.email }),
];
const leaving = (token: string) => [
  calling('auth', 'DELETE', 'auth/me', { password: PERSON.password }, token),
  post('resend-verification', { email: MOVED }),
];

/** Leads one person through all that accounts do, and records each role's calls to the table. */
async function recorded(): Promise<void> {
  const { env, mail, stop, table } = await startEmbedded({ folder: null, baseUrl: 'https://api.example.com' });
  const run = async (role: Role, invocations: Invocation[], further: Record<string, string> = {}): Promise<Ended[]> => {
    const requests = asked.get(role) ?? [];
    asked.set(role, requests);
    // A fault that concerns no request sees them all.
    table.fail('throttle', {
      where: (operation, input) => {
        requests.push(...tableRequests(operation, input as TableInput));
        return false;
      },
    });
    const settings = { ...env, AUTH_THROTTLING: 'on', AI_THROTTLING: 'on', ...further };
    return invoked(invocations, { env: settings, format: 'JSON' });
  };
  const token = (path: RegExp) =>
    mail.outbox().flatMap(({ text }) => new RegExp(`${path.source}\\?token=([\\w-]+)`).exec(text ?? '')?.[1] ?? [])[0]!;
  const signIn = async (email: string) => {
    const [ended] = await run('AuthRole', [post('login', { email, password: PERSON.password })]);
    return (JSON.parse(ended!.answer!.body) as { access_token: string }).access_token;
  };
  const deliver = () => run('MailRole', [{ bundle: AUTH, entry: 'deliver', event: {} }]);
  try {
    const [, , , signedIn] = await run('AuthRole', [
      post('register', PERSON),
      post('register', PERSON),
      post('login', { email: PERSON.email, password: 'Wrong-Lagna-78' }),
      post('login', PERSON),
      post('forgot-password', { email: PERSON.email }),
    ]);
    expect(signedIn!.answer!.statusCode).toBe(200);
    // What an operator does waits in the table for the function that sends mail.
    Object.assign(process.env, env);
    const opened = openTable(env['ACCOUNTS_TABLE']!, { endpoint: env['DYNAMODB_ENDPOINT'] });
    await noteOperator(opened, 'account_unlocked', 'someone', Date.now());
    const pair = JSON.parse(signedIn!.answer!.body) as { access_token: string; refresh_token: string };
    await deliver();
    const codes = await run('AuthRole', [
      post('refresh', { refresh_token: pair.refresh_token }),
      calling('auth', 'GET', 'auth/me', undefined, pair.access_token),
      post('change-password', { current_password: PERSON.password, new_password: CHANGED }, pair.access_token),
      post('verify', { token: token(/auth\/verify/) }),
    ]);
    expect(codes.map(({ answer }) => answer?.statusCode)).toEqual([200, 200, 200, 200]);
    // The change has ended the link that was out; another one is asked for.
    await run('AuthRole', [post('forgot-password', { email: PERSON.email })]);
    await deliver();
    const [reset] = await run('AuthRole', [
      post('reset-password', { token: token(/reset\S*/), new_password: PERSON.password }),
    ]);
    expect(reset!.answer?.statusCode).toBe(200);
    await run('AuthRole', ownAccount(await signIn(PERSON.email)));
    await deliver();
    const [moved] = await run('AuthRole', [post('verify', { token: token(/auth\/verify/) })]);
    expect((JSON.parse(moved!.answer!.body) as { code: string }).code).toBe('email_changed');
    const left = await run('AuthRole', leaving(await signIn(MOVED)));
    expect(left.map(({ answer }) => answer?.statusCode)).toEqual([200, 200]);
    // Whose mail could not be sent is tried again by the outbox.
    mail.fail('reject');
    await run('AuthRole', [post('register', { ...PERSON, email: 'bela@example.org', username: 'bela' })]);
    mail.fail(null);
    await deliver();
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'bela@example.org' }] };
    const event = { Records: [{ Sns: { Message: JSON.stringify({ bounce }) } }] };
    await run('MailEventRole', [{ bundle: AUTH, entry: 'noteMailEvents', event }]);
    const model = {
      TEXT_MODEL: 'openai_compatible',
      TEXT_MODEL_ID: 'some-model',
      TEXT_MODEL_URL: 'http://127.0.0.1:9/v1',
      TEXT_MODEL_INR_PER_MILLION_INPUT: '100',
      TEXT_MODEL_INR_PER_MILLION_OUTPUT: '400',
    };
    const day = calling('pdae', 'POST', 'pdae/analyze-ai?target_date=2026-11-20', BIRTH);
    await run('TextRole', [day], { TEXT_MODEL: 'embedded' });
    await run('TextRole', [day], model);
  } finally {
    await stop();
  }
}

beforeAll(async () => {
  dev = await packagedTemplate(['--param', 'mail-sandbox-recipients=asha@example.org,example.net']);
  await recorded();
}, 300_000);

afterAll(() => {
  rmSync(dev.folder, { recursive: true });
});

const ROLES: readonly [Role, operations: string[]][] = [
  ['AuthRole', ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query']],
  ['MailRole', ['Query', 'UpdateItem', 'DeleteItem', 'GetItem', 'PutItem']],
  ['MailEventRole', ['GetItem', 'UpdateItem']],
  ['TextRole', ['UpdateItem']],
];

describe.each(ROLES)('%s', (role, operations) => {
  test('may do with the table what its functions do', () => {
    const requests = asked.get(role)!;
    const made = new Set(requests.map(({ action }) => action.replace('dynamodb:', '')));
    expect(operations.filter((operation) => !made.has(operation))).toEqual([]);
    expect(requests.filter((request) => !isAllowed(dev.statementsOf(role), request))).toEqual([]);
  });
});

/** A call that would set one attribute of a user. */
const changing = (field: string, further: Partial<TableInput> = {}): [string, TableInput] => [
  'UpdateItem',
  {
    Key: { pk: { S: 'USER#1' }, sk: { S: 'PROFILE' } },
    UpdateExpression: 'SET #field = :value',
    ExpressionAttributeNames: { '#field': field },
    ...further,
  },
];
const keyOf = (pk: string, sk = 'CLAIM') => ({ Key: { pk: { S: pk }, sk: { S: sk } } });
const USER = keyOf('USER#1', 'PROFILE');

describe('the senders of mail', () => {
  test.each<[string, string, TableInput]>([
    ['change a password', ...changing('passwordHash')],
    ['change a role', ...changing('role')],
    ['end sign-ins', ...changing('tokenVersion')],
    ['lock somebody out', ...changing('isDisabled')],
    ['have the whole user told by a change', ...changing('verifyExpiresAt', { ReturnValues: 'ALL_NEW' })],
    [
      'tie a change to a password',
      ...changing('verifyExpiresAt', { ConditionExpression: 'begins_with(passwordHash, :x)' }),
    ],
    ['read a whole user', 'GetItem', USER],
    ['read a password', 'GetItem', { ...USER, ProjectionExpression: 'id, passwordHash' }],
    ['write a user', 'PutItem', { Item: { pk: { S: 'USER#1' }, sk: { S: 'PROFILE' } } }],
    ['delete a user', 'DeleteItem', USER],
    ['read a name', 'GetItem', keyOf('NAME#asha')],
    ['give an address to another', 'PutItem', { Item: { pk: { S: 'EMAIL#a@example.org' }, userId: { S: '2' } } }],
    ['clear a counter', 'DeleteItem', keyOf('RATE#login_ip#x', 'W#1')],
    ['read a token', 'GetItem', keyOf('TOKEN#x', 'RESET')],
    ['read the table', 'Scan', {}],
    [
      'list what is there of a user',
      'Query',
      {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'USER#1' } },
      },
    ],
  ])('may not %s', (_, operation, input) => {
    const [request] = tableRequests(operation, input);
    for (const role of ['MailRole', 'MailEventRole']) {
      expect([role, isAllowed(dev.statementsOf(role), request!)]).toEqual([role, false]);
    }
  });

  test('that take reports in send none, and create no links', () => {
    expect(new Set(dev.powersOf('MailEventsLambdaFunction'))).toEqual(
      new Set(['dynamodb:GetItem', 'dynamodb:UpdateItem', 'sqs:SendMessage']),
    );
  });

  test('write from one address, and in the sandbox to the named recipients', () => {
    for (const role of ['AuthRole', 'MailRole']) {
      const sending = dev.statementsOf(role).filter(({ Action }) => list(Action).includes('ses:SendEmail'));
      expect(sending).toHaveLength(1);
      expect(sending[0]!.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@nobody.invalid' } });
      const names = (sending[0]!.Resource as { 'Fn::Sub': string }[]).map((arn) => arn['Fn::Sub'].split(':').at(-1));
      expect(names).toEqual([
        'identity/nobody.invalid',
        'identity/asha@example.org',
        'identity/example.net',
        'configuration-set/${MailConfigurationSet}',
      ]);
    }
  });
});

test('accounts query the sign-ins of one account and nothing else, and no role scans the table', () => {
  const actions = (role: Role) => dev.statementsOf(role).flatMap(({ Action }) => list(Action));
  const querying = dev.statementsOf('AuthRole').filter(({ Action }) => list(Action).includes('dynamodb:Query'));
  expect(querying.map(({ Condition }) => Condition)).toEqual([
    { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RATE#login_account#*'] } },
  ]);
  for (const [role] of ROLES) expect(actions(role)).not.toContain('dynamodb:Scan');
});
