/** Every tool, called by the client of the SDK over both transports, answers what the service does. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { askRow } from '../../engine/askRow.ts';
import { choicesOf, pathOf, rowOf } from '../../mcp/toolRows.ts';
import { TOOLS, UNLISTED } from '../../mcp/tools.ts';
import { argumentsOf, callTool, exampleAsked, overHttp, overStdio, served, textsOf } from '../support/mcpClients.ts';
import type { Connected, Served } from '../support/mcpClients.ts';

const TOKEN = 'a-token-of-the-tests-alone';
let stdio: Connected;
let http: Connected;
let server: Served;

beforeAll(async () => {
  stdio = await overStdio({ CALLER_LIMITS: 'off' });
  server = await served({ MCP_TOKEN: TOKEN, CALLER_LIMITS: 'off' });
  http = await overHttp(server.url, TOKEN);
});

afterAll(async () => {
  await stdio.close();
  await http.close();
  await server.stop();
});

/** Every path of every tool. */
const asked = TOOLS.flatMap((tool) => Object.keys(tool.paths).map((about) => ({ tool, about })));

async function expected(path: string, detail: string) {
  const row = await rowOf(path);
  const { body, path: params, query } = exampleAsked(row);
  const level = 'detail' in row.query.entries ? { detail } : {};
  const include = detail === 'full' && row.asks?.listsRules ? { include: 'present' } : {};
  const host = { requestId: 'test', nowUnixMs: Date.now() };
  const reply = await askRow(row, { body, path: params, query: { ...query, ...level, ...include } }, host);
  expect([path, reply.status]).toEqual([path, 200]);
  const { data, meta } = reply.body as { data: object; meta: object };
  // As it is on its way: what is undefined is gone.
  return JSON.parse(JSON.stringify({ data, meta })) as object;
}

test('there are 15 to 20 tools', () => {
  expect(TOOLS.length).toBeGreaterThanOrEqual(15);
  expect(TOOLS.length).toBeLessThanOrEqual(20);
});

test('every path of every tool answers over stdio what the service answers, in brief', async () => {
  for (const { about, tool } of asked) {
    const path = tool.paths[about]!;
    const sent = { ...argumentsOf(exampleAsked(await rowOf(path))), ...(choicesOf(tool).length > 0 && { about }) };
    const result = await callTool(stdio.client, tool.name, sent);
    expect([path, result.structuredContent]).toEqual([path, await expected(path, 'brief')]);
    expect(JSON.parse(textsOf(result)[0]!)).toEqual(result.structuredContent);
  }
});

test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  '%s answers over HTTP, with evidence',
  async (name, tool) => {
    const path = pathOf(tool, null);
    const sent = argumentsOf(exampleAsked(await rowOf(path)));
    const brief = await callTool(http.client, name, sent);
    expect(brief.structuredContent).toEqual(await expected(path, 'brief'));
    if (name === 'places') return;
    const full = await callTool(http.client, name, { ...sent, evidence: true });
    expect(full.structuredContent).toEqual(await expected(path, 'full'));
  },
);

test('the list is short, its schemas are valid, and the examples match them', async () => {
  const { tools } = await stdio.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  expect(JSON.stringify({ tools }).length).toBeLessThan(60_000);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  for (const { description, inputSchema, name } of tools) {
    expect([name, ajv.validateSchema(inputSchema)]).toEqual([name, true]);
    const isValid = ajv.compile(inputSchema);
    const tool = TOOLS.find((one) => one.name === name)!;
    const sent = argumentsOf(exampleAsked(await rowOf(pathOf(tool, null))));
    expect([name, isValid(sent), isValid.errors]).toEqual([name, true, null]);
    expect(description).toMatch(/\.$/);
  }
});

test('both transports list the same tools', async () => {
  expect(await http.client.listTools()).toEqual(await stdio.client.listTools());
});

/** Names that a row reads in its body and in its query; where they mean the same, the body goes first. */
const CLASHES = ['house_system', 'moon', 'strict'];

test('a field of a call has one place in the request, and none is called as what this server reads itself', async () => {
  const found = new Set<string>();
  for (const { about, tool } of asked) {
    const { body, params, query } = await rowOf(tool.paths[about]!);
    const parts = [body?.entries ?? {}, params.entries, query.entries].map((entries) => Object.keys(entries));
    const names = parts.flat();
    expect(names).not.toContain('about');
    expect(names).not.toContain('evidence');
    names.filter((name, at) => names.indexOf(name) !== at).forEach((name) => found.add(name));
  }
  expect([...found].sort()).toEqual(CLASHES);
});

test('what a path requires is listed, and every name that is not listed is one of a path', async () => {
  const { tools } = await stdio.client.listTools();
  const read = new Set<string>();
  for (const { about, tool } of asked) {
    const row = await rowOf(tool.paths[about]!);
    const listed = Object.keys(tools.find(({ name }) => name === tool.name)!.inputSchema.properties!);
    const needed = Object.keys(argumentsOf(exampleAsked(row)));
    expect([about, needed.filter((name) => !listed.includes(name) && !UNLISTED.has(name))]).toEqual([about, []]);
    [row.body?.entries ?? {}, row.query.entries].flatMap(Object.keys).forEach((name) => read.add(name));
  }
  expect([...UNLISTED].filter((name) => !read.has(name))).toEqual([]);
});
