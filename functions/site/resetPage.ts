/** The page behind the link of a reset mail, where a new password is entered: in one language, in the look of the app. */
import type { App } from '../../lib/auth/app.ts';
import { htmlText } from '../../lib/auth/mail/html.ts';
import { ACCOUNT_PAGES } from '../../lib/words/account/linkedPages.ts';
import { RESET_MESSAGES, type ResetWords } from '../../lib/words/account/pageWords.ts';
import type { NameLanguage } from '../../lib/words/language.ts';
import { appColours, styleHash, wayBack } from '../_shell/accounts/appLook.ts';
import type { Document } from '../_shell/respond.ts';
import { pagePolicy } from './pagePolicy.ts';

/** The name of the page among the files of the documentation. */
export const RESET_PAGE = 'reset-password.html';

/** Returns the page. Its address holds a secret, so it must not be cached under it. */
export function resetPage(lang: NameLanguage, app: App): Document {
  const style = appColours(app);
  const { reset } = ACCOUNT_PAGES[lang];
  return {
    contentType: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': pagePolicy({ style: styleHash(style) }),
      'cache-control': 'no-store',
      'content-language': lang,
    },
    body: `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${htmlText(reset.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/reset-password.css">
<style>${style}</style>
<script type="module" src="/docs/reset-password.js"></script>
</head>
<body>
<main>
<h1>${htmlText(reset.title)}</h1>
<noscript><p>${htmlText(reset.needsJavaScript)}</p></noscript>
${form(reset)}
<div role="alert">
${messages(reset)}
</div>
${wayBack(app, lang)}
</main>
</body>
</html>
`,
  };
}

function form({ again, hint, password, save, show }: ResetWords): string {
  const field = (id: string, further = '') =>
    `<input id="${id}" type="password" autocomplete="new-password" spellcheck="false" autocapitalize="none"${further} required>`;
  return `<form id="form" novalidate hidden>
<label for="password">${htmlText(password)}</label>
${field('password', ' aria-describedby="hint"')}
<p id="hint" class="hint">${htmlText(hint)}</p>
<label for="again">${htmlText(again)}</label>
${field('again')}
<label class="show"><input id="show" type="checkbox"> ${htmlText(show)}</label>
<button id="save" type="submit">${htmlText(save)}</button>
</form>`;
}

function messages(words: ResetWords): string {
  const line = (id: (typeof RESET_MESSAGES)[number]) =>
    `<p id="${id}" class="${id === 'done' ? 'good' : 'bad'}" hidden>${htmlText(words.messages[id])}</p>`;
  return RESET_MESSAGES.map(line).join('\n');
}
