import { describe, expect, test } from '@jest/globals';
import { htmlText, oneLine } from '../../../lib/auth/mail/html.ts';
import { inkOn, NAMELESS_APP, type App } from '../../../lib/auth/app.ts';
import { mailOf, type MailValues } from '../../../lib/auth/mail/mails.ts';
import { MAIL_KINDS, type MailKind } from '../../../lib/words/account/mailWords.ts';
import { NAME_LANGUAGES, type NameLanguage } from '../../../lib/words/language.ts';
import { isInScript } from '../../support/scripts.ts';

const TOKEN = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const LINK = `https://api.example.com/docs/reset-password.html?token=${TOKEN}&lang=hi`;
const VALUES: MailValues = { lang: 'en', app: NAMELESS_APP, fullName: 'Asha Rao', link: LINK, validMinutes: 30 };

const EVERY_MAIL = MAIL_KINDS.flatMap((kind) => NAME_LANGUAGES.map((lang): [MailKind, NameLanguage] => [kind, lang]));
const LINKED: readonly MailKind[] = ['verify', 'reset', 'change_email'];

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
  const link = LINKED.includes(kind) ? LINK : null;
  const { subject, text, html } = mailOf(kind, { ...VALUES, lang, link });

  test('has the same content in both forms', () => {
    const words = readText(html).split(/\s+/).filter(Boolean).join(' ');
    for (const paragraph of text.trim().split('\n\n')) expect(words).toContain(paragraph.replaceAll('\n', ' '));
  });

  test('is in its language, each paragraph', () => {
    const paragraphs = [subject, ...text.trim().split('\n\n')].filter((part) => part !== LINK);
    expect(paragraphs.filter((part) => !isInScript(part, lang))).toEqual([]);
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
    const other = mailOf(kind, { ...VALUES, lang, fullName: 'Bcc: x', link: link && `${link}2`, validMinutes: 1440 });
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
  const subjects = EVERY_MAIL.filter(([kind, lang]) => /^(en|hi)$/.test(lang) && !/email/.test(kind)).map(
    ([kind, lang]) => mailOf(kind, { ...VALUES, lang }).subject,
  );
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

test('every mail of every language has a subject of its own', () => {
  const subjects = EVERY_MAIL.map(([kind, lang]) => mailOf(kind, { ...VALUES, lang }).subject);
  expect(new Set(subjects).size).toBe(EVERY_MAIL.length);
});

describe('of an app', () => {
  const app: App = { name: 'Jyoti & "Co"', colour: '#ffd54f', url: 'https://jyoti.example/?a=1&b=2' };

  test.each(NAME_LANGUAGES)('in %s has its name in place of ours', (lang) => {
    for (const kind of MAIL_KINDS) {
      const { html, text } = mailOf(kind, { ...VALUES, lang, app });
      const own = mailOf(kind, { ...VALUES, lang });
      expect(text.split('Jyoti & "Co"')).toHaveLength(3);
      expect(html).toContain('Jyoti &amp; &quot;Co&quot;');
      expect(own.text).not.toContain('Jyoti');
    }
  });

  test('has its colour on the button, with text that can be read on it', () => {
    const { html } = mailOf('verify', { ...VALUES, app });
    expect(html).toContain('background:#ffd54f');
    expect(html).toContain('text-decoration:none;color:#000000');
    expect(mailOf('verify', VALUES).html).toContain('text-decoration:none;color:#ffffff');
  });

  test('has one link: the button, or where there is none the way to the app', () => {
    const linksOf = (kind: MailKind) => {
      const { html, text } = mailOf(kind, { ...VALUES, app, link: LINKED.includes(kind) ? LINK : null });
      const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target!.replaceAll('&amp;', '&'));
      return [new Set(inHtml), new Set(text.match(/https?:\S+/g))];
    };
    expect(linksOf('reset')).toEqual([new Set([LINK]), new Set([LINK])]);
    expect(linksOf('password_changed')).toEqual([new Set([app.url]), new Set([app.url])]);
  });
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#9a3412', '#ffffff'],
  ['#1d4ed8', '#ffffff'],
  ['#ffd54f', '#000000'],
  // Contrast 4.54 with white and 4.62 with black, by the formula of WCAG.
  ['#767676', '#000000'],
])('on %s one reads %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
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

test.each<[number, NameLanguage, string]>([
  [30, 'en', 'valid for 30 minutes '],
  [1, 'en', 'valid for 1 minute '],
  [60, 'en', 'valid for 1 hour '],
  [90, 'en', 'valid for 90 minutes '],
  [1440, 'en', 'valid for 24 hours '],
  [30, 'hi', '30 मिनट तक मान्य'],
  [1440, 'hi', '24 घंटे तक मान्य'],
  [30, 'mr', '30 मिनिटे वैध'],
  [1440, 'gu', '24 કલાક સુધી માન્ય'],
  [30, 'bn', '30 মিনিট পর্যন্ত'],
  [1440, 'ta', '24 மணி நேரம் வரை'],
  [30, 'te', '30 నిమిషాలు చెల్లుతుంది'],
  [1440, 'kn', '24 ಗಂಟೆಗಳ ಕಾಲ ಮಾನ್ಯ'],
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
