/** Keys that sign and verify tokens: JWK sets of ES256 keys, chosen by `kid` alone. */
import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { AccountsUnavailable } from '../refusal.ts';

interface Jwk extends JsonWebKey {
  readonly kid: string;
  /** Unix seconds from which a private key signs: a day after its public half was published. */
  readonly nbf?: number;
  /** Unix seconds from which the key signs nothing and its signatures are rejected. */
  readonly exp?: number;
}

export interface VerifyingKeys {
  /** Returns a public key; null for an unknown or expired kid. */
  keyOf(kid: string, nowUnixSeconds: number): KeyObject | null;
  /** What `/.well-known/jwks.json` publishes. */
  readonly published: { readonly keys: readonly object[] };
}

export interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
}

export interface SigningKeys extends VerifyingKeys {
  /** @throws AccountsUnavailable when no key may sign now */
  current(nowUnixSeconds: number): SigningKey;
}

/** Prefix of the ids of keys generated for one run; a production stage refuses them. */
export const GENERATED_KID_PREFIX = 'dev-';

/**
 * Parses a JWK set of public keys.
 *
 * @throws AccountsUnavailable when it is malformed or empty, or holds a private key
 */
export function verifyingKeys(jwkSet: string): VerifyingKeys {
  return verifying(publicJwksOf(jwkSet));
}

/**
 * Parses a JWK set of private keys, and the public ones that everyone verifies with.
 *
 * A private key signs only where everyone can verify: its public half must be among the public keys.
 *
 * @throws AccountsUnavailable when either is malformed, or the public one holds a private key
 */
export function signingKeys(privateSet: string, publicSet: string): SigningKeys {
  const jwks = jwksOf(privateSet);
  const open = publicJwksOf(publicSet);
  const signers = jwks
    .map((jwk) => ({ ...jwk, signing: { kid: jwk.kid, key: privateKey(jwk) } }))
    .filter(({ kid, x, y }) => open.some((jwk) => jwk.kid === kid && jwk.x === x && jwk.y === y));
  const own = jwks.map(publicHalf);
  const older = open.filter(({ kid }) => !own.some((jwk) => jwk.kid === kid));
  return {
    ...verifying([...own, ...older]),
    current(nowUnixSeconds) {
      const valid = signers.filter((jwk) => (jwk.nbf ?? 0) <= nowUnixSeconds && isAlive(jwk, nowUnixSeconds));
      const [newest] = valid.sort((a, b) => (b.nbf ?? 0) - (a.nbf ?? 0));
      if (!newest) throw new AccountsUnavailable('No signing key is valid now.');
      return newest.signing;
    },
  };
}

function verifying(jwks: readonly Jwk[]): VerifyingKeys {
  const byKid = new Map(jwks.map((jwk) => [jwk.kid, { jwk, key: keyFrom(publicHalf(jwk), createPublicKey) }]));
  if (byKid.size < jwks.length) throw new AccountsUnavailable('Two keys of a set have the same kid.');
  return {
    keyOf(kid, nowUnixSeconds) {
      const found = byKid.get(kid);
      return found && isAlive(found.jwk, nowUnixSeconds) ? found.key : null;
    },
    published: { keys: jwks.map(publicHalf) },
  };
}

function isAlive({ exp }: Jwk, nowUnixSeconds: number): boolean {
  return exp === undefined || nowUnixSeconds < exp;
}

function publicHalf({ kid, kty, crv, x, y, exp }: Jwk): Jwk {
  return { kty, crv, x, y, kid, use: 'sig', alg: 'ES256', ...(exp !== undefined && { exp }) } as Jwk;
}

function jwksOf(jwkSet: string): Jwk[] {
  const { keys } = parsed(jwkSet) as { keys?: unknown };
  if (!Array.isArray(keys) || keys.length === 0) throw new AccountsUnavailable('A key set holds no keys.');
  return keys.map((key: unknown) => {
    const { kid, kty, crv } = (key ?? {}) as Record<string, unknown>;
    if (typeof kid === 'string' && kid !== '' && kty === 'EC' && crv === 'P-256') return key as Jwk;
    throw new AccountsUnavailable('A key of a set is no ES256 key with a kid.');
  });
}

function publicJwksOf(jwkSet: string): Jwk[] {
  const jwks = jwksOf(jwkSet);
  if (jwks.some(({ d }) => d !== undefined)) throw new AccountsUnavailable('A set of public keys holds a private key.');
  return jwks;
}

function parsed(jwkSet: string): object {
  try {
    return (JSON.parse(jwkSet) ?? {}) as object;
  } catch {
    // The parser's own message quotes the text, which may hold a private key.
    throw new AccountsUnavailable('A key set is not JSON.');
  }
}

/**
 * A private key paired with the public half of another key would sign tokens that nobody accepts; parsing does not
 * detect that.
 */
function privateKey(jwk: Jwk): KeyObject {
  const key = keyFrom(jwk, createPrivateKey);
  const signature = sign('sha256', PROBE, key);
  if (verify('sha256', PROBE, keyFrom(publicHalf(jwk), createPublicKey), signature)) return key;
  throw new AccountsUnavailable('The halves of a private key do not belong together.');
}

const PROBE = Buffer.from('probe');

function keyFrom(jwk: Jwk, made: typeof createPublicKey | typeof createPrivateKey): KeyObject {
  try {
    return made({ key: jwk, format: 'jwk' });
  } catch {
    throw new AccountsUnavailable('A key of a set cannot be read.');
  }
}
