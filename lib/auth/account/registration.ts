/** Registration, and verification of the mailbox. */
import { ulid } from 'ulid';
import type { PersonField } from '../../words/messages/authentication.ts';
import { alarmOnce } from '../log/alarm.ts';
import { deliver, tokenHash } from '../mail/delivery.ts';
import { addressChanged, type VerifyOutcome } from './emailChange.ts';
import { emailAddress, personText, sound, username as usernameOf, type Problem } from './identifiers.ts';
import { clearedLogins } from '../limits/loginTries.ts';
import { HOLD_SECONDS, mailOrder, verifyOrderId, type MailOrder } from '../mail/outbox.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { passwordProblem, type FindWeakness } from '../password/passwordRules.ts';
import { hashedPassword } from '../password/passwords.ts';
import { AccountsUnavailable, takenAccount, unusableToken, type FieldProblem } from '../refusal.ts';
import { replaceUser } from './replacement.ts';
import { createUser, livingUser, mailToken } from '../store.ts';
import { addressSubject, withinLimits } from '../limits/throttle.ts';
import { DEFAULT_ROLE, DEFAULT_TIER, type User } from './user.ts';
import { verifyUser } from './verified.ts';
import { DAY_SECONDS } from '../durations.ts';

/** How long an account may stay unverified before it is deleted. */
export const UNVERIFIED_SECONDS = 14 * DAY_SECONDS;

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly full_name?: unknown;
  readonly phone?: unknown;
}

/** Lists the problems of the fields that a registration contains. */
export async function registrationProblems(
  body: Partial<Record<keyof Registration, unknown>>,
  findWeakness: FindWeakness,
): Promise<FieldProblem[]> {
  const { email, username, password } = body;
  const said = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const owner = {
    email: said(email),
    username: said(username),
    fullName: said(body.full_name),
    phone: typeof body.phone === 'number' ? String(body.phone) : said(body.phone),
  };
  const weak = typeof password === 'string' ? await passwordProblem(password, owner, findWeakness) : null;
  return [
    ...formProblems(body),
    ...(weak === null ? [] : [{ field: 'password', msg: weak, type: 'weak_password' } as const]),
  ];
}

/** Lists problems of form in the identifying fields that are present. */
export function formProblems(body: Partial<Record<'email' | 'username' | PersonField, unknown>>): FieldProblem[] {
  const { email, full_name: fullName, phone, username } = body;
  const formed = (field: string, found: object | Problem): FieldProblem[] =>
    'problem' in found ? [{ field, msg: found.problem, type: 'format' }] : [];
  return [
    ...(typeof email === 'string' ? formed('email', emailAddress(email)) : []),
    ...(typeof username === 'string' ? formed('username', usernameOf(username)) : []),
    ...formed('full_name', personText(fullName, 'full_name')),
    ...formed('phone', personText(phone, 'phone')),
  ];
}

export interface Registered {
  readonly user: User;
  readonly isMailSent: boolean;
}

/**
 * Creates an account from fields that `registrationProblems` has accepted, and sends the verification mail.
 *
 * The mail is queued in the same write, so it is sent later where it cannot be sent now.
 *
 * @throws AccountRefusal `account_exists`, `rate_limited`
 */
export async function register(parts: AccountParts, input: Registration, caller: Caller): Promise<Registered> {
  const nowUnixSeconds = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('register_ip', addressSubject(caller.ip), nowUnixSeconds)]);
  const passwordHash = await hashedPassword(input.password, parts.peppers[0] ?? null);
  // Without a mailer nobody can verify, so every account is permanent.
  const stays = parts.mailer === null;
  const user = {
    ...newUser(input, passwordHash, caller),
    ...(!stays && { expiresAt: nowUnixSeconds + UNVERIFIED_SECONDS }),
  };
  const order = mailOrder('verify', user.id, user.lang, {
    id: verifyOrderId(user.id),
    nowUnixSeconds,
    dueInSeconds: HOLD_SECONDS,
  });
  if (!(await createUser(parts.table, user, parts.mailer && order))) {
    const replaced = await replaceUser(parts.table, user, parts.mailer && order);
    if (!replaced) throw takenAccount();
    parts.securityLog('account_deleted', replaced.id, caller);
  }
  // Guesses made while the address had no account must not count against its owner.
  await clearedLogins(parts, user.emailKey, caller);
  parts.securityLog('registered', user.id, caller);
  return { user, isMailSent: await isDelivered(parts, order, caller) };
}

/** The account exists, whatever happens to its mail. */
async function isDelivered(parts: AccountParts, order: MailOrder, caller: Caller): Promise<boolean> {
  if (!parts.mailer) {
    alarmOnce('mail_not_configured');
    return false;
  }
  try {
    return await deliver(parts, order, caller.nowUnixMs);
  } catch (error) {
    if (error instanceof AccountsUnavailable) return false;
    throw error;
  }
}

function newUser(input: Registration, passwordHash: string, caller: Caller): User {
  const address = sound(emailAddress(input.email));
  const name = sound(usernameOf(input.username));
  const now = isoInstant(caller);
  return {
    id: ulid(caller.nowUnixMs),
    email: address.display,
    emailKey: address.key,
    emailAddress: address.address,
    username: name.display,
    usernameKey: name.key,
    fullName: sound(personText(input.full_name, 'full_name')).text,
    phone: sound(personText(input.phone, 'phone')).text,
    role: DEFAULT_ROLE,
    tier: DEFAULT_TIER,
    lang: caller.lang,
    isVerified: false,
    isDisabled: false,
    isMailSuppressed: false,
    passwordHash,
    tokenVersion: 1,
    verifyOrderedAt: unixSeconds(caller),
    verifyExpiresAt: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Marks the user of a verification link verified and ends earlier sign-ins, which may belong to somebody else who
 * entered the address; or sets the new address that a link proves.
 *
 * The token stays valid until it expires, without further effect: mail scanners open links before people do.
 *
 * @throws AccountRefusal `invalid_or_expired_token`, `rate_limited`
 */
export async function verify(parts: AccountParts, token: string, caller: Caller): Promise<VerifyOutcome> {
  const nowUnixSeconds = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('token_ip', addressSubject(caller.ip), nowUnixSeconds)]);
  const [found, ofChange] = await Promise.all([
    mailToken(parts.table, tokenHash(token), 'verify', nowUnixSeconds),
    mailToken(parts.table, tokenHash(token), 'change_email', nowUnixSeconds),
  ]);
  if (ofChange) return addressChanged(parts, ofChange, caller);
  const user = found && (await livingUser(parts.table, found.userId, nowUnixSeconds));
  if (!user || user.isDisabled || user.emailKey !== found.emailKey) throw unusableToken();
  if (user.isVerified) return 'already_verified';
  if (!(await verifyUser(parts.table, user, { nowIso: isoInstant(caller), cutsOff: true }))) {
    const isVerified = (await livingUser(parts.table, user.id, nowUnixSeconds))?.isVerified ?? false;
    if (isVerified) return 'already_verified';
    throw unusableToken();
  }
  await clearedLogins(parts, user.emailKey, caller);
  parts.securityLog('verified', user.id, caller);
  return 'verified';
}
