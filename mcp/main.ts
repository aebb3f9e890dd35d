/** Starts the server as its command line asks: on stdin and stdout, or on HTTP. */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Catalogue } from './catalogue.ts';
import { MCP_PATH, startHttp } from './http.ts';
import { callsCounted } from './limits.ts';
import { mcpServer } from './server.ts';

/** What the command is started with. */
export interface MainHost {
  readonly catalogue: Catalogue;
  /** The folder of the guides. */
  readonly guides: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** The shortest token that is accepted: 128 bits, written in base64. */
const TOKEN_LENGTH = 22;
const USAGE = `Usage: node mcp/serve.mjs [--http [--port 3333] [--host 127.0.0.1] [--open]]

  Without --http it speaks on stdin and stdout, as clients on this machine start it.
  With --http it needs MCP_TOKEN, ${TOKEN_LENGTH} characters or more; several are separated by commas.
  --open lets anybody on this machine call without a token.
  MCP_HOSTS and MCP_ORIGINS name the hosts of a proxy and the web pages that may call.
`;

/** Starts the server; returns the exit code where it cannot start, otherwise null. */
export async function main(args: readonly string[], host: MainHost): Promise<number | null> {
  const asked = optionsOf(args);
  if (typeof asked === 'string') return ended(`${asked}\n\n${USAGE}`);
  if (asked.help) return ended(USAGE, 0);
  // Standard output belongs to the protocol.
  console.log = console.info = console.error;
  const counted = callsCounted(host.environment);
  if (asked.http) return overHttp(asked, host, counted);
  const server = mcpServer({ ...host, counted: () => counted('stdio') });
  await server.connect(new StdioServerTransport());
  return null;
}

type Options = Exclude<ReturnType<typeof optionsOf>, string>;

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        http: { type: 'boolean', default: false },
        port: { type: 'string', default: '3333' },
        host: { type: 'string', default: '127.0.0.1' },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return /^\d{1,5}$/.test(values.port) ? values : `${values.port} is no port.`;
  } catch (error) {
    // Only the names of options are in its message.
    return (error as Error).message;
  }
}

async function overHttp(
  asked: Options,
  { catalogue, environment, guides }: MainHost,
  counted: (subject: string) => number,
) {
  const tokens = listOf(environment['MCP_TOKEN']);
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(asked.host);
  if (tokens.some((token) => token.length < TOKEN_LENGTH)) {
    return ended(`MCP_TOKEN has fewer than ${TOKEN_LENGTH} characters. Make one: openssl rand -base64 32\n`);
  }
  if (tokens.length === 0 && !(asked.open && isLoopback)) {
    return ended(`Set MCP_TOKEN, or on this machine alone start with --open.\n\n${USAGE}`);
  }
  const options = {
    host: asked.host,
    port: Number(asked.port),
    tokens,
    hostNames: listOf(environment['MCP_HOSTS']),
    origins: listOf(environment['MCP_ORIGINS']),
  };
  const server = await startHttp(options, { catalogue, guides, counted });
  const { port } = server.address() as AddressInfo;
  const who = tokens.length > 0 ? 'with a bearer token' : 'open to all on this machine';
  process.stderr.write(`http://${asked.host}:${port}${MCP_PATH}, ${who}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  return null;
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function ended(text: string, code = 2): number {
  process.stderr.write(text);
  return code;
}
