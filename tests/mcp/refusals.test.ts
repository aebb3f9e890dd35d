/** Wrong input, and too much of it, is told by a tool as the service tells it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askRow } from '../../engine/askRow.ts';
import { rowOf } from '../../mcp/toolRows.ts';
import { BIRTH } from '../support/call.ts';
import { callTool, overStdio, problemOf, textsOf, withoutId, type Connected } from '../support/mcpClients.ts';

let stdio: Connected;

beforeAll(async () => {
  stdio = await overStdio();
});
afterAll(() => stdio.close());

interface Wrong {
  readonly tool: string;
  readonly path: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

const dateless = Object.fromEntries(Object.entries(BIRTH).filter(([name]) => name !== 'date'));
const WRONG: readonly Wrong[] = [
  { tool: 'birth_chart', path: 'POST /planets/positions', sent: dateless, body: dateless },
  {
    tool: 'birth_chart',
    path: 'POST /planets/positions',
    sent: { ...BIRTH, time: '25:00' },
    body: { ...BIRTH, time: '25:00' },
  },
  {
    tool: 'doshas',
    path: 'POST /dosha/all',
    sent: { ...BIRTH, latitude: 'north', ayanamsa: 'western', lang: 'hi' },
    body: { ...BIRTH, latitude: 'north', ayanamsa: 'western' },
    query: { lang: 'hi' },
  },
  {
    tool: 'transits',
    path: 'POST /transit/current',
    sent: { ...BIRTH, as_of: 'soon' },
    body: BIRTH,
    query: { as_of: 'soon' },
  },
  { tool: 'yogas', path: 'POST /yoga/all', sent: { ...BIRTH, detail: 'loud' }, body: BIRTH, query: { detail: 'loud' } },
  { tool: 'matching', path: 'POST /matching/report', sent: { groom: BIRTH }, body: { groom: BIRTH } },
  {
    tool: 'birth_chart',
    path: 'POST /planets/positions',
    sent: { ...BIRTH, date: '1200-01-01' },
    body: { ...BIRTH, date: '1200-01-01' },
  },
  {
    tool: 'calendar',
    path: 'GET /panchang/festivals',
    sent: { year: 'next', latitude: 200 },
    query: { year: 'next', latitude: '200' },
  },
  { tool: 'places', path: 'GET /places', sent: { limit: 99 }, query: { limit: '99' } },
  { tool: 'panchang', path: 'GET /panchang/daily', sent: { lang: 'hi' }, query: { lang: 'hi' } },
];

test.each(WRONG)(
  '$tool tells what is wrong with $sent as the service does',
  async ({ body = {}, path, query = {}, sent, tool }) => {
    const row = await rowOf(path);
    const level = 'detail' in row.query.entries ? { detail: 'brief' } : {};
    const asking = { body, query: { ...level, ...query } };
    const reply = await askRow(row, asking, { requestId: 'test', nowUnixMs: Date.now() });
    expect(reply.status).toBe(422);
    const result = await callTool(stdio.client, tool, sent);
    expect(result.isError).toBe(true);
    expect(problemOf(result)).toEqual(withoutId(reply.body));
    expect(result.structuredContent).toBeUndefined();
  },
);

test('a birth with the name of a town alone is told which tool finds it', async () => {
  const sent = { date: '1990-06-15', time: '14:30:00', place_name: 'Indore' };
  const english = await callTool(stdio.client, 'birth_chart', sent);
  expect(textsOf(english)[1]).toBe('Find Indore with the tool places, and send its latitude, longitude and timezone.');
  const hindi = await callTool(stdio.client, 'birth_chart', { ...sent, lang: 'hi' });
  expect(textsOf(hindi)[1]).toBe('places टूल से Indore खोजें और उसके latitude, longitude और timezone भेजें।');
  const other = await callTool(stdio.client, 'birth_chart', { ...BIRTH, time: 'noon' });
  expect(textsOf(other)).toHaveLength(1);
});

test('an unknown value of about names all that there are; a usual spelling is understood', async () => {
  const result = await callTool(stdio.client, 'muhurta', { about: 'whenever' });
  expect(problemOf(result)).toMatchObject({
    code: 'validation_error',
    detail: [{ loc: ['body', 'about'], msg: 'Choose one of: search, day, evaluate.', type: 'enum' }],
  });
  const spelt = await callTool(stdio.client, 'transits', { ...BIRTH, about: 'Sade Sati' });
  expect(spelt.structuredContent).toMatchObject({ meta: { endpoint: 'transit/sade-sati' } });
});

test('evidence is yes or no', async () => {
  const result = await callTool(stdio.client, 'yogas', { ...BIRTH, evidence: 'much' });
  expect(problemOf(result)).toMatchObject({ detail: [{ loc: ['body', 'evidence'] }] });
});

test('a field that no path knows is told as a warning', async () => {
  const { structuredContent } = await callTool(stdio.client, 'birth_chart', { ...BIRTH, colour: 'red' });
  expect(structuredContent).toMatchObject({ meta: { warnings: [{ code: 'unknown_field' }] } });
});

test('an unknown tool is refused by the protocol', async () => {
  await expect(callTool(stdio.client, 'tarot', {})).rejects.toMatchObject({ code: -32602 });
});

test('a call longer than a body may be, or nested deeper, is refused as one', async () => {
  const long = await callTool(stdio.client, 'birth_chart', { ...BIRTH, name: 'a'.repeat(33 * 1024) });
  expect(problemOf(long)).toMatchObject({ code: 'payload_too_large', status: 413 });
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
  expect(problemOf(await callTool(stdio.client, 'birth_chart', { ...BIRTH, gender: deep }))).toMatchObject({
    code: 'too_deep',
    status: 400,
  });
});

test('calls and readings beyond the limit are refused as those of the service', async () => {
  const few = await overStdio({ CALLER_LIMITS: '{"perMinute":2,"burstSeconds":60}' });
  try {
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await callTool(few.client, 'places', { q: 'indor' }));
    expect(answers.map(({ isError = false }) => isError)).toEqual([false, false, true]);
    expect(problemOf(answers[2]!)).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(textsOf(answers[2]!)[1]).toMatch(/^Call again in \d+ seconds\.$/);
    await expect(few.client.readResource({ uri: 'vedic://sources' })).rejects.toMatchObject({ code: -32600 });
  } finally {
    await few.close();
  }
});
