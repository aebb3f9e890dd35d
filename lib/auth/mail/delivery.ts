/** Sends the mails of the outbox: creates the one-time token, composes the mail, and sends it. */
import { createHash, randomBytes } from 'node:crypto';
import { alarm } from '../log/alarm.ts';
import { mailedUser, noteOfMail, type MailedUser } from './mailedUser.ts';
import { mailOf } from './mails.ts';
import { keptMailToken } from './mailTokens.ts';
import { writeWaitingLines } from '../log/operatorLog.ts';
import type { MailKind } from '../../words/account/mailWords.ts';
import { heldOrders, noteFailure, removeOrder, type MailOrder } from './outbox.ts';
import type { MailParts } from '../services.ts';
import type { MailToken } from '../store.ts';
import type { NameLanguage } from '../../words/language.ts';
import { DAY_SECONDS } from '../durations.ts';

/** How long a link that proves an address is valid. */
export const VERIFY_SECONDS = DAY_SECONDS;
/** How long a link that resets a password is valid. */
export const RESET_SECONDS = 30 * 60;
const TOKEN_BYTES = 32;

/**
 * Sends everything that is due, each mail once; first writes the waiting log lines of operators.
 *
 * @throws AccountsUnavailable when the table failed for any of them, but only after the last: a function may be stopped
 *   as soon as it returns
 */
export async function deliverDue(parts: MailParts, nowUnixMs: number): Promise<void> {
  await writeWaitingLines(parts);
  if (!parts.mailer) return;
  const orders = await heldOrders(parts.table, Math.floor(nowUnixMs / 1000));
  const outcomes = await Promise.allSettled(orders.map((order) => deliver(parts, order, nowUnixMs)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Sends one mail and deletes its order, or records the failure. Returns whether it was sent. */
export async function deliver(parts: MailParts, order: MailOrder, nowUnixMs: number): Promise<boolean> {
  const nowUnixSeconds = Math.floor(nowUnixMs / 1000);
  const user = order.userId === null ? null : await mailedUser(parts.table, order.userId, nowUnixSeconds);
  const isWanted = user !== null && wants(user, order);
  if (isWanted && !(await isSent(parts, order, user, nowUnixSeconds))) {
    await noteFailure(parts.table, order, nowUnixSeconds);
    return false;
  }
  await removeOrder(parts.table, order);
  return isWanted;
}

function wants(user: MailedUser, { kind }: MailOrder): boolean {
  if (user.isDisabled) return false;
  // What is known of the old address says nothing about the new one.
  if (kind === 'change_email') return user.pendingEmail !== undefined;
  if (user.isMailSuppressed) return false;
  // Only a verified owner is notified of guesses, and a verified owner needs no link to verify.
  return kind === 'failed_logins' ? user.isVerified : kind !== 'verify' || !user.isVerified;
}

async function isSent(parts: MailParts, order: MailOrder, user: MailedUser, nowUnixSeconds: number): Promise<boolean> {
  const { app, mailer, table } = parts;
  if (!mailer) return false;
  const { kind, lang } = order;
  const { emailAddress, emailKey } = kind === 'change_email' ? user.pendingEmail! : user;
  const seconds = isLinked(kind) ? LINK_SECONDS[kind] : 0;
  const link = isLinked(kind) ? await freshLink(parts, { kind, lang }, { ...user, emailKey }, nowUnixSeconds) : null;
  // A user who has left meanwhile gets no more mail.
  if (isLinked(kind) && link === null) return true;
  try {
    await mailer(emailAddress, mailOf(kind, { lang, app, fullName: user.fullName, link, validMinutes: seconds / 60 }));
  } catch (error) {
    alarm('mail_failed', { kind, error: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
  if (kind === 'verify') {
    await noteOfMail(table, user.id, { verifyExpiresAt: nowUnixSeconds + seconds });
  }
  return true;
}

type LinkedKind = MailToken['purpose'];

/** How long the links of mails are valid. */
const LINK_SECONDS: Readonly<Record<LinkedKind, number>> = {
  verify: VERIFY_SECONDS,
  change_email: VERIFY_SECONDS,
  reset: RESET_SECONDS,
};

function isLinked(kind: MailKind): kind is LinkedKind {
  return kind in LINK_SECONDS;
}

/** Creates a token, stores its hash, and returns the link that holds it; null where the user is deleted. */
async function freshLink(
  { baseUrl, resetPageUrl, table }: MailParts,
  { kind, lang }: { kind: LinkedKind; lang: NameLanguage },
  user: MailedUser,
  nowUnixSeconds: number,
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { emailKey, id: userId, tokenVersion } = user;
  const expiresAt = nowUnixSeconds + LINK_SECONDS[kind];
  const kept = { hash: tokenHash(token), purpose: kind, userId, emailKey, tokenVersion, expiresAt };
  if (!(await keptMailToken(table, user, kept, nowUnixSeconds))) return null;
  const link = new URL(kind === 'reset' ? resetPageUrl : `${baseUrl}/api/v1/auth/verify`);
  link.searchParams.set('token', token);
  // Mail scanners open every link: this one asks, and only the button of its page does something.
  if (kind !== 'reset') link.searchParams.set('ask', 'true');
  link.searchParams.set('lang', lang);
  return link.href;
}

/** Returns the hash under which the table stores a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
