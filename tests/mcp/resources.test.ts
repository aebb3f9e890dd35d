/** Resources and prompts, read by the client of the SDK. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { askRow } from '../../engine/askRow.ts';
import { DOSHAS } from '../../lib/astro/dosha/index.ts';
import { PATHS_OF_RESOURCES } from '../../mcp/resourcePaths.ts';
import { rowOf } from '../../mcp/toolRows.ts';
import { overStdio, type Connected } from '../support/mcpClients.ts';

let stdio: Connected;

beforeAll(async () => {
  stdio = await overStdio();
});
afterAll(() => stdio.close());

async function textOf(uri: string): Promise<string> {
  const { contents } = await stdio.client.readResource({ uri });
  return (contents[0] as { text: string }).text;
}

const jsonOf = async (uri: string) => JSON.parse(await textOf(uri)) as Record<string, unknown>;

test('everything that is listed can be read, as what it is said to be', async () => {
  const { resources } = await stdio.client.listResources();
  expect(resources.length).toBeGreaterThan(30);
  for (const { description, mimeType, uri } of resources) {
    const text = await textOf(uri);
    expect([uri, text.length > 200, description !== '']).toEqual([uri, true, true]);
    if (mimeType === 'application/json') expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
});

test('rules are those of the service', async () => {
  const examples: Readonly<Record<string, string>> = { slug: 'gajakesari', id: 'marriage' };
  for (const { path, uri } of PATHS_OF_RESOURCES) {
    const address = uri.replace(/\{(\w+)\}/, (_, name: string) => examples[name]!);
    const { body } = await askRow(await rowOf(path), { path: examples }, { requestId: 'test', nowUnixMs: 0 });
    expect([uri, await jsonOf(address)]).toEqual([uri, (body as { data: object }).data]);
  }
  const { resourceTemplates } = await stdio.client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'vedic://yoga/{slug}',
    'vedic://muhurta/{id}',
  ]);
});

test('doshas and texts are those of the engine, in the language asked for', async () => {
  const { doshas } = (await jsonOf('vedic://rules/doshas?lang=hi')) as {
    doshas: { id: string; name: string; source: string }[];
  };
  expect(doshas.map(({ id }) => id)).toEqual(DOSHAS.map(({ id }) => id));
  expect(doshas.every(({ name, source }) => /\p{Script=Devanagari}/u.test(name) && source !== '')).toBe(true);
  const { texts } = (await jsonOf('vedic://sources')) as {
    texts: { text: string; edition: string | null; chapters: string[] }[];
  };
  const parashara = texts.find(({ text }) => text === 'Brihat Parashara Hora Shastra');
  expect(parashara).toMatchObject({ edition: 'Santhanam' });
  expect(parashara!.chapters).toContain('36');
});

test('conventions name their values, and guides are those of docs', async () => {
  const { properties } = (await jsonOf('vedic://conventions')) as { properties: object };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['ayanamsa', 'node', 'dasha_year', 'varga_methods']));
  expect(await textOf('vedic://guide/kp')).toBe(readFileSync(new URL('../../docs/kp.md', import.meta.url), 'utf8'));
});

test('what is not there is refused, a yoga as the service refuses it', async () => {
  const missing = { code: -32002 };
  await expect(textOf('vedic://guide/..%2Fpackage')).rejects.toMatchObject(missing);
  await expect(textOf('vedic://guide/../README')).rejects.toMatchObject(missing);
  await expect(textOf('file:///etc/passwd')).rejects.toMatchObject(missing);
  await expect(textOf('vedic://yoga/no-such-yoga')).rejects.toMatchObject({
    ...missing,
    data: { code: 'yoga_not_found' },
  });
});

test('prompts ask for the tools that answer them, in both languages', async () => {
  const { prompts } = await stdio.client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['birth_reading', 'day_ahead', 'couple_match']);
  const born = '15 June 1990, 14:30, Indore';
  for (const { name } of prompts) {
    for (const lang of ['en', 'hi']) {
      const { messages } = await stdio.client.getPrompt({ name, arguments: { born, groom: born, bride: born, lang } });
      const { text } = messages[0]!.content as { text: string };
      expect(text).toContain(born);
      expect(/\p{Script=Devanagari}/u.test(text)).toBe(lang === 'hi');
    }
  }
  await expect(stdio.client.getPrompt({ name: 'palm' })).rejects.toMatchObject({ code: -32602 });
});
