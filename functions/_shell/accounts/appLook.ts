/** What the pages behind the links of mails have in common: how they look in the colour of the app, and the way to it. */
import { createHash } from 'node:crypto';
import { inkOn, type App } from '../../../lib/auth/app.ts';
import { htmlText } from '../../../lib/auth/mail/html.ts';
import { ACCOUNT_PAGES } from '../../../lib/words/account/linkedPages.ts';
import type { NameLanguage } from '../../../lib/words/language.ts';

/** Returns the style sheet that sets the colours of the app: the background of buttons, and the text on them. */
export function appColours({ colour }: App): string {
  return `:root { --accent: ${colour}; --ink: ${inkOn(colour)}; }`;
}

/** Returns the source expression that lets a content security policy apply one inline style sheet. */
export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** Returns the link back to the app as a paragraph; empty where the app has no address. */
export function wayBack({ name, url }: App, lang: NameLanguage): string {
  if (url === null) return '';
  return `<p class="back"><a href="${htmlText(url)}">${htmlText(ACCOUNT_PAGES[lang].back(name))}</a></p>`;
}
