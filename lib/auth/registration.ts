/** New accounts, and the proof that their mailbox is theirs. */
import { ulid } from 'ulid';
import { message } from '../words/message.ts';
import { alarmOnce } from './alarm.ts';
import { deliver, tokenHash } from './delivery.ts';
import { emailAddress, personText, username as usernameOf, type Problem } from './identifiers.ts';
import { clearedLogins } from './loginTries.ts';
import { HOLD_SECONDS, mailOrder, verifyOrderId, type MailOrder } from './outbox.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from './parts.ts';
import { passwordProblem, type FindWeakness } from './passwordRules.ts';
import { hashedPassword } from './passwords.ts';
import { AccountRefusal, AccountsUnavailable, type FieldProblem } from './refusal.ts';
import { changeUser, createUser, mailToken, userById } from './store.ts';
import { addressSubject, withinLimits } from './throttle.ts';
import { DEFAULT_ROLE, DEFAULT_TIER, type User } from './user.ts';

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly full_name?: unknown;
  readonly phone?: unknown;
}

/** Lists what is wrong with the fields of a registration that are there. */
export async function registrationProblems(
  body: Partial<Record<keyof Registration, unknown>>,
  findWeakness: FindWeakness,
): Promise<FieldProblem[]> {
  const { email, username, password } = body;
  const formed = (field: keyof Registration, found: object | Problem): FieldProblem[] =>
    'problem' in found ? [{ field, msg: found.problem, type: 'format' }] : [];
  const said = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const owner = {
    email: said(email),
    username: said(username),
    fullName: said(body.full_name),
    phone: typeof body.phone === 'number' ? String(body.phone) : said(body.phone),
  };
  const weak = typeof password === 'string' ? await passwordProblem(password, owner, findWeakness) : null;
  return [
    ...(typeof email === 'string' ? formed('email', emailAddress(email)) : []),
    ...(typeof username === 'string' ? formed('username', usernameOf(username)) : []),
    ...(weak === null ? [] : [{ field: 'password', msg: weak, type: 'weak_password' } as const]),
    ...formed('full_name', personText(body.full_name, 'full_name')),
    ...formed('phone', personText(body.phone, 'phone')),
  ];
}

export interface Registered {
  readonly user: User;
  readonly isMailSent: boolean;
}

/**
 * Makes an account from fields without `registrationProblems`, and sends the verification mail.
 *
 * The mail is ordered in the same write, so it goes out later where it cannot go out now.
 *
 * @throws AccountRefusal `account_exists`, `rate_limited`
 */
export async function register(parts: AccountParts, input: Registration, caller: Caller): Promise<Registered> {
  const nowUnixSeconds = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('register_ip', addressSubject(caller.ip), nowUnixSeconds)]);
  const passwordHash = await hashedPassword(input.password, parts.peppers[0] ?? null);
  const user = newUser(input, passwordHash, caller);
  const order = mailOrder('verify', user.id, user.lang, {
    id: verifyOrderId(user.id),
    nowUnixSeconds,
    dueInSeconds: HOLD_SECONDS,
  });
  if (!(await createUser(parts.table, user, parts.mailer && order))) {
    throw new AccountRefusal('account_exists', message('account_taken', {}));
  }
  // Whatever was guessed at an address without account does not count against its owner.
  await clearedLogins(parts, user.emailKey, caller);
  parts.securityLog('registered', user.id, caller);
  return { user, isMailSent: await isDelivered(parts, order, caller) };
}

/** The account stands, whatever becomes of its mail. */
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

/** Of input without `registrationProblems`. */
function sound<Value extends object>(value: Value | Problem): Value {
  if ('problem' in value) throw new Error('The fields were not checked.');
  return value;
}

export interface Verified {
  readonly user: User;
  readonly wasVerified: boolean;
}

/**
 * Marks the user of a verification link verified.
 *
 * The token stays good until it expires: mail scanners open links before people do.
 *
 * @throws AccountRefusal `invalid_or_expired_token`, `rate_limited`
 */
export async function verify(parts: AccountParts, token: string, caller: Caller): Promise<Verified> {
  const nowUnixSeconds = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('token_ip', addressSubject(caller.ip), nowUnixSeconds)]);
  const found = await mailToken(parts.table, tokenHash(token), 'verify', nowUnixSeconds);
  const user = found && (await userById(parts.table, found.userId));
  if (!user || user.isDisabled || user.emailKey !== found.emailKey) throw unusableToken();
  if (user.isVerified) return { user, wasVerified: true };
  const updatedAt = isoInstant(caller);
  await changeUser(parts.table, user, { isVerified: true }, { nowIso: updatedAt });
  await clearedLogins(parts, user.emailKey, caller);
  parts.securityLog('verified', user.id, caller);
  return { user: { ...user, isVerified: true, updatedAt }, wasVerified: false };
}

/** Returns the refusal of a mailed token, one for all causes, so that none tells who has an account. */
export function unusableToken(): AccountRefusal {
  return new AccountRefusal('invalid_or_expired_token', message('link_unusable', {}));
}
