/** Sends one request over connections that stay open. */
import { Agent, request, type IncomingMessage } from 'node:http';

export interface Asked {
  /** Method and path as in the document. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly access: string;
  readonly accept?: string;
  /** The expected status. */
  readonly status: number;
  /** Whether the body is needed. */
  readonly isKept?: boolean;
}

export interface Answer {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly bytes: number;
  /** The duration that the application itself reports. */
  readonly appMs: number;
  /** Where it is needed, and of every unexpected answer. */
  readonly body: string;
}

/**
 * @param connections kept open at most
 * @param encoding value of the Accept-Encoding header
 * @param localAddress source address of the requests; chosen by the system where it is absent
 */
export function sender(
  port: number,
  connections: number,
  encoding: string,
  localAddress?: string,
): (asked: Asked) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  return (asked) =>
    new Promise((resolve) => {
      const { accept = 'application/json', access, body, method, url } = asked;
      const headers = {
        accept,
        'accept-encoding': encoding,
        ...(access !== '' && { authorization: `Bearer ${access}` }),
        ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const target = { agent, host: '127.0.0.1', port, ...(localAddress && { localAddress }) };
      const sent = request({ ...target, method, path: url, headers }, (response) => receive(response, asked, resolve));
      sent.once('error', (error) => resolve({ status: 0, bytes: 0, appMs: 0, body: error.message }));
      sent.end(body ?? undefined);
    });
}

function receive(response: IncomingMessage, { isKept, status: wanted }: Asked, resolve: (answer: Answer) => void) {
  const { headers, statusCode: status = 0 } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const keeps = (isKept ?? false) || status !== wanted;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (keeps) chunks.push(chunk);
  });
  response.once('error', (error) => resolve({ status: 0, bytes, appMs: 0, body: error.message }));
  response.once('end', () => {
    const appMs = Number(/dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1] ?? 0);
    resolve({ status, bytes, appMs, body: Buffer.concat(chunks).toString() });
  });
}
