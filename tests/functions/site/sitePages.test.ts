/** Every page that is there to be read: served safely, complete, and with no link that leads nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { handler } from '../../../functions/site/routes.ts';
import { call, gatewayEvent } from '../../support/call.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const namesIn = (folder: string, end: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(end))
    .map((name) => basename(name, end));

interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
}
const { paths, tags } = JSON.parse(textOf('dist/openapi/whole.json')) as {
  paths: Record<string, Record<string, Operation>>;
  tags: readonly { name: string }[];
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

const groups = tags.map(({ name }) => `/docs/reference/${name}`);
const guides = namesIn('docs', '.md').map((name) => `/docs/guide/${name}`);
const errors = namesIn('dist/site/errors', '.html').map((code) => `/errors/${code}`);
const fieldErrors = namesIn('dist/site/errors/types', '.html').map((type) => `/errors/types/${type}`);
const pages = ['/docs', '/docs/changelog', '/errors', '/playground', ...groups, ...guides, ...errors, ...fieldErrors];

/** As a browser asks; /errors answers JSON to programs. */
const BROWSER = { headers: { accept: 'text/html,*/*;q=0.8' } };

/** Where `npm start` listens; the script puts the host of the page in its place. */
const EXAMPLE_HOST = 'http://127.0.0.1:3000';

const read = new Map<string, ReturnType<typeof call>>();
function answerTo(path: string) {
  const known = read.get(path) ?? call(handler, 'GET', path, undefined, BROWSER);
  read.set(path, known);
  return known;
}

describe.each(pages)('%s', (page) => {
  test('runs no inline script, and connects to no other host', async () => {
    const { headers, status, text } = await answerTo(page);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script>|<style|<[^>]+ (style|on\w+)=/);
    expect(text.replaceAll(EXAMPLE_HOST, '')).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  test('has no link that leads nowhere', async () => {
    const { text } = await answerTo(page);
    const links = new Set([...text.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, link]) => link!));
    expect(links.size).toBeGreaterThanOrEqual(2);
    for (const link of links) expect([link, await isThere(link, page)]).toEqual([link, true]);
  });
});

/** Whether a page of ours answers there, and has the anchor. */
async function isThere(link: string, page: string): Promise<boolean> {
  if (link.startsWith('data:')) return true;
  const { hash, pathname } = new URL(link, `http://here${page}`);
  const { status, text } = await answerTo(pathname);
  return status === 200 && (hash === '' || text.includes(` id="${decodeURIComponent(hash.slice(1))}"`));
}

test('pages stay under what Lambda may answer, even where nothing is compressed', async () => {
  for (const path of [...pages, '/openapi.json']) {
    const headers = { 'accept-encoding': 'identity' };
    const result = await handler(gatewayEvent('GET', path, undefined, { headers }), {} as Context);
    expect([path, JSON.stringify(result).length < 6 * 1024 * 1024]).toEqual([path, true]);
  }
});

test('every path of the document is on the page of its group', async () => {
  for (const {
    operationId,
    tags: [group],
  } of operations) {
    const { text } = await answerTo(`/docs/reference/${group}`);
    expect(text).toContain(`<article class="operation" id="${operationId}">`);
  }
});

test('the first page leads to every path and every guide', async () => {
  const { text } = await answerTo('/docs');
  for (const {
    operationId,
    tags: [group],
  } of operations) {
    expect(text).toContain(`href="/docs/reference/${group}#${operationId}"`);
  }
  for (const guide of guides) expect(text).toContain(`href="${guide}"`);
});

test.each([
  '/docs/reference/nothing',
  '/docs/guide/errors.html',
  '/errors/nothing',
  '/errors/types/nothing',
  '/docs/guide/%2e%2e%2findex',
])('there is no %s', async (path) => {
  const { json, status } = await call(handler, 'GET', path);
  expect([status, (json as { code: string }).code]).toEqual([404, 'not_found']);
});

test('programs get every error code and kind of invalid field as JSON', async () => {
  const { json, headers } = await call(handler, 'GET', '/errors');
  expect(headers['vary']).toBe('Accept, Accept-Encoding');
  const { codes, types } = json as { codes: Listed[]; types: Listed[] };
  expect(codes.map(({ page }) => page).sort()).toEqual([...errors].sort());
  expect(types.map(({ page }) => page).sort()).toEqual([...fieldErrors].sort());
  expect(codes.find(({ code }) => code === 'token_expired')).toMatchObject({ status: 401 });
  for (const { about } of [...codes, ...types]) expect(about).toMatch(/^[A-Z`/].*\.$/);
});

interface Listed {
  readonly code?: string;
  readonly about: string;
  readonly page: string;
}

test('the text for models names every guide, group and path, and leads nowhere else', async () => {
  const { headers, text } = await call(handler, 'GET', '/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Vedic astrology API\n\n> /);
  for (const link of [...groups, ...guides]) expect(text).toContain(`](${link})`);
  for (const {
    operationId,
    tags: [group],
  } of operations) {
    expect(text).toContain(`](/docs/reference/${group}#${operationId}): `);
  }
  for (const [, link] of text.matchAll(/\]\(([^)]+)\)/g))
    expect([link, await isThere(link!, '/docs')]).toEqual([link, true]);
});

test('a page is under 64 kB on the wire, with what it loads', () => {
  const weight = (path: string): number => readFileSync(new URL(`dist/site/${path}.br`, root)).length;
  const common = weight('docs/page.css') + weight('docs/page.js');
  const files = [...groups, ...guides].map((path) => `${path.replace('/docs/', '')}.html`);
  for (const file of ['docs/index.html', 'changelog.html', 'errorList.html', ...files]) {
    expect([file, weight(file) + common < 64_000]).toEqual([file, true]);
  }
  expect(weight('docs/search.json') + weight('docs/finder.js')).toBeLessThan(92_000);
});
