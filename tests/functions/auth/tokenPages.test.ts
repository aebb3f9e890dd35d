import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { verifyPage, type VerifyPage } from '../../../functions/auth/tokenPages.ts';
import type { Language } from '../../../lib/words/names.ts';

const EVERY_PAGE = (['verified', 'already_verified', 'invalid', 'unavailable'] as const).flatMap((outcome) =>
  (['en', 'hi'] as const).map((lang): [VerifyPage, Language] => [outcome, lang]),
);

describe.each(EVERY_PAGE)('%s in %s', (outcome, lang) => {
  const { body, headers } = verifyPage(outcome, lang);

  test('allows its one style and nothing else', () => {
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
    expect(styles).toHaveLength(1);
    const sha256 = createHash('sha256').update(styles[0]!).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${sha256}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<(script|link|img|form|a|iframe)\b| style=| on\w+=|url\(|https?:/);
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
    expect(body).toMatch(/^<!doctype html>\n<html lang="(en|hi)">/);
    expect(body).toContain(`<html lang="${lang}">`);
    const words = [...body.matchAll(/<(?:title|h1|p)[^>]*>([^<]+)</g)].map(([, text]) => text!);
    expect(words).toHaveLength(4);
    expect(words[0]).toBe(words[1]);
    for (const text of words) expect(/\p{Script=Devanagari}/u.test(text)).toBe(lang === 'hi');
  });
});

test('every outcome has a text of its own', () => {
  expect(new Set(EVERY_PAGE.map(([outcome, lang]) => verifyPage(outcome, lang).body)).size).toBe(EVERY_PAGE.length);
  expect(verifyPage('verified', 'en').body).toContain('<h1>Your e-mail address is confirmed</h1>');
  expect(verifyPage('invalid', 'en').body).toContain('<h1>This link is not valid</h1>');
});
