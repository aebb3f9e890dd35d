import { describe, expect, test } from '@jest/globals';
import { htmlText, oneLine } from '../../../lib/auth/mail/html.ts';
import type { MailKind } from '../../../lib/auth/mail/mailWords.ts';
import { mailOf, type MailValues } from '../../../lib/auth/mail/mails.ts';
import type { Language } from '../../../lib/words/language.ts';

const TOKEN = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const LINK = `https://api.example.com/docs/reset-password.html?token=${TOKEN}&lang=hi`;
const VALUES: MailValues = { lang: 'en', fullName: 'Asha Rao', link: LINK, validMinutes: 30 };

const EVERY_MAIL = (['verify', 'reset', 'password_changed', 'failed_logins'] as const).flatMap((kind) =>
  (['en', 'hi'] as const).map((lang): [MailKind, Language] => [kind, lang]),
);

/** The visible text of HTML. */
function readText(html: string): string {
  return html
    .replace(/<(head)>[\s\S]*?<\/\1>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe.each(EVERY_MAIL)('%s in %s', (kind, lang) => {
  const link = kind === 'verify' || kind === 'reset' ? LINK : null;
  const { subject, text, html } = mailOf(kind, { ...VALUES, lang, link });

  test('has the same content in both forms', () => {
    const words = readText(html).split(/\s+/).filter(Boolean).join(' ');
    for (const paragraph of text.trim().split('\n\n')) expect(words).toContain(paragraph.replaceAll('\n', ' '));
  });

  test('is in its language', () => {
    const hasHindi = (part: string) => /\p{Script=Devanagari}{2}/u.test(part);
    expect([subject, text, html].map(hasHindi)).toEqual(Array(3).fill(lang === 'hi'));
    expect(html).toContain(`<html lang="${lang}">`);
  });

  test('has the link alone on a line, on the button, and below it', () => {
    expect(text.split('\n').filter((line) => line === LINK)).toHaveLength(link ? 1 : 0);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets).toEqual(link ? Array(2).fill(LINK.replace('&', '&amp;')) : []);
    expect(html.includes(TOKEN)).toBe(link !== null);
  });

  test('fetches and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|style|iframe|form|object)\b|url\(|\son\w+=|@import/i);
    expect(html.replaceAll(LINK.replace('&', '&amp;'), '')).not.toMatch(/https?:/);
  });

  test('has a subject without anything of the user', () => {
    const other = mailOf(kind, { lang, fullName: 'Bcc: x', link: link && `${link}2`, validMinutes: 1440 });
    expect(other.subject).toBe(subject);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('takes a name as text', () => {
    const fullName = '<img src=x onerror=alert(1)> & "Asha"';
    const mail = mailOf(kind, { ...VALUES, lang, link, fullName });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Asha&quot;,');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('<img');
  });
});

test('the subjects', () => {
  const subjects = EVERY_MAIL.map(([kind, lang]) => mailOf(kind, { ...VALUES, lang }).subject);
  expect(subjects).toEqual([
    'Confirm your e-mail address',
    'अपने ई-मेल पते की पुष्टि करें',
    'Reset your password',
    'अपना पासवर्ड रीसेट करें',
    'Your password was changed',
    'आपका पासवर्ड बदल दिया गया है',
    'Someone tried to sign in to your account',
    'आपके खाते में साइन इन करने की कोशिश हुई है',
  ]);
});

test('only the reset mail speaks of a reset before its link', () => {
  const link = `https://api.example.com/?token=${TOKEN}`;
  expect(mailOf('reset', { ...VALUES, link }).text).toMatch(/reset[\s\S]*token=/i);
  expect(mailOf('verify', { ...VALUES, link }).text).not.toMatch(/reset/i);
});

describe('greets', () => {
  test.each<[string | null, string]>([
    [null, 'Hello,'],
    ['', 'Hello,'],
    ['Asha Rao', 'Hello Asha Rao,'],
    ['Dr.A.Rao', 'Hello Dr. A. Rao,'],
    ['Asha\r\n\r\nClick here', 'Hello Asha Click here,'],
    ['You won at evil.example', 'Hello You won at evil. example,'],
    ['You won at https://evil.example', 'Hello,'],
    ['Visit evil\u2024com now', 'Hello Visit evil. com now,'],
    ['Visit evil\uff0ecom now', 'Hello Visit evil. com now,'],
    ['evil\u3002com', 'Hello evil\u3002 com,'],
    ['evil\uff61com', 'Hello evil\u3002 com,'],
    ['evil\u06d4com', 'Hello evil\u06d4 com,'],
    ['evil\u2025com', 'Hello evil. . com,'],
    ['go to http\uff1a\uff0f\uff0fevil', 'Hello,'],
    ['\uff48ttps:\uff0f/evil', 'Hello,'],
    ['\ufdfa'.repeat(4), 'Hello,'],
    ['आशा राव', 'Hello आशा राव,'],
    ['आशा कु.राव', 'Hello आशा कु. राव,'],
    ['a'.repeat(60), `Hello ${'a'.repeat(60)},`],
    ['a'.repeat(61), 'Hello,'],
  ])('%j as %j', (fullName, greeting) => {
    const { text, html } = mailOf('verify', { ...VALUES, fullName });
    expect(text.split('\n')[0]).toBe(greeting);
    expect(html).toContain(`>${greeting}</p>`);
  });
});

test.each<[number, Language, string]>([
  [30, 'en', 'valid for 30 minutes '],
  [1, 'en', 'valid for 1 minute '],
  [60, 'en', 'valid for 1 hour '],
  [90, 'en', 'valid for 90 minutes '],
  [1440, 'en', 'valid for 24 hours '],
  [30, 'hi', '30 मिनट तक मान्य'],
  [1440, 'hi', '24 घंटे तक मान्य'],
])('%i minutes in %s are %j', (validMinutes, lang, words) => {
  expect(mailOf('reset', { ...VALUES, lang, validMinutes }).text).toContain(words);
});

test('a mail that needs a link is not written without one', () => {
  expect(() => mailOf('reset', { ...VALUES, link: null })).toThrow('reset needs a link');
  expect(() => mailOf('verify', { ...VALUES, link: null })).toThrow('verify needs a link');
});

test('text in HTML, and text on one line', () => {
  expect(htmlText(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;');
  expect(oneLine(' a\r\n\tb\u2028c\0 ')).toBe('a b c');
});
