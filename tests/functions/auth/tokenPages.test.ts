import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { askPage, verifyPage, type TokenPage, type VerifyEnd } from '../../../functions/auth/tokenPages.ts';
import { NAMELESS_APP, type App } from '../../../lib/auth/app.ts';
import { NAME_LANGUAGES, type NameLanguage } from '../../../lib/words/language.ts';
import { isInScript } from '../../support/scripts.ts';

const APP: App = { name: 'Jyoti <b>&"', colour: '#ffd54f', url: 'https://jyoti.example/?a="b' };
const ENDS: readonly VerifyEnd[] = ['verified', 'email_changed', 'already_verified', 'invalid', 'unavailable'];

const EVERY_PAGE = NAME_LANGUAGES.flatMap((lang): [string, NameLanguage, TokenPage][] => [
  ...ENDS.map((end): [string, NameLanguage, TokenPage] => [end, lang, verifyPage(end, lang, NAMELESS_APP)]),
  ['ask', lang, askPage('abc-_1', lang, NAMELESS_APP)],
]);

describe.each(EVERY_PAGE)('%s in %s', (_, lang, { body, headers }) => {
  test('allows its one style and nothing else', () => {
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
    expect(styles).toHaveLength(1);
    const sha256 = createHash('sha256').update(styles[0]!).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${sha256}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<(script|img|a|iframe)\b| style=| on\w+=|url\(|https?:/);
  });

  test('is not cached and sends no referrer', () => {
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': lang,
    });
  });

  test('is in its language, with a title, a heading and two sentences', () => {
    expect(body).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">`));
    const words = [...body.matchAll(/<(?:title|h1|p|button)\b[^>]*>([^<]+)</g)].map(([, text]) => text!);
    expect(words).toHaveLength(body.includes('<button>') ? 5 : 4);
    expect(words[0]).toBe(words[1]);
    for (const text of words) expect([text, isInScript(text, lang)]).toEqual([text, true]);
  });
});

test('every page has a text of its own', () => {
  expect(new Set(EVERY_PAGE.map(([, , { body }]) => body)).size).toBe(EVERY_PAGE.length);
  const titled = (end: VerifyEnd) => /<h1>(.*)<\/h1>/.exec(verifyPage(end, 'en', NAMELESS_APP).body)![1];
  expect([titled('verified'), titled('invalid')]).toEqual([
    'Your e-mail address is confirmed',
    'This link is not valid',
  ]);
});

describe('of an app', () => {
  test.each(ENDS)('%s leads back to it, its name and address as text', (end) => {
    const { body } = verifyPage(end, 'en', APP);
    expect(body).toContain('<a href="https://jyoti.example/?a=&quot;b">Back to Jyoti &lt;b&gt;&amp;&quot;</a>');
    expect(verifyPage(end, 'ta', { ...APP, name: null }).body).toContain('>செயலிக்குத் திரும்பு</a>');
  });

  test('the question has its colour', () => {
    expect(askPage('x', 'en', APP).body).toContain('--accent: #ffd54f; --ink: #000000;');
  });
});

test('the question sends on what it was asked with, as text', () => {
  const { body } = askPage('"><script>alert(1)</script>', 'mr', NAMELESS_APP);
  expect(body).toContain('name="token" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).toContain('<input type="hidden" name="lang" value="mr">');
  expect(body).not.toContain('<script');
});
