/** A caller with an account, as far as a token tells: for paths that need one but keep nothing. */
import { generateKeyPairSync } from 'node:crypto';
import { signingKeys } from '../../lib/auth/token/keys.ts';
import { tokenPair, type TokenHolder } from '../../lib/auth/token/tokens.ts';

const jwk = { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'test' };
const setOf = (key: object) => JSON.stringify({ keys: [key] });

export const PRIVATE_KEYS = setOf(jwk);
export const PUBLIC_KEYS = setOf({ ...jwk, d: undefined });
export const KEYS = signingKeys(PRIVATE_KEYS, PUBLIC_KEYS);

export const SOMEONE: TokenHolder = { id: 'someone', role: 'user', tier: 'free', tokenVersion: 1 };

/** Headers of a signed-in caller; from then on this process believes the test key. */
export function signedInHeaders(nowUnixSeconds = Math.floor(Date.now() / 1000)): { authorization: string } {
  process.env['JWT_PUBLIC_KEYS'] = PUBLIC_KEYS;
  const { accessToken } = tokenPair(SOMEONE, nowUnixSeconds, KEYS, nowUnixSeconds, () => 'id');
  return { authorization: `Bearer ${accessToken}` };
}
