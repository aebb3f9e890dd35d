/** The mails: each as plain text and as HTML with the same content. */
import { inkOn, type App } from '../app.ts';
import { MAILS } from '../../words/account/mails.ts';
import type { Letter, MailKind, MailWords } from '../../words/account/mailWords.ts';
import type { NameLanguage } from '../../words/language.ts';
import { htmlText, oneLine } from './html.ts';

export interface Mail {
  /** The same for every mail of its kind and language. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailValues {
  readonly lang: NameLanguage;
  readonly app: App;
  readonly fullName: string | null;
  /** The link with its token; null for a mail without one. */
  readonly link: string | null;
  readonly validMinutes: number;
}

/** What both forms of a mail are made of, as plain text. */
interface Draft extends Pick<Letter, 'subject' | 'opening' | 'closing'> {
  readonly lang: NameLanguage;
  readonly app: App;
  readonly appName: string;
  readonly greeting: string;
  readonly action: { readonly button: string; readonly link: string; readonly hint: string } | null;
  readonly regards: string;
  /** The address of the app, in a mail whose one link it is. */
  readonly appUrl: string | null;
}

/**
 * Returns a mail.
 *
 * @throws Error where a mail needs a link and has none
 */
export function mailOf(kind: MailKind, { lang, app, fullName, link, validMinutes }: MailValues): Mail {
  const words = MAILS[lang];
  const appName = app.name ?? words.appName;
  const letter = words.letters[kind]({ app: appName, valid: duration(validMinutes, words) });
  const { subject, opening, button, closing } = letter;
  if (button !== null && link === null) throw new Error(`A mail of the kind ${kind} needs a link.`);
  const draft: Draft = {
    lang,
    app,
    appName,
    subject,
    greeting: words.greeting(greetedName(fullName)),
    opening,
    action: button !== null && link !== null ? { button, link, hint: words.linkHint } : null,
    closing,
    regards: words.regards,
    appUrl: button === null ? app.url : null,
  };
  return { subject, text: plainText(draft), html: page(draft) };
}

function duration(minutes: number, words: MailWords): string {
  return minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes);
}

const GREETED_CODE_POINTS = 60;

/** The full stop, and those of Chinese, Urdu and Syriac, which addresses accept or readers mistake for it. */
const DOT_WITHIN = /[.\u3002\u06d4\u0701\u0702](?=\S)/g;

/**
 * Returns a name fit for a greeting; null where there is none.
 *
 * The mail goes to an address that may belong to somebody else, so the name must not become an advertisement: nothing
 * long, no web address, and a space after each dot of any kind, which keeps mail programs from making a link of it. In
 * NFKC, so that everything that looks like a dot, a colon or a slash is one.
 */
function greetedName(fullName: string | null): string | null {
  const name = oneLine((fullName ?? '').normalize('NFKC')).replace(DOT_WITHIN, '$& ');
  const isGreeting = name !== '' && [...name].length <= GREETED_CODE_POINTS && !name.includes('://');
  return isGreeting ? name : null;
}

function plainText({ greeting, opening, action, closing, regards, appName, appUrl }: Draft): string {
  // Some mail programs show plain text as if it were HTML.
  const safeGreeting = greeting.replace(/[<>]/g, '');
  const signature = [regards, appName, ...(appUrl === null ? [] : [appUrl])].join('\n');
  const paragraphs = [safeGreeting, opening, ...(action ? [action.link] : []), ...closing, signature];
  return `${paragraphs.join('\n\n')}\n`;
}

/**
 * Colours are left to the mail program, except for the button, which is readable on light and on dark. The button is in
 * a table because Outlook ignores padding on a link.
 */
const STYLE = {
  body: "margin:0;padding:24px 16px;color-scheme:light dark;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Nirmala UI',sans-serif",
  column: 'max-width:520px;margin:0 auto',
  app: 'margin:0 0 24px;padding:0 0 0 12px;font-size:18px;font-weight:600',
  paragraph: 'margin:0 0 16px',
  table: 'margin:24px 0',
  cell: 'border-radius:8px',
  button: 'display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none',
  hint: 'margin:0 0 4px;font-size:14px',
  link: 'margin:0 0 24px;font-size:14px;word-break:break-all',
  plainLink: 'color:inherit',
} as const;

function page(draft: Draft): string {
  const { action, app, appName, appUrl, closing, greeting, lang, opening, regards, subject } = draft;
  const paragraph = (text: string) => `<p style="${STYLE.paragraph}">${htmlText(text)}</p>`;
  const signature = [regards, appName].map(htmlText).join('<br>');
  return [
    `<!doctype html>`,
    `<html lang="${lang}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark">`,
    `<title>${htmlText(subject)}</title>`,
    `</head>`,
    `<body style="${STYLE.body}">`,
    `<div style="${STYLE.column}">`,
    `<p style="${STYLE.app};border-left:4px solid ${app.colour}">${htmlText(appName)}</p>`,
    paragraph(greeting),
    paragraph(opening),
    ...(action ? actionLines(action, app) : []),
    ...closing.map(paragraph),
    `<p style="${STYLE.paragraph}">${signature}${appUrl === null ? '' : `<br>${plainLink(appUrl)}`}</p>`,
    `</div>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}

function actionLines({ button, link, hint }: NonNullable<Draft['action']>, { colour }: App): string[] {
  const style = `${STYLE.button};color:${inkOn(colour)}`;
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.table}">`,
    `<tr><td style="${STYLE.cell};background:${colour}"><a href="${htmlText(link)}" style="${style}">${htmlText(button)}</a></td></tr>`,
    `</table>`,
    `<p style="${STYLE.hint}">${htmlText(hint)}</p>`,
    `<p style="${STYLE.link}">${plainLink(link)}</p>`,
  ];
}

function plainLink(link: string): string {
  return `<a href="${htmlText(link)}" style="${STYLE.plainLink}">${htmlText(link)}</a>`;
}
