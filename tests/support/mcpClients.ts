/** Clients of the Model Context Protocol, by the SDK, over both transports; and calls that are answered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Row } from '../../functions/_shell/row.ts';
import { exampleOf } from '../../scripts/openapi/example.ts';
import { Schemas, type Schema } from '../../scripts/openapi/schemas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = 'mcp/serve.mjs';

export type Environment = Readonly<Record<string, string>>;

export interface Connected {
  readonly client: Client;
  close(): Promise<void>;
}

/** Starts the server as a client does, and connects to its stdin and stdout. */
export async function overStdio(env: Environment = {}): Promise<Connected> {
  const client = new Client({ name: 'tests', version: '1' });
  const options = { command: process.execPath, args: [COMMAND], cwd: root, stderr: 'pipe' as const };
  await client.connect(new StdioClientTransport({ ...options, env: { ...ownEnvironment(), ...env } }));
  return { client, close: () => client.close() };
}

export interface Served {
  readonly url: URL;
  stop(): Promise<void>;
}

/** Starts the server on HTTP, on a free port. */
export async function served(env: Environment, ...args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [COMMAND, '--http', '--port', '0', ...args], {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const url = await new Promise<URL>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/[^\s,]+/.exec(said);
      if (found) resolve(new URL(found[0]));
    });
    child.once('exit', () => {
      reject(new Error(said));
    });
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { url, stop };
}

/** Connects to a server on HTTP with a bearer token. */
export async function overHttp(url: URL, token: string): Promise<Connected> {
  const client = new Client({ name: 'tests', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  const transport = new StreamableHTTPClientTransport(url, { requestInit });
  // The types of the package are written without exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return { client, close: () => client.close() };
}

function ownEnvironment(): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => !['CALLER_LIMITS', 'MCP_TOKEN'].includes(name));
  return Object.fromEntries(own) as Record<string, string>;
}

/** Calls a tool. */
export async function callTool(client: Client, name: string, sent: Readonly<Record<string, unknown>>) {
  return (await client.callTool({ name, arguments: { ...sent } })) as CallToolResult;
}

/** Returns the texts of an answer. */
export function textsOf({ content }: CallToolResult): string[] {
  return content.map((part) => (part.type === 'text' ? part.text : part.type));
}

/** Returns the problem that an answer tells, without the id of the request. */
export function problemOf(result: CallToolResult): unknown {
  return withoutId(JSON.parse(textsOf(result)[0]!) as object);
}

/** Returns a problem without the id of its request. */
export function withoutId(problem: object): object {
  return Object.fromEntries(Object.entries(problem).filter(([name]) => name !== 'request_id'));
}

/** What a row is asked, and the same as arguments of a tool. */
export interface Example {
  readonly body: object;
  readonly query: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
}

/** Returns an example of what a row reads, as the OpenAPI document shows it. */
export function exampleAsked({ body, params, query }: Row): Example {
  return {
    body: body ? exampleOf(objectSchema(body)) : {},
    query: exampleOf(objectSchema(query)) as Example['query'],
    path: exampleOf(objectSchema(params), {}) as Example['path'],
  };
}

/** Returns an example as arguments: numbers as such. */
export function argumentsOf({ body, path, query }: Example): Record<string, unknown> {
  const numbers = Object.entries({ ...query, ...path }).map(([name, value]) => [
    name,
    /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
  ]);
  return { ...(Object.fromEntries(numbers) as object), ...body };
}

function objectSchema(schema: Row['query']): Schema {
  const schemas = new Schemas();
  const converted = schemas.input(schema);
  const { $ref } = converted;
  return typeof $ref === 'string' ? schemas.components[$ref.split('/').at(-1)!]! : converted;
}
