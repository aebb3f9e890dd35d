/** The page that a person sees after clicking the verification link. */
import { createHash } from 'node:crypto';
import { htmlText } from '../../lib/auth/mail/html.ts';
import type { Language } from '../../lib/words/names.ts';
import { VERIFY_WORDS, type VerifyPage } from './pageWords.ts';

export type { VerifyPage } from './pageWords.ts';

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
  color: var(--text); font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Devanagari', sans-serif; }
main { width: 100%; max-width: 30rem; padding: 2rem 1.75rem; background: var(--card); border-radius: 1rem;
  border-top: 0.375rem solid var(--good); box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 12%); }
main.bad { border-color: var(--bad); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0.75rem 0 0; }
.next { color: var(--quiet); }
`;

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Returns the page for an outcome of the link. It consists of fixed messages: the token is never part of it. */
export function verifyPage(outcome: VerifyPage, lang: Language): TokenPage {
  const { title, said, next } = VERIFY_WORDS[lang][outcome];
  const isGood = outcome !== 'invalid' && outcome !== 'unavailable';
  const body = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main${isGood ? '' : ' class="bad"'}>
<h1>${htmlText(title)}</h1>
<p>${htmlText(said)}</p>
<p class="next">${htmlText(next)}</p>
</main>
</body>
</html>
`;
  return { body, headers: { ...HEADERS, 'content-language': lang } };
}
