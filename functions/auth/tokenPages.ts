/** The pages that a person sees after opening the link of a mail: the question, and what came of it. */
import type { App } from '../../lib/auth/app.ts';
import { htmlText } from '../../lib/auth/mail/html.ts';
import { ACCOUNT_PAGES } from '../../lib/words/account/linkedPages.ts';
import type { VerifyPage } from '../../lib/words/account/pageWords.ts';
import type { NameLanguage } from '../../lib/words/language.ts';
import { appColours, styleHash, wayBack } from '../_shell/accounts/appLook.ts';

/** What comes of a link; to ask is not among it. */
export type VerifyEnd = Exclude<VerifyPage, 'ask'>;

export interface TokenPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const STYLE = `
:root { color-scheme: light dark; --page: #faf7f2; --card: #ffffff; --text: #26211c; --quiet: #5c5349; --good: #1c6b3c; --bad: #9a3412; }
@media (prefers-color-scheme: dark) {
  :root { --page: #171412; --card: #221e1a; --text: #f1ece6; --quiet: #b9afa4; --good: #6fcf97; --bad: #f4a37a; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; background: var(--page);
  color: var(--text); font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Nirmala UI', sans-serif; }
main { width: 100%; max-width: 30rem; padding: 2rem 1.75rem; background: var(--card); border-radius: 1rem;
  border-top: 0.375rem solid var(--good); box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 12%); overflow-wrap: anywhere; }
main.bad { border-color: var(--bad); }
main.ask { border-color: var(--accent); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0.75rem 0 0; }
.next { color: var(--quiet); }
button { width: 100%; margin: 1.5rem 0 0.5rem; padding: 0.75rem 1.5rem; border: 1px solid var(--quiet); border-radius: 0.5rem;
  background: var(--accent); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
.back { margin-top: 1.5rem; }
.back a { color: inherit; font-weight: 600; }
:focus-visible { outline: 3px solid var(--good); outline-offset: 2px; }
`;

/** Returns the page for what came of a link. It consists of fixed messages: the token is never part of it. */
export function verifyPage(end: VerifyEnd, lang: NameLanguage, app: App): TokenPage {
  const { title, said, next } = ACCOUNT_PAGES[lang].verify[end];
  const isGood = end !== 'invalid' && end !== 'unavailable';
  const parts = [paragraph(said), paragraph(next, 'next'), wayBack(app, lang)];
  return page({ title, parts, mark: isGood ? '' : 'bad', lang, app });
}

/**
 * Returns the page that asks whether the address is the reader's. Its button sends the token on by the same path: a
 * program that opens links presses none, so only a person gets further.
 */
export function askPage(token: string, lang: NameLanguage, app: App): TokenPage {
  const { confirm, verify } = ACCOUNT_PAGES[lang];
  const { title, said, next } = verify.ask;
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${htmlText(value)}">`;
  const form = `<form>${hidden('token', token)}${hidden('lang', lang)}<button>${htmlText(confirm)}</button></form>`;
  return page({ title, parts: [paragraph(said), form, paragraph(next, 'next')], mark: 'ask', lang, app });
}

function paragraph(text: string, mark = ''): string {
  return `<p${mark && ` class="${mark}"`}>${htmlText(text)}</p>`;
}

interface Parts {
  readonly title: string;
  readonly parts: readonly string[];
  readonly mark: string;
  readonly lang: NameLanguage;
  readonly app: App;
}

function page({ title, parts, mark, lang, app }: Parts): TokenPage {
  const style = STYLE + appColours(app);
  const body = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main${mark && ` class="${mark}"`}>
<h1>${htmlText(title)}</h1>
${parts.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
  return { body, headers: { ...HEADERS, 'content-security-policy': policy(style), 'content-language': lang } };
}

function policy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
