/**
 * Passwords that are tried, counted before they are looked at: who guesses in parallel gains nothing.
 *
 * Guesses of strangers never keep an owner out. An address or a device that signed in before has tries of its own, any
 * other address waits an hour at most after its last failure, and a new one has its first try at once.
 */
import { ulid } from 'ulid';
import { message } from '../../words/message.ts';
import { alarm } from '../log/alarm.ts';
import type { CountedFailure } from './failures.ts';
import { mailOrder, orderId, putOrder } from '../mail/outbox.ts';
import { unixSeconds, type AccountParts, type Caller } from '../services.ts';
import type { Place, Spot } from './places.ts';
import { AccountRefusal, AccountsUnavailable } from '../refusal.ts';
import { addressSubject, withinLimits, type Subject, type WindowName } from './throttle.ts';
import type { DeviceClaims } from '../token/tokens.ts';
import type { User } from '../account/user.ts';

/** Whose password is tried, and what shows that the one who tries it has signed in before. */
export interface LoginTry {
  readonly emailKey: string;
  /** Null for an address without account. */
  readonly user: User | null;
  /** Of a refresh token that was sent along; counts where it is of this user. */
  readonly device?: DeviceClaims | null;
  /** A sign-in of this user that holds. */
  readonly isSignedIn?: boolean;
}

export interface CountedTry {
  /** The password was right: takes the try back. */
  succeeded(): Promise<void>;
  /** The password was wrong: tells the owner when it is one too many. */
  failed(): Promise<void>;
}

type Window = readonly [name: WindowName, subject: Subject];

/**
 * Counts a password that was given.
 *
 * @throws AccountRefusal `rate_limited`, or `account_locked` for a stranger's address that has to wait
 */
export async function countedLogin(parts: AccountParts, tried: LoginTry, caller: Caller): Promise<CountedTry> {
  const { failures, throttle } = parts;
  const now = unixSeconds(caller);
  const spot = spotOf(tried.emailKey, caller);
  const device = tried.device && tried.device.userId === tried.user?.id ? tried.device : null;
  const windows = windowsOf(spot, device);
  const place = device || tried.isSignedIn ? KNOWN : await parts.places.at(spot, tried.user?.id ?? null, now);
  const waits = await Promise.all(windows.map(([name, subject]) => throttle.counted(name, subject, now)));
  // Whoever is turned away has tried no password, so he must not use up what others have left.
  const returned = () => {
    const counted = windows.filter((_, i) => waits[i] === null);
    return Promise.all(counted.map(([name, subject]) => throttle.returned(name, subject, now)));
  };
  if (waits.some((seconds) => seconds !== null)) {
    await returned();
    await withinDelay(place.waitSeconds > Math.max(...waits.map((seconds) => seconds ?? 0)) ? place.waitSeconds : 0);
    await withinLimits(waits);
  }
  const failure = await failures.counted(spot.account, now);
  const waitSeconds = await secondsToWait(parts, spot, { place, failure, holder: tried.user?.id ?? null, now });
  if (waitSeconds > 0) await Promise.all([returned(), failures.returned(spot.account, failure)]);
  await withinDelay(waitSeconds);
  const isDelayed = failure.delaySeconds > 0 && !place.isKnown;
  const [own, ...shared] = windows;
  return {
    async succeeded() {
      await Promise.all([
        throttle.cleared(...own, now),
        ...shared.map(([name, subject]) => throttle.returned(name, subject, now)),
        failures.returned(spot.account, failure),
        isDelayed && parts.places.released(spot),
      ]);
    },
    failed: () => ownerDescribed(parts, tried, failure, caller),
  };
}

const KNOWN: Place = { isKnown: true, waitSeconds: 0, expiresAt: null };

function spotOf(emailKey: string, { ip }: Caller): Spot {
  return { account: emailKey, address: addressSubject(ip) };
}

/** The first is of nobody else: a device that is known counts apart from whoever shares its address. */
function windowsOf({ account, address }: Spot, device: DeviceClaims | null): readonly [Window, ...Window[]] {
  if (device) return [['login_device', `${device.userId} ${device.authTime}`]];
  return [
    ['login_account_ip', `${account} ${address}`],
    ['login_ip', address],
  ];
}

interface Delaying {
  readonly place: Place;
  readonly failure: CountedFailure;
  readonly holder: string | null;
  readonly now: number;
}

/** Returns how long an address has to wait; where it may try now, the delay after this try begins. */
async function secondsToWait({ places }: AccountParts, spot: Spot, { place, failure, holder, now }: Delaying) {
  const { delaySeconds } = failure;
  let read = place;
  while (delaySeconds > 0 && !read.isKnown && read.waitSeconds === 0) {
    if (await places.isHeld(spot, read, now + delaySeconds)) return 0;
    // Another try from there came first.
    read = await places.at(spot, holder, now);
  }
  return delaySeconds > 0 ? read.waitSeconds : 0;
}

/** @throws AccountRefusal `account_locked` */
function withinDelay(waitSeconds: number): Promise<void> {
  if (waitSeconds === 0) return Promise.resolve();
  const minutes = Math.ceil(waitSeconds / 60);
  return Promise.reject(new AccountRefusal('account_locked', message('account_is_locked', { minutes }), waitSeconds));
}

/**
 * Mails the owner once a day at most that his account is being guessed at. An address without account takes the same
 * work; and the answer to a wrong password does not hang on a mail that cannot be ordered.
 */
async function ownerDescribed(
  { failures, mailer, securityLog, table }: AccountParts,
  tried: LoginTry,
  failure: CountedFailure,
  caller: Caller,
) {
  const now = unixSeconds(caller);
  if (!failure.isToTell || !(await failures.isDescribedNow(tried.emailKey, now))) return;
  const { user } = tried;
  securityLog('account_locked', user?.id ?? null, caller);
  if (!mailer) return;
  const order = { id: orderId('failed_logins', user?.id ?? ulid(caller.nowUnixMs)), nowUnixSeconds: now };
  try {
    await putOrder(table, mailOrder('failed_logins', user?.id ?? null, user?.lang ?? caller.lang, order));
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarm('mail_failed', { kind: 'failed_logins', error: error.name });
  }
}

/** Notes that a user has signed in from the address of a call. */
export async function noteSignIn({ places }: AccountParts, { emailKey, id }: User, caller: Caller): Promise<void> {
  await places.known(spotOf(emailKey, caller), id, unixSeconds(caller));
}

/** Lets the owner of an account in again who has shown that the mailbox is his. */
export async function clearedLogins(parts: AccountParts, emailKey: string, caller: Caller): Promise<void> {
  const now = unixSeconds(caller);
  const spot = spotOf(emailKey, caller);
  const [[name, subject]] = windowsOf(spot, null);
  await Promise.all([
    parts.throttle.cleared(name, subject, now),
    parts.failures.cleared(emailKey, now),
    parts.places.released(spot),
  ]);
}
