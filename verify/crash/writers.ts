/** Writers that run until the service is killed, and remember its answers. */
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

/** A write that was begun, and whether it was acknowledged. */
export interface Attempt<Made> {
  readonly made: Made;
  isAcknowledged: boolean;
}

/** Repeats a write until the service no longer answers; returns all attempts. */
async function untilTheEnd<Made>(next: () => Made, write: (made: Made) => Promise<boolean>): Promise<Attempt<Made>[]> {
  const attempts: Attempt<Made>[] = [];
  for (;;) {
    const attempt = { made: next(), isAcknowledged: false };
    attempts.push(attempt);
    try {
      attempt.isAcknowledged = await write(attempt.made);
    } catch {
      return attempts;
    }
  }
}

export async function posted(base: string, path: string, body: object, access?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  return fetch(`${base}/api/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export function newcomer(): Registration {
  const id = randomUUID();
  return { email: `${id}@example.com`, username: id, password: `Lagna-${id}` };
}

/** Registers accounts one after the other. */
export function registrar(base: string): Promise<Attempt<Registration>[]> {
  return untilTheEnd(newcomer, async (registration) => (await posted(base, 'register', registration)).status === 201);
}

export interface Change {
  readonly email: string;
  readonly from: string;
  readonly to: string;
}

interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly access: string;
}

export async function signedIn(base: string): Promise<SignedIn> {
  const { email, password, username } = newcomer();
  await posted(base, 'register', { email, password, username });
  const { access_token: access } = await said<{ access_token: string }>(posted(base, 'login', { email, password }));
  return { email, password, access };
}

const said = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;

/** Changes the password of one account again and again. */
export function changer(base: string, user: SignedIn): Promise<Attempt<Change>[]> {
  let known = user;
  const next = (): Change => ({ email: known.email, from: known.password, to: `Lagna-${randomUUID()}` });
  return untilTheEnd(next, async ({ from, to }) => {
    const answer = posted(base, 'change-password', { current_password: from, new_password: to }, known.access);
    const { tokens } = await said<{ tokens: { access_token: string } }>(answer);
    known = { ...known, password: to, access: tokens.access_token };
    return true;
  });
}

const TABLE = 'accounts';
const PARTS = ['USER', 'EMAIL', 'NAME'];

export function documentsAt(endpoint: string): DynamoDBDocumentClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'local', credentials, maxAttempts: 1 }));
}

/** Writes three items in one transaction, as a registration does, but without hashing a password: hundreds a second. */
export function groupWriter(documents: DynamoDBDocumentClient): Promise<Attempt<string>[]> {
  return untilTheEnd(randomUUID, async (id) => {
    const items = PARTS.map((part) => ({
      Put: { TableName: TABLE, Item: { pk: `TRIPLE#${id}`, sk: part, of: 'x'.repeat(500) } },
    }));
    await documents.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  });
}

/** Returns how many of the three items are stored. */
export async function partsOf(documents: DynamoDBDocumentClient, id: string): Promise<number> {
  const Keys = PARTS.map((part) => ({ pk: `TRIPLE#${id}`, sk: part }));
  const { Responses } = await documents.send(
    new BatchGetCommand({ RequestItems: { [TABLE]: { Keys, ConsistentRead: true } } }),
  );
  return Responses![TABLE]!.length;
}
