/** What identifies people: e-mail addresses, usernames, and other text about themselves. */
import { domainToASCII } from 'node:url';
import type { PersonField } from '../../words/messages/authentication.ts';
import { message, type Message } from '../../words/message.ts';
import { isOfOneScript, lookOf } from '../password/scripts.ts';
import { OWN_NAMES, RESERVED_USERNAMES } from '../tables/reservedUsernames.ts';

/** The message says how to correct the input. */
export interface Problem {
  readonly problem: Message;
}

export interface Identifier {
  /** As typed, trimmed. */
  readonly display: string;
  /** Equal for all spellings of the same address or name. */
  readonly key: string;
}

export interface EmailAddress extends Identifier {
  /** Where mail is sent: as typed, but with the domain in ASCII. */
  readonly address: string;
}

/** RFC 5321 section 4.5.3.1, with the erratum that a path of 256 holds an address of 254. */
const ADDRESS_BYTES = 254;
const LOCAL_PART_BYTES = 64;

/** RFC 5322 section 3.2.3, dot-atom. Quoted local parts are hardly ever used. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Letters, marks and digits of any script, the four dots of IDNA, and the joiners that it checks. */
const TYPED_DOMAIN = /^(?:[\p{L}\p{M}\p{Nd}.。．｡-]|\u200c|\u200d)+$/u;
const DOMAIN_LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Returns an e-mail address: for display, for lookup, and for sending mail.
 *
 * Dots and plus signs of the local part are kept, as only the mail server knows whether they matter.
 */
export function emailAddress(text: string): EmailAddress | Problem {
  const display = text.trim().normalize('NFC');
  const at = display.lastIndexOf('@');
  const local = display.slice(0, Math.max(at, 0));
  const typedDomain = display.slice(at + 1);
  if (display.length > ADDRESS_BYTES) return TOO_LONG_ADDRESS;
  if (/[\p{Cc}\s]/u.test(display)) return { problem: message('email_has_spaces', {}) };
  if (at < 1 || !LOCAL_PART.test(local) || local.length > LOCAL_PART_BYTES) return NO_ADDRESS;
  const domain = TYPED_DOMAIN.test(typedDomain) ? domainToASCII(typedDomain) : '';
  const labels = domain.split('.');
  const isHostName = labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
  // A last label of digits alone would make it an IP address.
  if (!isHostName || /^\d+$/.test(labels.at(-1)!)) return NO_DOMAIN;
  const address = `${local}@${domain}`;
  return address.length > ADDRESS_BYTES ? TOO_LONG_ADDRESS : { display, key: address.toLowerCase(), address };
}

const NO_ADDRESS = { problem: message('email_malformed', {}) };
const NO_DOMAIN = { problem: message('email_without_domain', {}) };
const TOO_LONG_ADDRESS = { problem: message('email_too_long', { most: ADDRESS_BYTES }) };

const USERNAME_LENGTH = { shortest: 3, longest: 64 } as const;
const USERNAME = /^[\p{L}\p{Nd}._-][\p{L}\p{Mn}\p{Mc}\p{Nd}._-]*$/u;

/**
 * Joiners that shape an Indic cluster: each follows a virama (RFC 5892, appendix A.1 and A.2), where spelling needs
 * them. Anywhere else they are invisible. As the forms are hard to tell apart, joiners never count for the lookup.
 */
const INDIC_JOINERS = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/g;

/** Returns a username: for display, and the key that no second account may have. */
export function username(text: string): Identifier | Problem {
  const display = text.trim().normalize('NFC');
  if (display.length > 2 * USERNAME_LENGTH.longest) return WRONG_LENGTH;
  const visible = display.replace(INDIC_JOINERS, '');
  const key = caseFolded(visible);
  const problem = [visible, key].map(usernameProblem).find((found) => found !== null);
  return problem ?? { display, key };
}

/** Upper case joins what lower case alone keeps apart, such as ß and ss; lower-casing first includes ẞ. */
function caseFolded(text: string): string {
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}

function usernameProblem(name: string): Problem | null {
  const length = [...name].length;
  if (length < USERNAME_LENGTH.shortest || length > USERNAME_LENGTH.longest) return WRONG_LENGTH;
  if (!USERNAME.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name)) {
    return { problem: message('username_characters', {}) };
  }
  if (!/[\p{L}\p{Nd}]/u.test(name)) return { problem: message('username_without_letters', {}) };
  if (/[\p{Mn}\p{Mc}]{5}/u.test(name)) return { problem: message('username_marks', {}) };
  if (!isOfOneScript(name)) return { problem: message('username_scripts', {}) };
  return isReserved(name) ? { problem: message('username_reserved', {}) } : null;
}

const RESERVED_LOOKS: ReadonlySet<string> = new Set([...RESERVED_USERNAMES].map(lookOf));

function isReserved(name: string): boolean {
  return RESERVED_LOOKS.has(lookOf(name)) && !OWN_NAMES.has(name.toLowerCase());
}

const WRONG_LENGTH = {
  problem: message('username_length', { least: USERNAME_LENGTH.shortest, most: USERNAME_LENGTH.longest }),
};

const PERSON_TEXT_LENGTH = 200;

/**
 * Returns what a person says about themselves, such as a name or a phone number, as one line of text; null where it is
 * empty.
 *
 * @param field that a message names
 */
export function personText(value: unknown, field: PersonField): { readonly text: string | null } | Problem {
  if (value === null || value === undefined) return { text: null };
  if (typeof value !== 'string' && typeof value !== 'number') return { problem: message('person_no_text', { field }) };
  const text = String(value)
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2060-\u2064\ufeff]/gu, '')
    .normalize('NFC')
    .trim();
  if ([...text].length > PERSON_TEXT_LENGTH) {
    return { problem: message('person_too_long', { field, most: PERSON_TEXT_LENGTH }) };
  }
  return { text: text === '' ? null : text };
}

/** Returns a value that was validated before; throws for a problem. */
export function sound<Value extends object>(value: Value | Problem): Value {
  if ('problem' in value) throw new Error('The fields were not checked.');
  return value;
}
