/** What goes wrong in production, caused in the packaged bundles, with what the functions then write into their logs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { build } from 'esbuild';
import { openTable } from '../../lib/auth/table.ts';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { BIRTH, gatewayEvent } from './call.ts';
import { bundleOf, invoked, type Invocation, type Machine } from './lambdaRun.ts';

/** Of a function, as the template names it, the lines of a fault. */
export interface Described {
  readonly fault: string;
  readonly functionName: string;
  readonly lines: readonly string[];
  /** The same lines where Lambda is not told to write JSON. */
  readonly textLines: readonly string[];
}

export type FormatOf = (functionName: string) => Machine['format'];

/** Nothing answers there. */
const CLOSED = 'http://127.0.0.1:9';
const HOUR_MS = 3_600_000;

type Embedded = Awaited<ReturnType<typeof startEmbedded>>;

interface Fault {
  readonly fault: string;
  readonly functionName: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly clockAheadMs?: number;
  readonly invocations: readonly Invocation[];
  /** What is prepared on the stand-ins of AWS. */
  readonly before?: (embedded: Embedded) => unknown;
}

const AUTH = bundleOf('auth');
const post = (group: string, path: string, body: unknown): Invocation => ({
  bundle: bundleOf(group),
  entry: 'handler',
  event: gatewayEvent('POST', `/api/v1/${path}`, body),
});

const PERSON = { email: 'asha@example.org', username: 'asha', password: 'Vrishabha-Lagna-77', full_name: 'Asha' };
const registering = (who: string) =>
  post('auth', 'auth/register', { ...PERSON, email: `${who}@example.org`, username: who });
const login = post('auth', 'auth/login', { email: PERSON.email, password: 'Wrong-Lagna-78' });
const opened: Invocation = {
  bundle: AUTH,
  entry: 'handler',
  event: gatewayEvent('GET', `/api/v1/auth/verify?token=${'a'.repeat(43)}`, undefined, {
    headers: { accept: 'text/html' },
  }),
};
const delivering: Invocation = { bundle: AUTH, entry: 'deliver', event: {} };
const bounce = { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.org' }] } };
const bounced: Invocation = {
  bundle: AUTH,
  entry: 'noteMailEvents',
  event: { Records: [{ Sns: { Message: JSON.stringify(bounce) } }] },
};

const MODEL = {
  TEXT_MODEL: 'openai_compatible',
  TEXT_MODEL_ID: 'some-model',
  TEXT_MODEL_URL: `${CLOSED}/v1`,
  TEXT_MODEL_INR_PER_MILLION_INPUT: '100',
  TEXT_MODEL_INR_PER_MILLION_OUTPUT: '400',
};

const AS_OF = 'as_of=2026-11-20';
const TEXTS: Readonly<Record<string, (medicalData: object) => Invocation>> = {
  PdaeText: () => post('pdae', 'pdae/analyze-ai?target_date=2026-11-20', BIRTH),
  MedicalText: (medicalData) => post('medical', `medical/timeline-reading?${AS_OF}`, { medical_data: medicalData }),
};

/** Causes what can go wrong with a text, for each function that writes some. */
function faultsOfTexts(medicalData: object): Fault[] {
  return Object.entries(TEXTS).flatMap(([functionName, asking]) => {
    const text = { functionName, invocations: [asking(medicalData)] };
    return [
      { ...text, fault: 'the model does not answer', env: MODEL },
      { ...text, fault: 'the budget of the day is spent', env: { ...MODEL, AI_DAILY_BUDGET_INR: '0.000001' } },
      { ...text, fault: 'a model without prices', env: { ...MODEL, TEXT_MODEL_INR_PER_MILLION_INPUT: '' } },
      { ...text, fault: 'the table is unreachable for texts', env: { ...MODEL, DYNAMODB_ENDPOINT: CLOSED } },
    ];
  });
}

/** What a reading of health is made from: the answer of another path. */
async function medicalData(env: Machine['env']): Promise<object> {
  const [ended] = await invoked([post('medical', `medical/analyze?${AS_OF}`, BIRTH)], { env, format: 'Text' });
  return (JSON.parse(ended!.answer!.body) as { data: object }).data;
}

/** An order whose last attempt is due. */
async function lastAttempt({ env }: Embedded): Promise<void> {
  const { client, name } = openTable(env['ACCOUNTS_TABLE']!, { endpoint: env['DYNAMODB_ENDPOINT'] });
  const user = { id: 'someone', emailAddress: 'someone@example.org', emailKey: 'someone@example.org', lang: 'en' };
  const state = { isDisabled: false, isMailSuppressed: false, isVerified: false, fullName: null, tokenVersion: 0 };
  const order = { id: 'last', kind: 'reset', userId: 'someone', lang: 'en', attempts: 5, dueAt: 1, expiresAt: 9e9 };
  await client.send(
    new PutCommand({ TableName: name, Item: { pk: 'USER#someone', sk: 'PROFILE', ...user, ...state } }),
  );
  await client.send(new PutCommand({ TableName: name, Item: { pk: 'OUTBOX', sk: 'last', ...order } }));
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'SES is down while somebody registers',
    functionName: 'Auth',
    before: ({ mail }) => mail.fail('down'),
    invocations: [registering('asha')],
  },
  {
    fault: 'SES refuses the last attempt of a mail',
    functionName: 'Mail',
    before: async (embedded) => {
      embedded.mail.fail('reject');
      await lastAttempt(embedded);
    },
    invocations: [delivering],
  },
  {
    fault: 'no sender is configured',
    functionName: 'Auth',
    env: { MAIL_FROM: '' },
    invocations: [registering('bela')],
  },
  {
    fault: 'the table takes no counters of whoever signs in',
    functionName: 'Auth',
    before: ({ table }) => {
      table.fail('throttle', { where: (operation) => operation === 'UpdateItem' });
    },
    env: { AUTH_THROTTLING: 'on' },
    invocations: [login],
  },
  {
    fault: 'the secret cannot be read any more',
    functionName: 'Auth',
    invocations: [login, { ...login, laterMs: HOUR_MS / 2, env: { JWT_PRIVATE_KEYS: '{"keys":[]}' } }],
  },
  {
    fault: 'the table is unreachable for whoever opens a link',
    functionName: 'Auth',
    env: { DYNAMODB_ENDPOINT: CLOSED },
    invocations: [opened],
  },
  {
    fault: 'the private keys are none',
    functionName: 'Auth',
    env: { JWT_PRIVATE_KEYS: '{"keys":[]}' },
    invocations: [login],
  },
  {
    fault: 'the security log is a file that cannot be written',
    functionName: 'Auth',
    env: { SECURITY_LOG_FILE: '/nowhere/security.jsonl' },
    invocations: [login],
  },
  ...['Auth', 'Mail', 'MailEvents'].map((functionName, i) => ({
    fault: `the clock of ${functionName} is an hour ahead`,
    functionName,
    clockAheadMs: HOUR_MS,
    invocations: [[login, delivering, bounced][i]!],
  })),
];

