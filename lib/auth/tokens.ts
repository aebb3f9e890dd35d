/** Access and refresh tokens: ES256 JWTs that can never stand in for each other. */
import jwt, { type JwtHeader, type JwtPayload } from 'jsonwebtoken';
import { message } from '../words/message.ts';
import type { SigningKeys, VerifyingKeys } from './keys.ts';
import { AccountRefusal } from './refusal.ts';

/** How long an access token works. */
export const ACCESS_SECONDS = 30 * 60;
/** How long a refresh token works; each use gives a new one. */
export const REFRESH_SECONDS = 30 * 86400;
/** However often it is renewed, a sign-in ends this long after the password was given. */
export const SIGN_IN_SECONDS = 90 * 86400;

const ISSUER = 'vedic-astrology-api';
/** The clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** Ours have about 500 characters. */
const TOKEN_CHARACTERS = 4096;

/** The signature of ES256: 64 bytes. Of another length it would be a fault to the library, not a wrong token. */
const SIGNATURE = /\.[\w-]{86}$/;

/** What a token use means in each of the places that say so. */
const USES = {
  access: { typ: 'at+jwt', audience: 'api' },
  refresh: { typ: 'rt+jwt', audience: 'api/refresh' },
} as const;
type Use = keyof typeof USES;

/** Headers that would let a token say what it is to be verified with. */
const FORBIDDEN_HEADERS = ['jku', 'jwk', 'x5u', 'x5c', 'crit'];

export interface TokenHolder {
  readonly id: string;
  readonly role: string;
  readonly tier: string;
  readonly tokenVersion: number;
}

export interface AccessClaims {
  readonly userId: string;
  readonly role: string;
  readonly tier: string;
  readonly tokenVersion: number;
}

export interface RefreshClaims {
  readonly userId: string;
  readonly tokenVersion: number;
  /** Unix seconds at which the password was given. */
  readonly authTime: number;
}

/** Which sign-in a device had. */
export type DeviceClaims = Pick<RefreshClaims, 'userId' | 'authTime'>;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Signs both tokens; `newId` gives each its `jti`. */
export function tokenPair(
  user: TokenHolder,
  authTime: number,
  keys: SigningKeys,
  nowUnixSeconds: number,
  newId: () => string,
): TokenPair {
  const refreshSeconds = Math.min(REFRESH_SECONDS, authTime + SIGN_IN_SECONDS - nowUnixSeconds);
  const signed = (use: Use, seconds: number, claims: object): string => {
    const { typ, audience } = USES[use];
    const { kid, key } = keys.current(nowUnixSeconds);
    const payload = {
      iss: ISSUER,
      aud: audience,
      sub: user.id,
      iat: nowUnixSeconds,
      exp: nowUnixSeconds + seconds,
      jti: newId(),
      tv: user.tokenVersion,
      token_use: use,
      ...claims,
    };
    return jwt.sign(payload, key, { algorithm: 'ES256', header: { alg: 'ES256', typ, kid } });
  };
  return {
    accessToken: signed('access', ACCESS_SECONDS, { role: user.role, tier: user.tier }),
    refreshToken: signed('refresh', refreshSeconds, { auth_time: authTime }),
    accessSeconds: ACCESS_SECONDS,
    refreshSeconds,
  };
}

/**
 * Reads an access token of ours.
 *
 * @throws AccountRefusal `token_expired` or `invalid_token`
 */
export function accessClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): AccessClaims {
  const { sub, role, tier, tv } = verified(token, 'access', keys, nowUnixSeconds);
  return { userId: sub!, role: String(role), tier: String(tier), tokenVersion: Number(tv) };
}

/**
 * Reads a refresh token of ours, whose sign-in has not reached its full length.
 *
 * @throws AccountRefusal `token_expired` or `invalid_token`
 */
export function refreshClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): RefreshClaims {
  const { sub, tv, auth_time: authTime } = verified(token, 'refresh', keys, nowUnixSeconds);
  // The tolerance for clocks is none for the length of a sign-in.
  if (nowUnixSeconds >= Number(authTime) + SIGN_IN_SECONDS) throw expiredToken('refresh');
  return { userId: sub!, tokenVersion: Number(tv), authTime: Number(authTime) };
}

/**
 * Reads whose sign-in a refresh token of ours is or was; null for any other text, and 90 days after the password was
 * given. It opens nothing: it tells a device that signed in before from those that did not.
 */
export function deviceClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): DeviceClaims | null {
  try {
    const claims = verified(token, 'refresh', keys, nowUnixSeconds, { ignoreExpiration: true });
    const { sub, auth_time: authTime } = claims as { sub?: unknown; auth_time?: unknown };
    if (typeof sub !== 'string' || typeof authTime !== 'number') return null;
    return nowUnixSeconds < authTime + SIGN_IN_SECONDS ? { userId: sub, authTime } : null;
  } catch (error) {
    if (error instanceof AccountRefusal) return null;
    throw error;
  }
}

function verified(
  token: string,
  use: Use,
  keys: VerifyingKeys,
  nowUnixSeconds: number,
  options: { readonly ignoreExpiration?: boolean } = {},
): JwtPayload {
  const header = token.length <= TOKEN_CHARACTERS && SIGNATURE.test(token) ? headerOf(token) : null;
  const isOurs =
    header?.typ === USES[use].typ && header.alg === 'ES256' && FORBIDDEN_HEADERS.every((name) => !(name in header));
  const key = isOurs && typeof header.kid === 'string' ? keys.keyOf(header.kid, nowUnixSeconds) : null;
  if (!key) throw invalidToken(use);
  try {
    const claims = jwt.verify(token, key, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: USES[use].audience,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      clockTimestamp: nowUnixSeconds,
      ...options,
    }) as JwtPayload;
    if (claims['token_use'] === use && claims.sub && isTimed(claims, nowUnixSeconds)) return claims;
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw expiredToken(use);
    if (!(error instanceof jwt.JsonWebTokenError)) throw error;
  }
  throw invalidToken(use);
}

/** Whether a token says when it ends, and was not issued by a clock far ahead of ours. */
function isTimed({ exp, iat }: JwtPayload, nowUnixSeconds: number): boolean {
  return exp !== undefined && iat !== undefined && iat <= nowUnixSeconds + CLOCK_TOLERANCE_SECONDS;
}

function headerOf(token: string): JwtHeader | null {
  try {
    return jwt.decode(token, { complete: true })?.header ?? null;
  } catch {
    // Anything may stand there: what is no JWT has no header.
    return null;
  }
}

function invalidToken(use: Use): AccountRefusal {
  return new AccountRefusal('invalid_token', message('token_not_valid', { use }));
}

function expiredToken(use: Use): AccountRefusal {
  return new AccountRefusal('token_expired', message('token_too_old', { use }));
}
