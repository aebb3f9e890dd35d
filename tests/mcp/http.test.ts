/** Who may call over HTTP, from where, and with how much. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { overHttp, served, type Served } from '../support/mcpClients.ts';

const TOKEN = 'a-token-of-the-tests-alone';
const OTHER = 'another-token-of-the-tests';
let server: Served;

beforeAll(async () => {
  const env = { MCP_TOKEN: `${TOKEN}, ${OTHER}`, MCP_ORIGINS: 'https://app.example', MCP_HOSTS: 'mcp.example' };
  server = await served({ ...env, CALLER_LIMITS: '{"perMinute":2,"burstSeconds":60}' });
});
afterAll(() => server.stop());

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
}

/** By node:http, as fetch writes the Host header itself. */
function send({ body = PING, headers = {}, method = 'POST', path = '/mcp' }: Sent) {
  const { hostname, port } = server.url;
  const all = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...headers,
  };
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: all }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        resolve({ status: response.statusCode!, headers: response.headers, text });
      });
    });
    sent.once('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
}

test('each of the tokens is accepted', async () => {
  expect((await send({})).status).toBe(200);
  expect((await send({ headers: { authorization: `Bearer ${OTHER}` } })).status).toBe(200);
});

test.each([
  ['no token', {}, 'not_authenticated', 'Bearer'],
  ['a wrong one', { authorization: 'Bearer guessed' }, 'invalid_token', 'Bearer error="invalid_token"'],
  ['another scheme', { authorization: `Basic ${TOKEN}` }, 'invalid_token', 'Bearer error="invalid_token"'],
])('%s is refused with a challenge', async (_, headers, code, challenge) => {
  const authorization = '';
  const { headers: own, status, text } = await send({ headers: { authorization, ...headers } });
  expect(status).toBe(401);
  expect(own['www-authenticate']).toContain(challenge);
  expect(JSON.parse(text)).toMatchObject({ code, status: 401 });
});

test('a refusal is in the language of the caller', async () => {
  const { text } = await send({ headers: { authorization: '', 'accept-language': 'hi' } });
  expect((JSON.parse(text) as { title: string }).title).toMatch(/\p{Script=Devanagari}/u);
});

test.each([
  ['the host of another name', { host: 'evil.example' }, 403],
  ['a page of another origin', { origin: 'https://evil.example' }, 403],
  ['a page that may call', { origin: 'https://app.example' }, 200],
  ['the host of a proxy', { host: 'mcp.example' }, 200],
  ['this machine by name', { host: 'localhost:3333' }, 200],
])('%s', async (_, headers, status) => {
  expect((await send({ headers })).status).toBe(status);
});

test('other addresses, methods and long bodies are refused', async () => {
  expect((await send({ path: '/' })).status).toBe(404);
  const got = await send({ method: 'GET' });
  expect([got.status, got.headers['allow']]).toEqual([405, 'POST']);
  expect(
    (await send({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: 'a'.repeat(40_000) }) }))
      .status,
  ).toBe(413);
  expect((await send({ body: '{' })).status).toBe(400);
});

test('each token has limits of its own', async () => {
  const [first, second] = await Promise.all([overHttp(server.url, TOKEN), overHttp(server.url, OTHER)]);
  try {
    const call = async ({ client }: typeof first) =>
      (await client.callTool({ name: 'places', arguments: { q: 'indor' } })).isError ?? false;
    expect([await call(first), await call(first), await call(first), await call(second)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  } finally {
    await first.close();
    await second.close();
  }
});

test('it does not start without a token, with a short one, or open to a network', async () => {
  await expect(served({})).rejects.toThrow('Set MCP_TOKEN');
  await expect(served({ MCP_TOKEN: 'short' })).rejects.toThrow('fewer than 22 characters');
  await expect(served({}, '--open', '--host', '0.0.0.0')).rejects.toThrow('Set MCP_TOKEN');
  await expect(served({}, '--loud')).rejects.toThrow('--loud');
  const open = await served({}, '--open');
  await open.stop();
});
