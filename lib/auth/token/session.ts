/** Signing in and staying signed in. The server keeps no sessions: a token is valid until it expires or is revoked. */
import { randomUUID } from 'node:crypto';
import { message } from '../../words/message.ts';
import { emailAddress } from '../account/identifiers.ts';
import { countedLogin, noteSignIn } from '../limits/loginTries.ts';
import { mailOrder, putOrder, verifyOrderId } from '../mail/outbox.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { comparedWithDummy, hashedPassword, isPassword, needsRehash } from '../password/passwords.ts';
import { AccountRefusal } from '../refusal.ts';
import { changeUser, livingUser, livingUserByEmail, userById, written } from '../store.ts';
import { withinLimits } from '../limits/throttle.ts';
import { deviceClaims, refreshClaims, tokenPair, type AccessClaims, type TokenPair } from './tokens.ts';
import type { User } from '../account/user.ts';

/** Least interval between new links to an unverified user who logs in. */
const VERIFY_ORDER_SECONDS = 15 * 60;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A refresh token of an earlier sign-in, valid or not: identifies a device that signed in before. */
  readonly refresh_token?: string | null | undefined;
}

/**
 * Signs a user in.
 *
 * @throws AccountRefusal `invalid_credentials`, the same for an unknown address; `account_disabled`; `rate_limited`;
 *   `account_locked`, the same for an unknown address
 */
export async function login(parts: AccountParts, credentials: Credentials, caller: Caller): Promise<TokenPair> {
  const { email, password, refresh_token: earlier } = credentials;
  const address = emailAddress(email);
  const emailKey = 'problem' in address ? email : address.key;
  const device = earlier ? deviceClaims(earlier, parts.keys, unixSeconds(caller)) : null;
  const user = await livingUserByEmail(parts.table, emailKey, unixSeconds(caller));
  const attempt = await countedLogin(parts, { emailKey, user, device }, caller);
  const isRight = user
    ? await isPassword(password, user.passwordHash, parts.peppers)
    : await comparedWithDummy(password, parts.peppers);
  if (!user || !isRight) {
    await attempt.failed();
    parts.securityLog('sign_in_failed', user?.id ?? null, caller);
    throw new AccountRefusal('invalid_credentials', message('credentials_wrong', {}));
  }
  await attempt.succeeded();
  if (user.isDisabled) {
    parts.securityLog('sign_in_failed', user.id, caller);
    throw new AccountRefusal('account_disabled', message('account_is_disabled', {}));
  }
  await Promise.all([
    rehashed(parts, user, password, caller),
    verificationRenewed(parts, user, caller),
    noteSignIn(parts, user, caller),
  ]);
  parts.securityLog('sign_in', user.id, caller);
  return signedIn(parts, user, unixSeconds(caller), caller);
}

/** Updates an outdated hash while the password is available. */
async function rehashed({ peppers, table }: AccountParts, user: User, password: string, caller: Caller) {
  const pepper = peppers[0] ?? null;
  if (!needsRehash(user.passwordHash, pepper)) return;
  const passwordHash = await hashedPassword(password, pepper);
  await changeUser(table, user, { passwordHash }, { nowIso: isoInstant(caller) });
}

async function verificationRenewed({ mailer, table }: AccountParts, user: User, caller: Caller): Promise<void> {
  const nowUnixSeconds = unixSeconds(caller);
  const isRecent = nowUnixSeconds - user.verifyOrderedAt < VERIFY_ORDER_SECONDS;
  if (!mailer || user.isVerified || isRecent || nowUnixSeconds < user.verifyExpiresAt) return;
  const order = mailOrder('verify', user.id, caller.lang, { id: verifyOrderId(user.id), nowUnixSeconds });
  const change = { verifyOrderedAt: nowUnixSeconds };
  if (await changeUser(table, user, change, { nowIso: user.updatedAt })) await putOrder(table, order);
}

/**
 * Exchanges a refresh token for new tokens with the current role and tier.
 *
 * @throws AccountRefusal `invalid_token` when the account is deleted or disabled, or has revoked its sign-ins
 */
export async function refreshed(parts: AccountParts, refreshToken: string, caller: Caller): Promise<TokenPair> {
  const { authTime, tokenVersion, userId } = refreshClaims(refreshToken, parts.keys, unixSeconds(caller));
  await withinLimits([parts.throttle.counted('refresh_user', userId, unixSeconds(caller))]);
  const user = await livingUser(parts.table, userId, unixSeconds(caller));
  if (!isCurrent(user, tokenVersion)) {
    parts.securityLog('refresh_refused', userId, caller);
    throw signInEnded();
  }
  return signedIn(parts, user, authTime, caller);
}

/** Reads the user of a token in its current state. */
export async function currentUser(
  { table }: AccountParts,
  { userId, tokenVersion }: Pick<AccessClaims, 'userId' | 'tokenVersion'>,
  caller: Caller,
): Promise<User> {
  const user = await livingUser(table, userId, unixSeconds(caller));
  if (isCurrent(user, tokenVersion)) return user;
  throw signInEnded();
}

function isCurrent(user: User | null, tokenVersion: number): user is User {
  return user !== null && !user.isDisabled && user.tokenVersion === tokenVersion;
}

function signInEnded(): AccountRefusal {
  return new AccountRefusal('invalid_token', message('sign_in_ended', {}));
}

/**
 * Ends every sign-in of a signed-in user, including this one.
 *
 * @throws AccountRefusal `invalid_token`
 */
export async function logoutEverywhere(parts: AccountParts, claims: AccessClaims, caller: Caller): Promise<void> {
  const { table } = parts;
  const user = await currentUser(parts, claims, caller);
  // Nothing that the user sees changes, so neither does the date of change.
  await written(
    () => changeUser(table, user, {}, { nowIso: user.updatedAt, cutsOff: true }),
    async () => (await userById(table, user.id))?.tokenVersion !== user.tokenVersion,
  );
  parts.securityLog('signed_out_everywhere', user.id, caller);
}

/** Returns new access and refresh tokens of a user; `authTime` is when the password was entered, Unix seconds. */
export function signedIn({ keys }: AccountParts, user: User, authTime: number, caller: Caller): TokenPair {
  return tokenPair(user, authTime, keys, unixSeconds(caller), randomUUID);
}
