/**
 * The page behind the link of a reset mail: how it is served, and what its script does.
 * @isolated
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from '@jest/globals';
import { resetPage } from '../../../functions/site/resetPage.ts';
import { handler } from '../../../functions/site/routes.ts';
import { NAMELESS_APP } from '../../../lib/auth/app.ts';
import { NAME_LANGUAGES } from '../../../lib/words/language.ts';
import { call } from '../../support/call.ts';
import { isInScript } from '../../support/scripts.ts';

const source = (name: string) => readFileSync(new URL(`../../../functions/site/docs/${name}`, import.meta.url), 'utf8');
const HTML = String(resetPage('en', NAMELESS_APP).body);
const SCRIPT = source('reset-password.js');
const PATH = '/docs/reset-password.html';
const GOOD_PASSWORD = 'Kanya-Rashi-2026';

const inherited = process.env;
afterEach(() => {
  process.env = inherited;
});

describe('served', () => {
  test('with the policy of the pages and its one style, not cached, under an address with a token too', async () => {
    const { headers, status, text } = await call(handler, 'GET', `${PATH}?token=secret&lang=hi`);
    expect([status, text]).toEqual([200, resetPage('hi', NAMELESS_APP).body]);
    const [, style] = /<style>([^<]*)<\/style>/.exec(text)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    const policy = (await call(handler, 'GET', '/docs')).headers['content-security-policy']!;
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'hi',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
    });
    expect(text).not.toContain('secret');
  });

  test('with all its parts, from this host alone, and without inline scripts', async () => {
    expect(HTML).not.toMatch(/<script>| style=| on\w+=|https?:/);
    const needed = [...HTML.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(needed).toEqual(['/docs/reset-password.css', '/docs/reset-password.js']);
    for (const path of needed) expect([path, (await call(handler, 'GET', path)).status]).toEqual([path, 200]);
  });

  test('in the language of the browser where the link names none', async () => {
    const headers = { 'accept-language': 'ta-IN,ta;q=0.9' };
    const { text } = await call(handler, 'GET', `${PATH}?token=x`, undefined, { headers });
    expect(text).toContain('<html lang="ta">');
  });

  test('in the look of the app, with a way back to it', async () => {
    Object.assign(process.env, {
      APP_NAME: 'Jyoti & Co',
      APP_COLOUR: '#FFD54F',
      APP_URL: 'https://jyoti.example/a?b&c',
    });
    const { text } = await call(handler, 'GET', `${PATH}?token=x&lang=en`);
    expect(text).toContain('<style>:root { --accent: #FFD54F; --ink: #000000; }</style>');
    expect(text).toContain('<a href="https://jyoti.example/a?b&amp;c">Back to Jyoti &amp; Co</a>');
  });
});

describe('for people', () => {
  test.each(NAME_LANGUAGES)('every text is in %s', (lang) => {
    const html = String(resetPage(lang, { ...NAMELESS_APP, url: 'https://app.example' }).body);
    const body = html.slice(html.indexOf('<body>')).replace(/<[^>]+>/g, '\n');
    const texts = body.split('\n').filter((line) => line.trim() !== '');
    expect(texts).toHaveLength(17);
    expect(texts.filter((text) => !isInScript(text, lang))).toEqual([]);
  });

  test('every field has a label, and password managers know what it is for', () => {
    const fields = [...HTML.matchAll(/<input\s[^>]*id="(\w+)"[^>]*>/g)];
    expect(fields.map(([, id]) => id)).toEqual(['password', 'again', 'show']);
    for (const [field, id] of fields.slice(0, 2)) {
      expect(field).toContain('autocomplete="new-password"');
      expect(HTML).toContain(`<label for="${id}">`);
    }
  });
});

interface Element {
  hidden: boolean;
  disabled: boolean;
  checked: boolean;
  value: string;
  type: string;
  textContent: string;
  readonly listeners: Record<string, (event: object) => unknown>;
  addEventListener(type: string, listener: (event: object) => unknown): void;
}

function element(tag: string): Element {
  const listeners: Element['listeners'] = {};
  const addEventListener: Element['addEventListener'] = (type, listener) => {
    listeners[type] = listener;
  };
  const type = / type="(\w+)"/.exec(tag)?.[1] ?? '';
  const hidden = /\shidden\b/.test(tag);
  return { hidden, disabled: false, checked: false, value: '', type, textContent: tag, listeners, addEventListener };
}

type ServerAnswer = readonly [status: number, body: unknown] | 'unreachable';

/** Runs the script on the elements of the page that have an id. */
function opened(search: string, serverAnswer: ServerAnswer = [200, {}], lang = 'en') {
  const tags = [...HTML.matchAll(/<\w+\s[^>]*?id="([\w-]+)"[^>]*>/g)];
  const parts = Object.fromEntries(tags.map(([tag, id]) => [id!, element(tag)]));
  const document = { documentElement: { lang }, getElementById: (id: string) => parts[id] };
  const sent: [url: string, options: { method: string; body: string }][] = [];
  let address = PATH + search;
  runInNewContext(SCRIPT, {
    document,
    URLSearchParams,
    location: { pathname: PATH, search },
    history: { replaceState: (_state: unknown, _title: string, url: string) => (address = url) },
    fetch: (...request: (typeof sent)[number]) => {
      sent.push(request);
      if (serverAnswer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
      const [status, body] = serverAnswer;
      return Promise.resolve({
        status,
        ok: status === 200,
        json: () => (body === null ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(body)),
      });
    },
  });
  const messages = tags.map(([, id]) => id!).filter((id) => new RegExp(`<p id="${id}" class="(good|bad)"`).test(HTML));
  return {
    parts,
    sent,
    address: () => address,
    shown: () => messages.filter((id) => !parts[id]!.hidden),
    async save(password: string, again = password) {
      parts['password']!.value = password;
      parts['again']!.value = again;
      await parts['form']!.listeners['submit']!({ preventDefault: () => undefined });
    },
  };
}

describe('opened', () => {
  test('takes the token out of the address and keeps the language', () => {
    const page = opened('?token=abc-_123&lang=hi');
    expect(page.address()).toBe(`${PATH}?lang=hi`);
    expect([page.parts['form']!.hidden, page.shown()]).toEqual([false, []]);
    expect(opened('?token=abc').address()).toBe(PATH);
  });

  test.each(['', '?lang=hi', '?token='])('without a token (%j) asks for nothing', (search) => {
    const page = opened(search);
    expect([page.parts['form']!.hidden, page.shown()]).toEqual([true, ['incomplete']]);
  });

  test('shows and hides what is typed', () => {
    const { parts } = opened('?token=abc');
    const types = () => [parts['password']!.type, parts['again']!.type];
    expect(types()).toEqual(['password', 'password']);
    for (const [checked, type] of [
      [true, 'text'],
      [false, 'password'],
    ] as const) {
      parts['show']!.checked = checked;
      parts['show']!.listeners['change']!({});
      expect(types()).toEqual([type, type]);
    }
  });
});

describe('saving', () => {
  test('sends token and password as the API takes them, and ends there', async () => {
    const page = opened('?token=abc-_123&lang=hi');
    await page.save(` ${GOOD_PASSWORD} `);
    const [[url, { method, body }]] = page.sent as [(typeof page.sent)[number]];
    expect([method, url]).toEqual(['POST', '/api/v1/auth/reset-password?lang=en']);
    expect(JSON.parse(body)).toEqual({ token: 'abc-_123', new_password: ` ${GOOD_PASSWORD} ` });
    expect([page.parts['form']!.hidden, page.shown()]).toEqual([true, ['done']]);
    expect([page.parts['password']!.value, page.parts['again']!.value]).toEqual(['', '']);
  });

  test.each([
    ['length', '1234567', '1234567'],
    ['length', '🪔'.repeat(7), '🪔'.repeat(7)],
    ['length', 'a'.repeat(257), 'a'.repeat(257)],
    ['mismatch', GOOD_PASSWORD, `${GOOD_PASSWORD} `],
  ])('finds a mistake of %s itself', async (message, password, again) => {
    const page = opened('?token=abc');
    await page.save(password, again);
    expect([page.shown(), page.sent, page.parts['form']!.hidden]).toEqual([[message], [], false]);
  });

  const weak = { detail: [{ loc: ['body', 'new_password'], msg: 'Choose <another>.', type: 'weak_password' }] };
  test.each<[string, boolean, ServerAnswer]>([
    ['weak', false, [422, { ...weak, code: 'weak_password', status: 422 }]],
    ['expired', true, [400, { detail: 'Used up.', code: 'invalid_or_expired_token', status: 400 }]],
    ['fault', false, [400, { detail: 'Not JSON.', code: 'malformed_json', status: 400 }]],
    ['busy', false, [429, { detail: 'Slowly.', code: 'rate_limited', status: 429 }]],
    ['busy', false, [429, null]],
    ['fault', false, [500, { detail: 'Our fault.', code: 'internal_error', status: 500 }]],
    ['fault', false, [503, null]],
    ['offline', false, 'unreachable'],
  ])('says %s, the form gone: %p, for %j', async (message, isFormGone, serverAnswer) => {
    const page = opened('?token=abc', serverAnswer);
    await page.save(GOOD_PASSWORD);
    expect([page.shown(), page.parts['form']!.hidden]).toEqual([[message], isFormGone]);
    expect(page.parts['save']!.disabled).toBe(false);
  });

  test('says why a password is weak, as text, and can be tried again', async () => {
    const page = opened('?token=abc', [422, { ...weak, code: 'weak_password' }]);
    await page.save('password123');
    expect(page.parts['weak']!.textContent).toBe('Choose <another>.');
    expect(SCRIPT).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
    await page.save(GOOD_PASSWORD);
    expect(page.sent).toHaveLength(2);
  });

  test('says so in its own words where the server has none in the language', async () => {
    const page = opened('?token=abc', [422, { ...weak, code: 'weak_password' }], 'ta');
    await page.save('password123');
    expect(page.shown()).toEqual(['weak']);
    expect(page.parts['weak']!.textContent).not.toContain('another');
  });
});
