/** Changing a password, and resetting it by mail. */
import { ulid } from 'ulid';
import { message } from '../../words/message.ts';
import { alarm } from '../log/alarm.ts';
import { tokenHash } from '../mail/delivery.ts';
import { emailAddress } from './identifiers.ts';
import { clearedLogins, countedLogin } from '../limits/loginTries.ts';
import type { MailKind } from '../../words/account/mailWords.ts';
import { mailOrder, orderId, putOrder } from '../mail/outbox.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { passwordProblem, type FindWeakness } from '../password/passwordRules.ts';
import { hashedPassword, isPassword } from '../password/passwords.ts';
import { AccountRefusal, AccountsUnavailable, InvalidFields, unusableToken } from '../refusal.ts';
import { currentUser, signedIn } from '../token/session.ts';
import { changeUser, livingUser, livingUserByEmail, mailToken, resetPassword } from '../store.ts';
import { addressSubject, withinLimits, type WindowName } from '../limits/throttle.ts';
import type { AccessClaims, TokenPair } from '../token/tokens.ts';
import type { User } from './user.ts';

/** The services that setting a password needs. */
export interface PasswordParts extends AccountParts {
  readonly findWeakness: FindWeakness;
}

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
}

export interface PasswordChanged {
  readonly user: User;
  readonly tokens: TokenPair;
}

/**
 * Changes the password of a signed-in user; ends every other sign-in.
 *
 * @throws AccountRefusal `current_password_invalid`, `invalid_token`, `rate_limited`
 * @throws InvalidFields `weak_password`, `same_password`
 */
export async function changePassword(
  parts: PasswordParts,
  claims: AccessClaims,
  { current_password: current, new_password: chosen }: PasswordChange,
  caller: Caller,
): Promise<PasswordChanged> {
  const user = await currentUser(parts, claims, caller);
  await requirePassword(parts, user, current, caller);
  if (current.normalize('NFKC') === chosen.normalize('NFKC')) {
    const msg = message('password_unchanged', {});
    throw new InvalidFields([{ field: 'new_password', msg, type: 'same_password' }]);
  }
  await requireStrong(parts, chosen, user);
  const passwordHash = await hashedPassword(chosen, parts.peppers[0] ?? null);
  const updatedAt = isoInstant(caller);
  const isChanged = await changeUser(parts.table, user, { passwordHash }, { nowIso: updatedAt, cutsOff: true });
  // Another change came first, so the given password is no longer the current one.
  if (!isChanged) throw wrongCurrent();
  parts.securityLog('password_changed', user.id, caller);
  await noticeOrdered(parts, user, caller);
  const changed = { ...user, updatedAt, tokenVersion: user.tokenVersion + 1 };
  return { user: changed, tokens: signedIn(parts, changed, unixSeconds(caller), caller) };
}

/**
 * Checks the password of a signed-in user again; a wrong one counts as a failed login.
 *
 * @throws AccountRefusal `current_password_invalid`, `rate_limited`
 */
export async function requirePassword(
  parts: AccountParts,
  user: User,
  password: string,
  caller: Caller,
): Promise<void> {
  const attempt = await countedLogin(parts, { emailKey: user.emailKey, user, isSignedIn: true }, caller);
  if (!(await isPassword(password, user.passwordHash, parts.peppers))) {
    await attempt.failed();
    parts.securityLog('sign_in_failed', user.id, caller);
    throw wrongCurrent();
  }
  await attempt.succeeded();
}

/**
 * The password is already changed and its owner must receive the new tokens, so a notice that cannot be queued is only
 * logged.
 */
async function noticeOrdered({ mailer, table }: AccountParts, user: User, caller: Caller): Promise<void> {
  if (!mailer) return;
  try {
    await putOrder(table, ordered('password_changed', user.id, caller));
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarm('mail_failed', { kind: 'password_changed', error: error.name });
  }
}

function wrongCurrent(): AccountRefusal {
  return new AccountRefusal('current_password_invalid', message('password_current_wrong', {}));
}

