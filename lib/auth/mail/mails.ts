/** The mails: each as plain text and as HTML with the same content. */
import { htmlText, oneLine } from './html.ts';
import type { Language } from '../../words/language.ts';
import { LETTER_WORDS, mailWords, type LetterWords, type MailKind } from './mailWords.ts';

export interface Mail {
  /** The same for every mail of its kind and language. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailValues {
  readonly lang: Language;
  readonly fullName: string | null;
  /** The link with its token; null for a mail without one. */
  readonly link: string | null;
  readonly validMinutes: number;
}

/** What both forms of a mail are made of, as plain text. */
interface Letter {
  readonly lang: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly opening: string;
  readonly action: { readonly button: string; readonly link: string; readonly hint: string } | null;
  readonly closing: readonly string[];
  readonly signature: readonly string[];
}

/**
 * Returns a mail.
 *
 * @throws Error where a mail needs a link and has none
 */
export function mailOf(kind: MailKind, { lang, fullName, link, validMinutes }: MailValues): Mail {
  const shared = LETTER_WORDS[lang];
  const { subject, opening, button, closing } = mailWords(kind, lang, duration(validMinutes, shared));
  if (button !== null && link === null) throw new Error(`A mail of the kind ${kind} needs a link.`);
  const letter: Letter = {
    lang,
    subject,
    greeting: shared.greeting(greetedName(fullName)),
    opening,
    action: button !== null && link !== null ? { button, link, hint: shared.linkHint } : null,
    closing,
    signature: shared.signature,
  };
  return { subject, text: plainText(letter), html: page(letter) };
}

function duration(minutes: number, words: LetterWords): string {
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

function plainText({ greeting, opening, action, closing, signature }: Letter): string {
  // Some mail programs show plain text as if it were HTML.
  const safeGreeting = greeting.replace(/[<>]/g, '');
  const paragraphs = [safeGreeting, opening, ...(action ? [action.link] : []), ...closing, signature.join('\n')];
  return `${paragraphs.join('\n\n')}\n`;
}

/**
 * Colours are left to the mail program, except for the button, which is readable on light and on dark. The button is in
 * a table because Outlook ignores padding on a link.
 */
const STYLE = {
  body: "margin:0;padding:24px 16px;color-scheme:light dark;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif",
  column: 'max-width:520px;margin:0 auto',
  paragraph: 'margin:0 0 16px',
  table: 'margin:24px 0',
  cell: 'background:#9a3412;border-radius:8px',
  button: 'display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;text-decoration:none',
  hint: 'margin:0 0 4px;font-size:14px',
  link: 'margin:0 0 24px;font-size:14px;word-break:break-all',
  plainLink: 'color:inherit',
} as const;

function page({ lang, subject, greeting, opening, action, closing, signature }: Letter): string {
  const paragraph = (text: string) => `<p style="${STYLE.paragraph}">${htmlText(text)}</p>`;
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
    paragraph(greeting),
    paragraph(opening),
    ...(action ? actionLines(action) : []),
    ...closing.map(paragraph),
    `<p style="${STYLE.paragraph}">${signature.map(htmlText).join('<br>')}</p>`,
    `</div>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}

function actionLines({ button, link, hint }: NonNullable<Letter['action']>): string[] {
  const address = htmlText(link);
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.table}">`,
    `<tr><td style="${STYLE.cell}"><a href="${address}" style="${STYLE.button}">${htmlText(button)}</a></td></tr>`,
    `</table>`,
    `<p style="${STYLE.hint}">${htmlText(hint)}</p>`,
    `<p style="${STYLE.link}"><a href="${address}" style="${STYLE.plainLink}">${address}</a></p>`,
  ];
}
