/** A new e-mail address of an account: requested with the password, set when a link sent to it is opened. */
import { forgetLogins } from '../limits/forgottenLogins.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { unusableToken } from '../refusal.ts';
import { livingUser, type MailToken } from '../store.ts';
import { moveAddress } from './verified.ts';

/** The outcome of a link that proves an address. */
export type VerifyOutcome = 'verified' | 'already_verified' | 'email_changed';

/**
 * Sets the address that a link of a user proves, and ends earlier sign-ins; a second click changes nothing.
 *
 * @throws AccountRefusal `invalid_or_expired_token` when another address was requested since, the password was reset,
 *   or somebody else has taken the address
 */
export async function addressChanged(parts: AccountParts, token: MailToken, caller: Caller): Promise<VerifyOutcome> {
  const nowUnixSeconds = unixSeconds(caller);
  const user = await livingUser(parts.table, token.userId, nowUnixSeconds);
  if (!user || user.isDisabled) throw unusableToken();
  if (user.emailKey === token.emailKey) return 'already_verified';
  const { pendingEmail } = user;
  if (pendingEmail?.emailKey !== token.emailKey) throw unusableToken();
  const now = { nowIso: isoInstant(caller), nowUnixSeconds };
  if (!(await moveAddress(parts.table, user, pendingEmail, now))) throw unusableToken();
  // What was known of sign-ins is stored under the previous address.
  await forgetLogins(parts.table, user.emailKey, 'all');
  parts.securityLog('email_changed', user.id, caller);
  return 'email_changed';
}
