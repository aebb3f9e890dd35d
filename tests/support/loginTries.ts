/** Wrong passwords tried at accounts, counted in a table of their own. */
import { failures } from '../../lib/auth/limits/failures.ts';
import { countedLogin, type LoginTry } from '../../lib/auth/limits/loginTries.ts';
import type { AccountParts } from '../../lib/auth/services.ts';
import { places } from '../../lib/auth/limits/places.ts';
import type { AccountRefusal } from '../../lib/auth/refusal.ts';
import { throttle, type Limits } from '../../lib/auth/limits/throttle.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { callerAt } from './accounts.ts';

/** On the hour, where every window begins; Unix seconds. */
export const NOW = Date.UTC(2026, 5, 1, 12) / 1000;

/** Counts in the table of these parts, with other numbers. */
export function counting(parts: AccountParts, limits: Limits): AccountParts {
  const { table } = parts;
  return {
    ...parts,
    throttle: throttle(table, limits),
    failures: failures(table, limits.login_account.hits),
    places: places(table),
  };
}

export const refusalOf = (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: unknown) => error as AccountRefusal,
  );

export const ofUser = (user: User, further: Partial<LoginTry> = {}): LoginTry => ({
  emailKey: user.emailKey,
  user,
  ...further,
});

let addresses = 0;
export const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

/** Tries a wrong password. Returns the seconds to wait; 0 where it was looked at. */
export async function wrong(parts: AccountParts, tried: LoginTry, ip: string, now = NOW): Promise<number> {
  try {
    await (await countedLogin(parts, tried, callerAt(now * 1000, ip))).failed();
    return 0;
  } catch (error) {
    return (error as AccountRefusal).retryAfterSeconds!;
  }
}
