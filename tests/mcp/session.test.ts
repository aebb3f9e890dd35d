/**
 * A session of the SDK's own client, as it was recorded: every message in both directions, long answers cut short.
 *
 * Recorded anew with `RECORD=mcp` before the command of the test, where an answer is meant to change.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from '@jest/globals';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import { BIRTH } from '../support/call.ts';
import { golden } from '../support/golden.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILE = `${root}tests/golden/mcp-session.json`;

interface Line {
  readonly from: 'client' | 'server';
  readonly message: unknown;
}

/** The stdio of a client, which writes down what passes. */
class RecordedTransport extends StdioClientTransport {
  readonly lines: Line[] = [];

  override async start(): Promise<void> {
    const receive = this.onmessage;
    this.onmessage = (message) => {
      this.lines.push({ from: 'server', message: shortened(message) });
      receive?.(message);
    };
    await super.start();
  }

  override send(message: JSONRPCMessage): Promise<void> {
    this.lines.push({ from: 'client', message: shortened(message) });
    return super.send(message);
  }
}

const LONGEST_TEXT = 160;
const MOST_ITEMS = 2;
const DEEPEST = 7;

/** What differs from run to run is named instead; what is long or deep ends early. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    const text = value.replace(/mcp_[\da-f-]{36}/g, 'mcp_ID').replaceAll(ENGINE_VERSION, 'VERSION');
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}... (${text.length})` : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return Array.isArray(value) ? '[...]' : '{...}';
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_ITEMS).map((item) => shortened(item, depth + 1));
    return value.length > MOST_ITEMS ? [...kept, `... (${value.length})`] : kept;
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, depth + 1)]));
}

/** What an assistant asks in a first conversation. */
async function session(client: Client): Promise<void> {
  const call = (name: string, sent: object) => client.callTool({ name, arguments: { ...sent } });
  const then = { as_of: '2026-01-31' };
  await client.listTools();
  await call('places', { q: 'new delhi', limit: 1 });
  await call('birth_chart', BIRTH);
  await call('dasha', { ...BIRTH, ...then });
  await call('doshas', { ...BIRTH, ...then, about: 'manglik', evidence: true });
  await call('yogas', { ...BIRTH, ...then, about: 'raja', lang: 'hi' });
  await call('muhurta', {
    purpose: 'vehicle',
    latitude: 28.6139,
    longitude: 77.209,
    from: '2027-02-01',
    to: '2027-02-10',
  });
  await call('matching', { groom: { ...BIRTH, date: '1988-11-02' }, bride: BIRTH, about: 'ashtakoota' });
  await call('panchang', { date: '31-01-2026', place_name: 'Indore' });
  await client.readResource({ uri: 'vedic://yoga/gajakesari' });
  await client.getPrompt({ name: 'birth_reading', arguments: { born: '15 June 1990, 14:30, New Delhi' } });
}

test('a session goes as it was recorded', async () => {
  const options = { command: process.execPath, args: ['mcp/serve.mjs'], cwd: root, stderr: 'ignore' as const };
  const transport = new RecordedTransport(options);
  const client = new Client({ name: 'recorded', version: '1' });
  await client.connect(transport);
  await session(client);
  await client.close();
  if (process.env['RECORD'] === 'mcp') writeFileSync(FILE, JSON.stringify({ source: SOURCE, lines: transport.lines }));
  const { lines } = golden<{ lines: Line[] }>('mcp-session');
  expect(lines.length).toBeGreaterThan(20);
  expect(JSON.parse(JSON.stringify(transport.lines))).toEqual(lines);
});

const SOURCE = 'Recorded by tests/mcp/session.test.ts with the client of @modelcontextprotocol/sdk over stdio';
