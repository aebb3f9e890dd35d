/** Sends what the outbox holds: makes the one-time token, writes the mail, hands it over. */
import { createHash, randomBytes } from 'node:crypto';
import { alarm } from './alarm.ts';
import { mailOf } from './mails.ts';
import { heldOrders, noteFailure, removeOrder, type MailKind, type MailOrder } from './outbox.ts';
import { writeWaitingLines } from './operatorLog.ts';
import type { MailParts } from './parts.ts';
import { changeUser, putMailToken, userById, type MailToken } from './store.ts';
import type { User } from './user.ts';

/** How long a link to verify an address works. */
export const VERIFY_SECONDS = 24 * 3600;
/** How long a link to reset a password works. */
export const RESET_SECONDS = 30 * 60;
const TOKEN_BYTES = 32;

/**
 * Sends everything that is due, each mail once; first writes down what operators did.
 *
 * @throws AccountsUnavailable when the table failed for any of them, but only after the last: a function may be stopped
 *   as soon as it has ended
 */
export async function deliverDue(parts: MailParts, nowUnixMs: number): Promise<void> {
  await writeWaitingLines(parts);
  if (!parts.mailer) return;
  const orders = await heldOrders(parts.table, Math.floor(nowUnixMs / 1000));
  const outcomes = await Promise.allSettled(orders.map((order) => deliver(parts, order, nowUnixMs)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Sends one mail and forgets its order, or notes that it failed. Returns whether it was sent. */
export async function deliver(parts: MailParts, order: MailOrder, nowUnixMs: number): Promise<boolean> {
  const nowUnixSeconds = Math.floor(nowUnixMs / 1000);
  const user = order.userId === null ? null : await userById(parts.table, order.userId);
  const isWanted = user !== null && wants(user, order);
  if (isWanted && !(await isSent(parts, order, user, nowUnixSeconds))) {
    await noteFailure(parts.table, order, nowUnixSeconds);
    return false;
  }
  await removeOrder(parts.table, order.id);
  return isWanted;
}

function wants({ isDisabled, isMailSuppressed, isVerified }: User, { kind }: MailOrder): boolean {
  if (isDisabled || isMailSuppressed) return false;
  // Whoever has not shown that the mailbox is his is not told of guesses, and one who has needs no link for that.
  return kind === 'failed_logins' ? isVerified : kind !== 'verify' || !isVerified;
}

function hasLink(kind: MailKind): kind is MailToken['purpose'] {
  return kind === 'verify' || kind === 'reset';
}

async function isSent(parts: MailParts, order: MailOrder, user: User, nowUnixSeconds: number): Promise<boolean> {
  const { mailer, table } = parts;
  if (!mailer) return false;
  const { kind, lang } = order;
  const link = hasLink(kind) ? await freshLink(parts, { ...order, kind }, user, nowUnixSeconds) : null;
  const validMinutes = (kind === 'verify' ? VERIFY_SECONDS : RESET_SECONDS) / 60;
  try {
    await mailer(user.emailAddress, mailOf(kind, { lang, fullName: user.fullName, link, validMinutes }));
  } catch (error) {
    alarm('mail_failed', { kind, error: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
  if (kind === 'verify') {
    await changeUser(table, user, { verifyExpiresAt: nowUnixSeconds + VERIFY_SECONDS }, { nowIso: user.updatedAt });
  }
  return true;
}

/** Makes a token, keeps its hash, and returns the link that holds it. */
async function freshLink(
  { baseUrl, resetPageUrl, table }: MailParts,
  { kind, lang }: MailOrder & { kind: MailToken['purpose'] },
  user: User,
  nowUnixSeconds: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await putMailToken(table, {
    hash: tokenHash(token),
    purpose: kind,
    userId: user.id,
    emailKey: user.emailKey,
    tokenVersion: user.tokenVersion,
    expiresAt: nowUnixSeconds + (kind === 'verify' ? VERIFY_SECONDS : RESET_SECONDS),
  });
  const link = new URL(kind === 'verify' ? `${baseUrl}/api/v1/auth/verify` : resetPageUrl);
  link.searchParams.set('token', token);
  if (lang !== 'en') link.searchParams.set('lang', lang);
  return link.href;
}

/** Returns what the table keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
