/** Changes that users make to their own account. */
import { randomUUID } from 'node:crypto';
import { message } from '../../words/message.ts';
import { claimed, givenUp } from './claims.ts';
import { emailAddress, personText, sound, username as usernameOf } from './identifiers.ts';
import { emailClaimKey, nameClaimKey, orderKey, userKey } from './items.ts';
import type { MailOrder } from '../mail/outbox.ts';
import { isoInstant, unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { ordered, requirePassword } from './recovery.ts';
import { AccountsUnavailable, takenAccount, type FieldProblem } from '../refusal.ts';
import { formProblems } from './registration.ts';
import { currentUser } from '../token/session.ts';
import { found, userUpdate, userById } from '../store.ts';
import { transacted, type Table } from '../table.ts';
import { addressSubject, withinLimits } from '../limits/throttle.ts';
import type { AccessClaims } from '../token/tokens.ts';
import { isLiving, type PendingEmail, type User } from './user.ts';

/** A missing field keeps its value; null clears a name or a number. */
export interface ProfileChange {
  readonly full_name?: unknown;
  readonly phone?: unknown;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly current_password?: string | undefined;
}

/** Lists the problems of the fields that a change contains. */
export function profileProblems(body: Partial<Record<keyof ProfileChange, unknown>>): FieldProblem[] {
  const { current_password: password, email, full_name, phone, username } = body;
  const isBare = typeof email === 'string' && password === undefined;
  const msg = message('password_needed', {});
  return [
    ...formProblems({ email, username, full_name, phone }),
    ...(isBare ? [{ field: 'current_password', msg, type: 'missing' } as const] : []),
  ];
}

/** The fields that a change sets and removes. */
interface Wish {
  readonly set: Partial<Pick<User, 'fullName' | 'phone' | 'username' | 'usernameKey' | 'pendingEmail'>>;
  readonly drops: readonly 'pendingEmail'[];
}

/** Another request may change the user between reading and writing. */
const TRIES = 4;

/**
 * Changes a signed-in user by fields that `profileProblems` has accepted, all of them or none. A new address is pending
 * until a link sent to it is opened; the current address is notified.
 *
 * @throws AccountRefusal `account_exists`, `current_password_invalid`, `invalid_token`, `rate_limited`
 */
export async function changeProfile(
  parts: AccountParts,
  claims: AccessClaims,
  input: ProfileChange,
  caller: Caller,
): Promise<User> {
  const user = await currentUser(parts, claims, caller);
  if (input.username !== undefined || input.email !== undefined) await countedLikeRegistration(parts, caller);
  const pending = await pendingEmail(parts, user, input, caller);
  const wish = wishOf(input, pending);
  if (Object.keys(wish.set).length + wish.drops.length === 0) return user;
  const isAsked = wish.set.pendingEmail !== undefined;
  const kinds = isAsked ? (['change_email', 'email_change_asked'] as const) : [];
  const orders = kinds.map((kind) => ordered(kind, user.id, caller));
  return changed(parts, claims, wish, orders, caller);
}

/** Like a registration, the request reveals whether a name or an address is taken. */
async function countedLikeRegistration({ throttle }: AccountParts, caller: Caller): Promise<void> {
  await withinLimits([throttle.counted('register_ip', addressSubject(caller.ip), unixSeconds(caller))]);
}

/** Returns the requested address; undefined for none, null for the current one, which cancels a pending request. */
async function pendingEmail(
  parts: AccountParts,
  user: User,
  { current_password: password = '', email }: ProfileChange,
  caller: Caller,
): Promise<PendingEmail | null | undefined> {
  if (email === undefined) return undefined;
  await requirePassword(parts, user, password, caller);
  const { address, display, key } = sound(emailAddress(email));
  if (key === user.emailKey) return null;
  if (!parts.mailer) throw new AccountsUnavailable('No mail is sent, so no new address can be proven.');
  const now = unixSeconds(caller);
  await withinLimits([parts.throttle.counted('change_email_account', user.id, now)]);
  const claim = await found<{ expiresAt?: number }>(parts.table, emailClaimKey(key));
  if (claim && isLiving(claim, now)) throw takenAccount();
  return { email: display, emailKey: key, emailAddress: address };
}

function wishOf(input: ProfileChange, pending: PendingEmail | null | undefined): Wish {
  const { full_name, phone, username } = input;
  const name = username === undefined ? null : sound(usernameOf(username));
  return {
    set: {
      ...(full_name !== undefined && { fullName: sound(personText(full_name, 'full_name')).text }),
      ...(phone !== undefined && { phone: sound(personText(phone, 'phone')).text }),
      ...(name && { username: name.display, usernameKey: name.key }),
      ...(pending && { pendingEmail: pending }),
    },
    drops: pending === null ? ['pendingEmail'] : [],
  };
}

async function changed(
  parts: AccountParts,
  claims: AccessClaims,
  wish: Wish,
  orders: readonly MailOrder[],
  caller: Caller,
): Promise<User> {
  for (let tries = 0; tries < TRIES; tries++) {
    const user = await currentUser(parts, claims, caller);
    const outcome = await writeWish(parts.table, user, wish, orders, caller);
    if (outcome === 'taken') throw takenAccount();
    if (outcome === 'written') {
      parts.securityLog('profile_changed', user.id, caller);
      return asWished(user, wish, isoInstant(caller));
    }
  }
  throw new AccountsUnavailable('The account was changed meanwhile.');
}

function asWished(user: User, { drops, set }: Wish, updatedAt: string): User {
  const { pendingEmail: pending, ...rest } = user;
  const isPending = pending !== undefined && drops.length === 0;
  return { ...rest, ...(isPending && { pendingEmail: pending }), ...set, updatedAt };
}

/**
 * Writes the user, its claim of a name and its mails in one transaction: `moved` when the user has changed since it was
 * read.
 */
async function writeWish(
  table: Table,
  user: User,
  { drops, set }: Wish,
  orders: readonly MailOrder[],
  caller: Caller,
): Promise<'written' | 'taken' | 'moved'> {
  const { ExpressionAttributeValues: values, ...update } = userUpdate(set, isoInstant(caller), { drops });
  const stays = user.expiresAt === undefined;
  const items = [
    {
      Update: {
        TableName: table.name,
        Key: userKey(user.id),
        ...update,
        ConditionExpression: `tokenVersion = :version AND #usernameKey = :name AND ${stays ? 'attribute_not_exists(expiresAt)' : 'expiresAt = :until'}`,
        ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#usernameKey': 'usernameKey' },
        ExpressionAttributeValues: {
          ...values,
          ':version': user.tokenVersion,
          ':name': user.usernameKey,
          ...(!stays && { ':until': user.expiresAt }),
        },
      },
    },
    ...nameParts(table, user, set.usernameKey, unixSeconds(caller)),
    ...orders.map((order) => ({ Put: { TableName: table.name, Item: { ...orderKey(order.id), ...order } } })),
  ];
  const isThere = async () => isWish(await userById(table, user.id), set);
  try {
    const failed = await transacted(table, items, randomUUID());
    // After a lost response the retry meets its own write.
    if (failed.length === 0 || (await isThere())) return 'written';
    return failed.includes(0) ? 'moved' : 'taken';
  } catch (error) {
    if (error instanceof AccountsUnavailable && (await isThere())) return 'written';
    throw error;
  }
}

function nameParts(table: Table, user: User, wanted: string | undefined, nowUnixSeconds: number) {
  if (wanted === undefined || wanted === user.usernameKey) return [];
  return [
    claimed(table, nameClaimKey(wanted), user, nowUnixSeconds),
    givenUp(table, nameClaimKey(user.usernameKey), user.id),
  ];
}

function isWish(now: User | null, { pendingEmail: pending, ...set }: Wish['set']): boolean {
  if (!now || (pending && now.pendingEmail?.emailKey !== pending.emailKey)) return false;
  return Object.entries(set).every(([field, value]) => now[field as keyof User] === value);
}
