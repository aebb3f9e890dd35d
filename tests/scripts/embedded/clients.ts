/** AWS clients that meet the embedded parts as the application's do, but never try twice. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export const TABLE = 'accounts';

/** Patience with a part that answers, on a machine that has much to do. */
const PATIENCE_MS = 20_000;

/** Patience with a part that is told not to answer. */
export const IMPATIENT_MS = 500;

const settings = (endpoint: string, patienceMs: number) => ({
  endpoint,
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
  requestHandler: { requestTimeout: patienceMs, throwOnRequestTimeout: true },
});

export const documentsAt = (endpoint: string, patienceMs = PATIENCE_MS) =>
  DynamoDBDocumentClient.from(new DynamoDBClient(settings(endpoint, patienceMs)));
export const sesAt = (endpoint: string, patienceMs = PATIENCE_MS) => new SESClient(settings(endpoint, patienceMs));

/** Returns the name of the error that a call ends with, or 'none'. */
export async function errorOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    const { name, message } = error as Error;
    // The client wraps errors of Node here, since to a test they are of another realm.
    return /ECONNRESET|socket hang up/.test(message) ? 'ECONNRESET' : name;
  }
}

/**
 * Sends requests to a table at one moment, which no client of AWS does: it is busy with the first when the last leaves.
 *
 * @returns what is answered, as text, in the order of the bodies
 */
export async function raced(endpoint: string, operation: string, bodies: readonly object[]): Promise<string[]> {
  const { hostname, port } = new URL(endpoint);
  const sockets = await Promise.all(
    bodies.map(async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket;
    }),
  );
  return Promise.all(
    sockets.map(async (socket, i) => {
      const body = JSON.stringify(bodies[i]);
      const head = [
        'POST / HTTP/1.1',
        'host: x',
        'connection: close',
        'authorization: AWS4-HMAC-SHA256 Credential=x, SignedHeaders=x, Signature=x',
        `x-amz-target: DynamoDB_20120810.${operation}`,
        `content-length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer.slice(answer.indexOf('\r\n\r\n') + 4);
    }),
  );
}