/**
 * Causes every fault and returns what is in the logs then.
 *
 * @param answering bundles by the functions that answer requests with them
 */
export async function describedFaults(
  answering: ReadonlyMap<string, string>,
  formatOf: FormatOf,
): Promise<Described[]> {
  const embedded = await startEmbedded({ folder: null, baseUrl: 'https://api.example.com' });
  Object.assign(process.env, embedded.env);
  try {
    const described: Described[] = [];
    for (const { fault, functionName, ...run } of [...FAULTS, ...faultsOfTexts(await medicalData(embedded.env))]) {
      embedded.mail.fail(null);
      embedded.table.fail(null);
      await run.before?.(embedded);
      const machine = { env: { ...embedded.env, ...run.env }, format: formatOf(functionName) };
      const ended = await invoked(run.invocations, { ...machine, clockAheadMs: run.clockAheadMs ?? 0 });
      const lines = ended.flatMap((one) => one.lines);
      described.push({ fault, functionName, lines, textLines: lines.map(asText) });
    }
    return [...described, ...(await mistakes(answering, formatOf, embedded.env))];
  } finally {
    await embedded.stop();
  }
}

/** No gateway sends a header that is no text: what meets one falls over as over a mistake in its code. */
const UNHEARD_OF = {
  requestContext: { requestId: 'request', http: { method: 'GET', path: '/', sourceIp: '192.0.2.1' } },
  headers: { 'accept-language': 5 },
};

async function mistakes(
  answering: ReadonlyMap<string, string>,
  formatOf: FormatOf,
  env: Machine['env'],
): Promise<Described[]> {
  const names = [...answering.keys()];
  const invocations = (formatOf: FormatOf): Invocation[] =>
    names.map((name) => ({
      bundle: bundleOf(answering.get(name)!),
      entry: 'handler',
      event: UNHEARD_OF,
      env: { AWS_LAMBDA_LOG_FORMAT: formatOf(name) },
    }));
  const ended = await invoked([...invocations(formatOf), ...invocations(() => 'Text')], { env, format: 'JSON' });
  return names.map((functionName, i) => {
    const [lines, textLines] = [ended[i]!.lines, ended[names.length + i]!.lines];
    return { fault: 'a mistake', functionName, lines, textLines };
  });
}

/** Returns a line of the JSON format as the text format has it: an object is then written as JSON by `logLine()`. */
export function asText(line: string): string {
  if (!line.startsWith('{')) return line;
  const { level, message, requestId, timestamp } = JSON.parse(line) as Record<string, unknown>;
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return [timestamp, requestId, level, text].join('\t');
}

/** Returns the lines that `alarm()` itself writes for codes, in order: of those, too, that no fault here causes. */
export async function alarmLines(codes: readonly string[], format: Machine['format']): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'alarm-'));
  const bundle = join(folder, 'alarm.mjs');
  const entryPoints = [fileURLToPath(new URL('../../lib/auth/log/alarm.ts', import.meta.url))];
  try {
    await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', outfile: bundle });
    const invocations = codes.map((code) => ({ bundle, entry: 'alarm', event: code }));
    return (await invoked(invocations, { env: {}, format })).flatMap(({ lines }) => lines);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
