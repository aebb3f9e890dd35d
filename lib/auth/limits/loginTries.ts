/**
 * Password attempts, counted before the password is checked, so that parallel guessing gains nothing.
 *
 * Guesses by strangers never lock an owner out. An address or a device that has signed in before has attempts of its
 * own, any other address waits an hour at most after its last failure, and a new address may make its first attempt at
 * once.
 */
import { ulid } from 'ulid';
import { message } from '../../words/message.ts';
import { alarm } from '../log/alarm.ts';
import type { CountedFailure } from './failures.ts';
import { mailOrder, orderId, putOrder } from '../mail/outbox.ts';
import { unixSeconds, type AccountParts, type Caller } from '../services.ts';
import type { SignInPlace, Spot } from './places.ts';
import { AccountRefusal, AccountsUnavailable } from '../refusal.ts';
import { addressSubject, withinLimits, type Subject, type WindowName } from './throttle.ts';
import type { DeviceClaims } from '../token/tokens.ts';
import type { User } from '../account/user.ts';

/** Whose password is tried, and evidence that the caller has signed in before. */
export interface LoginTry {
  readonly emailKey: string;
  /** Null for an address without an account. */
  readonly user: User | null;
  /** Claims of a refresh token that was sent along; they count where they are of this user. */
  readonly device?: DeviceClaims | null;
  /** True where the caller has a valid sign-in of this user. */
  readonly isSignedIn?: boolean;
}

export interface CountedTry {
  /** The password was right: takes the attempt back. */
  succeeded(): Promise<void>;
  /** The password was wrong: notifies the owner when there have been too many. */
  failed(): Promise<void>;
}

type Window = readonly [name: WindowName, subject: Subject];

/**
 * Counts a password attempt.
 *
 * @throws AccountRefusal `rate_limited`, or `account_locked` for an unknown address that has to wait
 */
export async function countedLogin(parts: AccountParts, tried: LoginTry, caller: Caller): Promise<CountedTry> {
  const { failures, throttle } = parts;
  const now = unixSeconds(caller);
  const spot = spotOf(tried.emailKey, caller);
  const device = tried.device && tried.device.userId === tried.user?.id ? tried.device : null;
  const windows = windowsOf(spot, device);
  const place = device || tried.isSignedIn ? KNOWN : await parts.places.at(spot, tried.user?.id ?? null, now);
  const waits = await Promise.all(windows.map(([name, subject]) => throttle.counted(name, subject, now)));
  // A refused caller has tried no password, so nothing may be counted against others.
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

const KNOWN: SignInPlace = { isKnown: true, waitSeconds: 0, expiresAt: null };

function spotOf(emailKey: string, { ip }: Caller): Spot {
  return { account: emailKey, address: addressSubject(ip) };
}

/** The first window belongs to this device alone: a known device is counted apart from others at its address. */
function windowsOf({ account, address }: Spot, device: DeviceClaims | null): readonly [Window, ...Window[]] {
  if (device) return [['login_device', `${device.userId} ${device.authTime}`]];
  return [
    ['login_account_ip', `${account} ${address}`],
    ['login_ip', address],
  ];
}

interface Delaying {
  readonly place: SignInPlace;
  readonly failure: CountedFailure;
  readonly holder: string | null;
  readonly now: number;
}

/** Returns the seconds that an address must wait; where it may try now, its delay after this attempt begins. */
async function secondsToWait({ places }: AccountParts, spot: Spot, { place, failure, holder, now }: Delaying) {
  const { delaySeconds } = failure;
  let read = place;
  while (delaySeconds > 0 && !read.isKnown && read.waitSeconds === 0) {
    if (await places.isHeld(spot, read, now + delaySeconds)) return 0;
    // Another attempt from this address came first.
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
 * Notifies the owner by mail, once a day at most, that the account is being guessed. An address without an account
 * takes the same work; and the answer to a wrong password does not fail where the mail cannot be queued.
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

/** Records that a user has signed in from the address of a call. */
export async function noteSignIn({ places }: AccountParts, { emailKey, id }: User, caller: Caller): Promise<void> {
  await places.known(spotOf(emailKey, caller), id, unixSeconds(caller));
}

/** Ends the delays of an owner who has proved access to the mailbox. */
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
