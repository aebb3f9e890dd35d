import { expect, test } from '@jest/globals';
import type { SentMail } from '../../../scripts/embedded/mail.mjs';
import { mailboxAnswer, outboxAnswer } from '../../../scripts/embedded/mailbox.mjs';

const LINK = 'http://127.0.0.1:3000/api/v1/auth/verify?token=abc-_1&lang=hi';

const MAIL: SentMail = {
  id: '1',
  to: 'asha@example.com',
  from: 'no-reply@localhost.example',
  subject: 'अपना ई-मेल पता पुष्ट करें',
  text: `नमस्ते,\n${LINK}\n`,
  html: `<p><a href="${LINK.replace('&', '&amp;')}">Confirm</a></p>`,
  sent_at: '2026-11-20T11:52:03.120Z',
};

const page = (more: Partial<SentMail> = {}) => mailboxAnswer([{ ...MAIL, ...more }]).body;
const hrefs = (html: string) => [...html.matchAll(/<a class="button" href="([^"]*)"/g)].map(([, href]) => href);

test('the outbox is the list as JSON', () => {
  const { status, headers, body } = outboxAnswer([{ ...MAIL, id: '2' }, MAIL]);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual([{ ...MAIL, id: '2' }, MAIL]);
});

test('a mail is shown with its text, its time and one button for its link', () => {
  const html = page();
  expect(html).toContain('<h2 dir="auto">अपना ई-मेल पता पुष्ट करें</h2>');
  expect(html).toContain('asha@example.com');
  expect(html).toContain('2026-11-20 11:52:03 UTC');
  expect(hrefs(html)).toEqual([LINK.replace('&', '&#38;')]);
});

test('the text of a button holds no secret', () => {
  expect(page({ text: LINK, html: null })).toContain('>Open http://127.0.0.1:3000/api/v1/auth/verify</a>');
});

test('links end where the sentence does', () => {
  expect(hrefs(page({ text: 'Open (https://a.example/x?t=1). Or https://b.example/y!', html: null }))).toEqual([
    'https://a.example/x?t=1',
    'https://b.example/y',
  ]);
});

test('only addresses of the web become links', () => {
  const text = 'javascript:alert(1) file:///etc/passwd data:text/html,x';
  expect(hrefs(page({ text, html: '<a href="javascript:alert(1)">x</a>' }))).toEqual([]);
});

const HOSTILE = `"></iframe></pre></title></style>'<script>alert(1)</script><img src=x onerror=alert(1)>`;

test.each<keyof SentMail>(['to', 'from', 'subject', 'text', 'html', 'sent_at'])('a hostile %s stays text', (field) => {
  const quiet = page();
  const html = page({ [field]: HOSTILE });
  expect(html).toContain('&#60;script&#62;alert(1)');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img');
  // No tag is opened or closed that is not so on the quiet page.
  const tags = (text: string) => new Set(text.match(/<\/?[a-z0-9]+/g));
  expect([...tags(html)].filter((tag) => !tags(quiet).has(tag))).toEqual([]);
});

test('a hostile link cannot leave its attribute', () => {
  const html = page({
    text: `http://x.example/"onmouseover="alert(1)`,
    html: `<a href='http://y.example/?"><b>'>y</a>`,
  });
  expect(hrefs(html)).toEqual(['http://x.example/', 'http://y.example/?']);
  expect(html).not.toContain('"onmouseover');
});

test('the page runs nothing, loads nothing, and is neither framed nor kept', () => {
  const { headers, body } = mailboxAnswer([MAIL]);
  const policy = Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((rule) => {
      const [name, ...values] = rule.split(' ');
      return [name, values.join(' ')];
    }),
  );
  expect(policy).toMatchObject({ 'default-src': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" });
  expect(policy['script-src']).toBeUndefined();
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(body).toContain('<iframe sandbox="" title="HTML part" srcdoc="');
});

test('an empty mailbox says what to do', () => {
  expect(mailboxAnswer([]).body).toContain('No mail yet.');
});
