/** A proxy of the embedded table that counts what DynamoDB would bill. */
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Counted {
  calls: number;
  reads: number;
  writes: number;
}

export interface CountedTable {
  readonly endpoint: string;
  /** Returns the counts since the last call. */
  taken(): Counted;
  stop(): Promise<void>;
}

export async function countedTable(endpoint: string): Promise<CountedTable> {
  let counted = nothing();
  const server = createServer((incoming, response) => {
    void bytesOf(incoming).then((body) => {
      count(counted, String(incoming.headers['x-amz-target']).split('.')[1]!, body);
      const { method, url, headers } = incoming;
      const onward = request(new URL(url ?? '/', endpoint), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const before = counted;
      counted = nothing();
      return before;
    },
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

const nothing = (): Counted => ({ calls: 0, reads: 0, writes: 0 });

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface Written {
  readonly Item?: object;
}
interface Sent extends Written {
  readonly TransactItems?: readonly Readonly<Record<string, Written>>[];
}

function count(counted: Counted, operation: string, body: Buffer): void {
  counted.calls += 1;
  if (/^(GetItem|Query)$/.test(operation)) counted.reads += 1;
  if (!/^(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/.test(operation)) return;
  const { TransactItems, ...single } = JSON.parse(body.toString()) as Sent;
  const written = TransactItems?.flatMap((item) => Object.values(item)) ?? [single];
  // In a transaction every operation counts twice.
  const times = TransactItems ? 2 : 1;
  counted.writes += written.reduce((sum, one) => sum + times * writeUnits(one), 0);
}

/** One for each begun kilobyte of an item; changes and deletions are small. */
function writeUnits({ Item }: Written): number {
  return Item ? Math.ceil(JSON.stringify(Item).length / 1024) : 1;
}
