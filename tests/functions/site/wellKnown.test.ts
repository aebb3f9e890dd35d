/**
 * Documents at standardised addresses: RFC 9116, and W3C's well-known URL for changing passwords.
 * @isolated
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { handler } from '../../../functions/site/routes.ts';
import { call } from '../../support/call.ts';

const before = { ...process.env };
beforeEach(() => {
  process.env['SECURITY_CONTACT'] = 'security@example.com, https://example.com/report';
  process.env['PUBLIC_BASE_URL'] = 'https://api.example.com/';
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

const file = (headers = {}) => call(handler, 'GET', '/.well-known/security.txt', undefined, { headers });

/** Fields by name, by the grammar of RFC 9116 section 4: `name ":" SP value` and an end of line. */
async function fields(): Promise<Record<string, string[]>> {
  const { text } = await file();
  const lines = text.split('\n');
  expect(lines.pop()).toBe('');
  const found: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name, value] = /^([A-Za-z-]+): (\S.*)$/.exec(line)!;
    (found[name!] ??= []).push(value!);
  }
  return found;
}

describe('security.txt', () => {
  test('is plain text in UTF-8 and has each field as often as RFC 9116 allows', async () => {
    const { headers, status } = await file();
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { Contact, Expires, ...others } = await fields();
    expect(Contact).toEqual(['mailto:security@example.com', 'https://example.com/report']);
    expect(Expires).toHaveLength(1);
    expect(others).toEqual({
      'Preferred-Languages': ['en, hi'],
      Canonical: ['https://api.example.com/.well-known/security.txt'],
      Policy: ['https://api.example.com/docs/guide/security#report-a-weakness'],
    });
  });

  test('the policy is there, with that heading', async () => {
    const { status, text } = await call(handler, 'GET', '/docs/guide/security');
    expect(status).toBe(200);
    expect(text).toContain('id="report-a-weakness"');
  });

  test.each(['2026-11-23T23:59:59.999Z', '2028-02-29T00:00:00Z', '2027-12-31T12:00:00Z'])(
    'on %s it expires within the year, at an instant of RFC 3339',
    async (now) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
      const [expires] = (await fields())['Expires']!;
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      const days = (Date.parse(expires!) - Date.parse(now)) / 86_400_000;
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    },
  );

  test('is the same all day, so that a cached one is confirmed', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 1));
    const { etag } = (await file()).headers;
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 23));
    expect((await file({ 'if-none-match': etag })).status).toBe(304);
  });

  test.each([undefined, '', ' , ', 'nobody', 'http://example.com', 'a@b@c', 'x@example.com\nExpires: never'])(
    'is missing where %j is the contact, and says what to set',
    async (contact) => {
      if (contact === undefined) delete process.env['SECURITY_CONTACT'];
      else process.env['SECURITY_CONTACT'] = contact;
      const { json, status } = await file();
      expect([status, json]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
      expect((json as { detail: string }).detail).toContain('SECURITY_CONTACT');
    },
  );

  test.each([undefined, '', 'http://127.0.0.1:3000'])('names no address of its own where that is %j', async (base) => {
    if (base === undefined) delete process.env['PUBLIC_BASE_URL'];
    else process.env['PUBLIC_BASE_URL'] = base;
    expect(Object.keys(await fields())).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  });
});

describe('change-password', () => {
  test('leads to a page that is there, without a body', async () => {
    const { headers, status, text } = await call(handler, 'GET', '/.well-known/change-password');
    expect([status, text]).toEqual([302, '']);
    expect((await call(handler, 'GET', headers['location']!)).status).toBe(200);
  });

  test('can be relied on, as what is not there has no page', async () => {
    const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await call(handler, 'GET', probe)).status).toBe(404);
  });
});