/** @throws InvalidFields `weak_password` */
async function requireStrong({ findWeakness }: PasswordParts, password: string, user: User): Promise<void> {
  const msg = await passwordProblem(password, user, findWeakness);
  if (msg !== null) throw new InvalidFields([{ field: 'new_password', msg, type: 'weak_password' }]);
}

/**
 * Queues a mail with a reset link. Work and answer are the same whether the address has an account or not.
 *
 * @throws AccountRefusal `rate_limited`, by the caller's address alone
 */
export async function forgotPassword(parts: AccountParts, email: string, caller: Caller): Promise<void> {
  await mailAsked(parts, email, caller, FORGOTTEN);
}

/** A mail that anyone may request: how it is counted, and who receives it. */
interface Asking {
  readonly kind: 'reset' | 'verify';
  readonly counters: { readonly account: WindowName; readonly ip: WindowName };
  wants(user: User): boolean;
}

const FORGOTTEN: Asking = {
  kind: 'reset',
  counters: { account: 'forgot_account', ip: 'forgot_ip' },
  wants: () => true,
};

const UNVERIFIED: Asking = {
  kind: 'verify',
  counters: { account: 'resend_account', ip: 'resend_ip' },
  wants: ({ isDisabled, isVerified }) => !isVerified && !isDisabled,
};

async function mailAsked(parts: AccountParts, email: string, caller: Caller, { counters, kind, wants }: Asking) {
  const address = emailAddress(email);
  const emailKey = 'problem' in address ? email : address.key;
  const now = unixSeconds(caller);
  await withinLimits([parts.throttle.counted(counters.ip, addressSubject(caller.ip), now)]);
  const [waitSeconds, user] = await Promise.all([
    parts.throttle.counted(counters.account, emailKey, now),
    livingUserByEmail(parts.table, emailKey, now),
  ]);
  if (!parts.mailer) return;
  const isMailed = user !== null && waitSeconds === null && wants(user);
  await putOrder(parts.table, ordered(kind, isMailed ? user.id : null, caller));
}

/**
 * Queues a mail with a new verification link. Work and answer are the same whether the address has an account or not.
 *
 * @throws AccountRefusal `rate_limited`, by the caller's address alone
 */
export async function resendVerification(parts: AccountParts, email: string, caller: Caller): Promise<void> {
  await mailAsked(parts, email, caller, UNVERIFIED);
}

/** Returns an order for a mail to be sent now; null for `userId` where nobody receives it. */
export function ordered(kind: MailKind, userId: string | null, caller: Caller) {
  const id = orderId(kind, userId ?? ulid(caller.nowUnixMs));
  return mailOrder(kind, userId, caller.lang, { id, nowUnixSeconds: unixSeconds(caller) });
}

export interface PasswordReset {
  readonly token: string;
  readonly new_password: string;
}

/**
 * Sets the password by a reset link. A refused password does not use up the link.
 *
 * @throws AccountRefusal `invalid_or_expired_token`, `rate_limited`
 * @throws InvalidFields `weak_password`
 */
export async function reset(
  parts: PasswordParts,
  { token, new_password: chosen }: PasswordReset,
  caller: Caller,
): Promise<void> {
  const now = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('token_ip', addressSubject(caller.ip), now)]);
  const found = await mailToken(parts.table, tokenHash(token), 'reset', now);
  const user = found && (await livingUser(parts.table, found.userId, now));
  if (!user || user.isDisabled || user.emailKey !== found.emailKey || user.tokenVersion !== found.tokenVersion) {
    throw unusableToken();
  }
  await requireStrong(parts, chosen, user);
  const passwordHash = await hashedPassword(chosen, parts.peppers[0] ?? null);
  const notice = parts.mailer && ordered('password_changed', user.id, caller);
  const nowIso = isoInstant(caller);
  if (!(await resetPassword(parts.table, user, found, passwordHash, { nowIso, notice }))) throw unusableToken();
  parts.securityLog('password_reset', user.id, caller);
  await clearedLogins(parts, user.emailKey, caller);
}
