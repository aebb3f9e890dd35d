/** Documents at well-known addresses: the security contact, and where a password is changed. */
import { message } from '../../lib/words/message.ts';
import { ApiError } from '../_shell/errors.ts';
import type { Document } from '../_shell/respond.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';

/**
 * Less than the year that RFC 9116 advises; counted from the day of the request, as the address is a current setting.
 */
const VALID_DAYS = 180;

/**
 * Returns security.txt (RFC 9116), unsigned.
 *
 * @throws ApiError `not_found` where the installation names no contact: without one there is no such file
 */
export function securityTxt(): Document {
  const contacts = contactsOf(process.env['SECURITY_CONTACT']);
  if (contacts.length === 0) throw new ApiError('not_found', message('security_contact_unset', {}));
  const base = publicBase(process.env['PUBLIC_BASE_URL']);
  const expires = new Date((Math.floor(Date.now() / MS_PER_DAY) + VALID_DAYS) * MS_PER_DAY).toISOString();
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, hi',
    ...(base === null
      ? []
      : [`Canonical: ${base}/.well-known/security.txt`, `Policy: ${base}/docs/guide/security#report-a-weakness`]),
  ];
  return { contentType: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
}

const ADDRESS = /^[^\s@,:/]+@[^\s@,:/]+\.[^\s@,:/]+$/;
const CONTACT = /^(?:mailto:[^\s@,]+@[^\s@,]+|https:\/\/[^\s,]+|tel:\+[\d-]+)$/;

/**
 * `SECURITY_CONTACT`: mail addresses, https: addresses or tel: numbers, separated by commas; other items are ignored.
 */
function contactsOf(setting = ''): string[] {
  return setting
    .split(',')
    .map((text) => text.trim())
    .map((text) => (ADDRESS.test(text) ? `mailto:${text}` : text))
    .filter((contact) => CONTACT.test(contact));
}

/** The file must be served over TLS, and so must the addresses in it. */
function publicBase(setting = ''): string | null {
  return setting.startsWith('https://') && URL.canParse(setting) ? setting.replace(/\/+$/, '') : null;
}

const CHANGE_PAGE = '/docs/reset-password.html';

/** Redirects to where a password is changed, for password managers (W3C, A Well-Known URL for Changing Passwords). */
export function changePassword(): Document {
  const headers = { 'cache-control': 'public, max-age=3600' };
  return { contentType: 'text/plain; charset=utf-8', body: '', headers, seeOther: CHANGE_PAGE };
}
