/** The table of accounts that a command uses: one on AWS, that of a running server, or its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isStrict } from '../../functions/_shell/accounts/stage.ts';
import { clientSettings } from '../../lib/auth/aws.ts';
import type { Table } from '../../lib/auth/table.ts';
import type { runningTable } from '../embedded/address.d.mts';
import type { startTable } from '../embedded/table.d.mts';
import type { Options } from './command.ts';

export interface Whereabouts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where `npm start` stores its accounts. */
  readonly localFolder: string;
  readonly runningTable: typeof runningTable;
  readonly startTable: typeof startTable;
}

export interface Accounts {
  readonly table: Table;
  /** For people. */
  readonly place: string;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

interface Problem {
  readonly problem: string;
}

const EMBEDDED_TABLE = 'accounts';

export async function openAccounts(
  { region, table }: Pick<Options, 'region' | 'table'>,
  whereabouts: Whereabouts,
): Promise<Accounts | Problem> {
  const { ACCOUNTS_TABLE: fromEnvironment, DYNAMODB_ENDPOINT: endpoint, EMBEDDED } = whereabouts.environment;
  const name = table ?? fromEnvironment;
  if (name) return ofAws(name, { region, endpoint });
  if (region !== null) return { problem: 'A region needs a table: give --table NAME too.' };
  if (EMBEDDED === 'off' || isStrict(whereabouts.environment)) {
    return { problem: 'This stage keeps its accounts on AWS: give --table NAME, or set ACCOUNTS_TABLE.' };
  }
  return (await ofRunningServer(whereabouts)) ?? ofFolder(whereabouts);
}

function ofAws(name: string, at: { region: string | null; endpoint: string | undefined }): Accounts {
  const region = at.region === null ? {} : { region: at.region };
  const where = at.endpoint ?? `AWS, ${at.region === null ? 'in its configured region' : `region ${at.region}`}`;
  const table = tableOf(name, at.endpoint, region);
  return { table, place: `${name} at ${where}`, isEmbedded: false, close: () => closed(table) };
}

async function ofRunningServer({ localFolder, runningTable }: Whereabouts): Promise<Accounts | null> {
  const running = runningTable(localFolder);
  if (!running || !(await isAnswering(running.endpoint))) return null;
  const { endpoint, pid, tableName } = running;
  const table = tableOf(tableName, endpoint, LOCAL_ACCESS);
  const place = `the accounts of ${localFolder}, which process ${pid} serves`;
  return { table, place, isEmbedded: true, close: () => closed(table) };
}

async function ofFolder({ localFolder, startTable }: Whereabouts): Promise<Accounts | Problem> {
  const folder = join(localFolder, 'table');
  if (!existsSync(folder)) {
    return { problem: `There are no accounts in ${localFolder} yet. For those on AWS give --table NAME.` };
  }
  try {
    const server = await startTable({ folder, tableName: EMBEDDED_TABLE });
    const table = tableOf(EMBEDDED_TABLE, server.endpoint, LOCAL_ACCESS);
    const close = () => closed(table).then(() => server.stop());
    return { table, place: `the accounts of ${localFolder}`, isEmbedded: true, close };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'TABLE_DAMAGED') return { problem: message };
    if (code !== 'TABLE_LOCKED') throw error;
    return {
      problem: `Another process has the accounts of ${localFolder} open. Stop it, or repeat when it has ended.`,
    };
  }
}

/** The process id may belong to another process by now. */
async function isAnswering(endpoint: string): Promise<boolean> {
  try {
    return (await fetch(endpoint)).ok;
  } catch {
    return false;
  }
}

const LOCAL_ACCESS = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

/** An operator may be far from the table, and reads much of it at a time. */
const PATIENCE = { tries: 3, tryMs: 20_000 };
const CONNECT_MS = 5000;

function tableOf(name: string, endpoint: string | undefined, access: DynamoDBClientConfig): Table {
  const { requestHandler, ...settings } = clientSettings({ endpoint }, PATIENCE);
  const client = new DynamoDBClient({
    ...settings,
    requestHandler: { ...requestHandler, connectionTimeout: CONNECT_MS },
    ...access,
  });
  return { name, client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }) };
}

function closed({ client }: Table): Promise<void> {
  client.destroy();
  return Promise.resolve();
}
