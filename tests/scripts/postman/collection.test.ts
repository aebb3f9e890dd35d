/**
 * The Postman collection: whole, of the format that other programs import, and every request of it answered.
 * @isolated
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENDING } from '../../../scripts/postman/account.ts';
import { collectionOf } from '../../../scripts/postman/collection.ts';
import type { Document } from '../../../scripts/postman/openapi.ts';
import { called, startAccounts, type Accounts } from '../../support/accounts.ts';
import { loadGroups, type Group } from '../../support/groups.ts';

interface Named {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: boolean;
}
interface Item {
  readonly id: string;
  readonly name: string;
  readonly event?: readonly { readonly listen: string; readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly method: string;
    readonly description: string;
    readonly auth?: { readonly type: string };
    readonly header: readonly Named[];
    readonly body?: { readonly mode: string; readonly raw: string };
    readonly url: {
      readonly raw: string;
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query?: readonly Named[];
      readonly variable?: readonly Named[];
    };
  };
}
interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly auth: { readonly type: string; readonly bearer: readonly Named[] };
  readonly variable: readonly Named[];
  readonly item: readonly { readonly name: string; readonly description: string; readonly item: readonly Item[] }[];
}

const site = new URL('../../../dist/site/', import.meta.url);
const document = JSON.parse(readFileSync(new URL('../openapi/whole.json', site), 'utf8')) as Document;
const collection = JSON.parse(JSON.stringify(collectionOf(document))) as Collection;
const items = collection.item.flatMap((folder) => folder.item);
const pathOf = ({ request }: Item) => `/${request.url.path.join('/')}`.replace(/:(\w+)/g, '{$1}');
const operationOf = (item: Item) => document.paths[pathOf(item)]![item.request.method.toLowerCase()]!;

describe('the collection', () => {
  test('is what the service hands out', () => {
    expect(JSON.parse(readFileSync(new URL('docs/postman.json', site), 'utf8'))).toEqual(collection);
  });

  test('states its format', () => {
    expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  });

  test('has a folder with a meaning for each group, and each path of the specification once', async () => {
    const groups = await loadGroups();
    expect(collection.item.map(({ name }) => name)).toEqual(groups.map(({ name }) => name));
    for (const { description } of collection.item) expect(description).toMatch(/^[A-Z]/);
    const rows = groups.flatMap(({ rows }) => rows).filter(({ path }) => path.startsWith('/api/v1/'));
    const requests = items.filter((item) => pathOf(item).startsWith('/api/v1/'));
    const added = rows.filter(({ isAddition }) => isAddition);
    expect(requests).toHaveLength(224 + added.length);
    expect(requests.map((item) => `${item.request.method} ${pathOf(item)}`).sort()).toEqual(
      rows.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  test('has parts of an address that match its text', () => {
    for (const { request } of items) {
      const { host, path, query = [], raw } = request.url;
      const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
      expect(raw).toBe(`${[...host, ...path].join('/')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`);
    }
  });

  test('uses only variables that it has, and explains them', () => {
    const known = [...collection.variable.map(({ key }) => key), '$guid'];
    for (const [, name] of JSON.stringify(collection).matchAll(/\{\{(.*?)\}\}/g)) expect(known).toContain(name);
    for (const { description } of collection.variable) expect(description).toBeTruthy();
  });

  test('sends the token where one is needed, and nowhere else', () => {
    expect(collection.auth).toMatchObject({ type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] });
    for (const item of items) {
      expect([item.id, item.request.auth]).toEqual([
        item.id,
        operationOf(item).security ? undefined : { type: 'noauth' },
      ]);
    }
  });

  test('explains every parameter, and switches off those that are optional', () => {
    for (const item of items) {
      const { header, url } = item.request;
      const shown = [...(url.query ?? []), ...(url.variable ?? []), ...header];
      const parameters = operationOf(item).parameters ?? [];
      // Of a year or dates, one is needed: the year is sent.
      const hasDates = parameters.some(({ name }) => name === 'start');
      for (const { description, in: place, name, required = hasDates && name === 'year' } of parameters) {
        const parameter = shown.find(({ key }) => key === name)!;
        expect([item.id, place, name, parameter.disabled ?? false]).toEqual([item.id, place, name, !required]);
        expect(parameter.description).toContain(description);
      }
    }
  });
});

describe('every request of it, one after another', () => {
  let accounts: Accounts;
  let groups: readonly Group[];
  const held = new Map(collection.variable.map(({ key, value }) => [key, value]));
  const filled = (text: string) => text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => held.get(name) ?? '');

  beforeAll(async () => {
    accounts = await startAccounts();
    groups = await loadGroups();
    held.set('base_url', '');
  });
  afterAll(() => accounts.stop());

  /** Runs what the collection does with an answer, with as much of Postman as it uses. */
  function concluded({ event = [] }: Item, json: unknown): void {
    const collectionVariables = { set: (name: string, value: string) => held.set(name, value) };
    for (const { script } of event) {
      const run = new Function('pm', script.exec.join('\n')) as (pm: object) => void;
      run({ response: { json: () => json }, collectionVariables });
    }
  }

  /** What a person copies from the mail of a request. */
  async function mailedToken(item: Item): Promise<string> {
    await accounts.mailTo(held.get('email')!);
    const link = pathOf(item).endsWith('/verify') ? /\/auth\/verify\?token=([\w-]+)/ : /reset\S*\?token=([\w-]+)/;
    return accounts.mail
      .outbox()
      .map(({ text }) => link.exec(text ?? '')?.[1])
      .find((token) => token !== undefined)!;
  }

  /** A reset and a sign-out everywhere end sign-ins; then a person sends Sign in once more. */
  async function signInAgain(): Promise<void> {
    const login = items.find(({ id }) => id === 'authLogin')!;
    const { handler } = groups.find(({ name }) => name === 'auth')!;
    const rawBody = filled(login.request.body!.raw);
    const headers = { 'content-type': 'application/json' };
    concluded(login, (await called(handler, 'POST', pathOf(login), undefined, { headers, rawBody })).json);
  }

  test.each(collection.item.flatMap(({ item, name }) => item.map((one) => [name, one.name, one] as const)))(
    '%s: %s',
    async (group, _, item) => {
      const { auth, body, header, method, url } = item.request;
      if (JSON.stringify(item).includes('{{mail_token}}')) held.set('mail_token', await mailedToken(item));
      if (ENDING.includes(item.id)) await signInAgain();
      const named = (text: string) =>
        (url.variable ?? []).reduce((path, { key, value }) => path.replace(`:${key}`, value), text);
      const headers = header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key.toLowerCase(), value]);
      const answer = await called(
        groups.find(({ name }) => name === group)!.handler,
        method,
        filled(named(url.raw)),
        undefined,
        {
          headers: Object.fromEntries(headers) as Record<string, string>,
          ...(body && { rawBody: filled(body.raw) }),
          ...(!auth && { as: held.get('token')! }),
        },
      );
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([
        Number(Object.keys(operationOf(item).responses)[0]),
        expect.any(String),
      ]);
      concluded(item, answer.json);
    },
  );
});
