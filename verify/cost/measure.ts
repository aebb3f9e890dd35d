/** Measures every function as it is deployed: each in a process of its own, with all its paths. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { signingKeys } from '../../lib/auth/token/keys.ts';
import { tokenPair } from '../../lib/auth/token/tokens.ts';
import { accountRequests } from './accounts.ts';
import type { Request } from './bill.ts';
import { countedTable, type CountedTable } from './countedTable.ts';
import type { Probed } from './probe.ts';
import { requestsOf, type Asked, type CostDetail, type Document } from './requests.ts';

/** Not blocking: the table that the process asks is in this one. */
const execute = promisify(execFile);

export interface Deployed {
  readonly role: string;
  readonly memorySize: number;
  readonly environment: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly httpApi?: unknown }[];
}

export interface Measured {
  readonly name: string;
  readonly memoryMb: number;
  /** The highest memory of the process. */
  readonly heldMb: number;
  readonly startMs: number;
  readonly requests: readonly Request[];
  /** The same paths in brief; empty where they cannot be asked for less. */
  readonly brief: readonly Request[];
}

export interface Setting {
  readonly root: string;
  readonly probe: string;
  readonly document: Document;
  /** By name, as the template has them. */
  readonly functions: Readonly<Record<string, Deployed>>;
}

/** Limits are counted as in production, but never reached. */
const MANY = { hits: 1_000_000, windowSeconds: 3600 };
const COUNTED = {
  AI_THROTTLING: '',
  AI_LIMITS: JSON.stringify({
    text_minute_ip: MANY,
    text_day_ip: MANY,
    text_minute_user: MANY,
    text_day_user: MANY,
    text_day_ip_signed_in: MANY,
  }),
  AUTH_THROTTLING: '',
  AUTH_LIMITS: JSON.stringify({ forgot_account: MANY }),
};

/** Functions that answer requests, sorted by name; the cost of background functions is that of mails. */
export async function measuredFunctions(setting: Setting): Promise<Measured[]> {
  const table = await countedTable(process.env['DYNAMODB_ENDPOINT']!);
  Object.assign(process.env, COUNTED, { DYNAMODB_ENDPOINT: table.endpoint });
  const measured: Measured[] = [];
  for (const [name, deployed] of Object.entries(setting.functions)) {
    if (!deployed.events.some(({ httpApi }) => httpApi)) continue;
    console.log(`  ${name}`);
    measured.push(await measuredFunction(name, deployed, setting, table));
  }
  await table.stop();
  return measured.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function measuredFunction(
  name: string,
  deployed: Deployed,
  setting: Setting,
  table: CountedTable,
): Promise<Measured> {
  const { document, functions, root } = setting;
  const group = name.replace(/Text$/, '');
  const texts = new Set(Object.values(functions).filter(isOfTexts).flatMap(pathsOf));
  const askedAt = (detail: CostDetail) =>
    requestsOf(document, group, detail).filter(({ path }) => texts.has(path) === isOfTexts(deployed));
  const asked = askedAt('standard');
  const bundle = pathToFileURL(join(root, 'dist', group, 'index.mjs')).href;
  const probed = (requests: readonly Asked[]) => runProbe(setting.probe, bundle, deployed, requests);
  const { mostBytes, requests, startMs } = await probed(name === 'auth' ? [] : asked);
  const found = { name, memoryMb: deployed.memorySize, heldMb: mostBytes / 1e6, startMs, brief: [] };
  if (name === 'auth') return { ...found, requests: await accountRequests(root, table) };
  if (!isOfTexts(deployed)) {
    const inBrief = (await probed(askedAt('brief').filter(({ query }) => 'detail' in query))).requests;
    return { ...found, requests: requests.map(withoutTable), brief: inBrief.map(withoutTable) };
  }
  return { ...found, requests: await textRequests(asked, probed, table) };
}

const isOfTexts = ({ role }: Deployed) => role === 'TextRole';

const pathsOf = ({ events }: Deployed) => events.map(({ httpApi }) => (httpApi as { path: string }).path);

const withoutTable = (one: Probed['requests'][number]): Request => ({
  ...one,
  tableCalls: 0,
  tableReads: 0,
  tableWrites: 0,
});

/** Each in a process of its own, so that its calls to the table can be told apart. */
async function textRequests(
  asked: readonly Asked[],
  probed: (requests: readonly Asked[]) => Promise<Probed>,
  table: CountedTable,
): Promise<Request[]> {
  const requests: Request[] = [];
  for (const one of asked) {
    table.taken();
    const [found] = (await probed([one])).requests;
    const { calls, reads, writes } = table.taken();
    const each = (count: number) => count / found!.calls;
    requests.push({ ...found!, tableCalls: each(calls), tableReads: each(reads), tableWrites: each(writes) });
  }
  return requests;
}

async function runProbe(
  probe: string,
  bundle: string,
  { environment }: Deployed,
  asked: readonly Asked[],
): Promise<Probed> {
  const env = { ...process.env, NODE_OPTIONS: String(environment['NODE_OPTIONS'] ?? '') };
  const args = [probe, bundle, accessOfSomebody(), JSON.stringify(asked)];
  const { stdout } = await execute(process.execPath, args, { env });
  return JSON.parse(stdout) as Probed;
}

function accessOfSomebody(): string {
  const { JWT_PRIVATE_KEYS: privateSet = '', JWT_PUBLIC_KEYS: publicSet = '' } = process.env;
  const now = Math.floor(Date.now() / 1000);
  const somebody = { id: 'somebody', role: 'user', tier: 'free', tokenVersion: 1 };
  return tokenPair(somebody, now, signingKeys(privateSet, publicSet), now, () => 'cost').accessToken;
}
