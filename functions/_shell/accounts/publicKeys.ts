/** The public keys that verify tokens. */
import { verifyingKeys, type VerifyingKeys } from '../../../lib/auth/token/keys.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { requireLastingKeys } from './stage.ts';

let known: { readonly source: string; readonly keys: VerifyingKeys } | undefined;

/**
 * Returns the keys that verify tokens, parsed once for each value of `JWT_PUBLIC_KEYS`.
 *
 * @throws AccountsUnavailable when there are none, or they are malformed or not fit for the stage
 */
export function publicKeys(): VerifyingKeys {
  const source = process.env['JWT_PUBLIC_KEYS'];
  if (!source) throw new AccountsUnavailable('JWT_PUBLIC_KEYS is not set.');
  if (known?.source !== source) {
    requireLastingKeys(process.env, source);
    known = { source, keys: verifyingKeys(source) };
  }
  return known.keys;
}
