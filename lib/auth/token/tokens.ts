/** Access and refresh tokens: ES256 JWTs that cannot be used in place of each other. */
import jwt, { type JwtHeader } from 'jsonwebtoken';
import * as v from 'valibot';
import { message } from '../../words/message.ts';
import type { SigningKeys, VerifyingKeys } from './keys.ts';
import { AccountRefusal } from '../refusal.ts';
import { LABEL, USER_ID } from '../account/user.ts';
import { DAY_SECONDS } from '../durations.ts';

/** How long an access token is valid. */
export const ACCESS_SECONDS = 30 * 60;
/** How long a refresh token is valid; each use gives a new one. */
export const REFRESH_SECONDS = 30 * DAY_SECONDS;
/** However often it is refreshed, a sign-in ends this long after the password was entered. */
export const SIGN_IN_SECONDS = 90 * DAY_SECONDS;

const ISSUER = 'vedic-astrology-api';
/** The clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** Longest token accepted; ours have about 500 characters. */
const TOKEN_CHARACTERS = 4096;

/** The signature of ES256: 64 bytes. The library treats another length as a fault rather than as an invalid token. */
const SIGNATURE = /\.[\w-]{86}$/;

/** Claims and header values of each kind of token. */
const USES = {
  access: { typ: 'at+jwt', audience: 'api' },
  refresh: { typ: 'rt+jwt', audience: 'api/refresh' },
} as const;
type Use = keyof typeof USES;

/** Headers by which a token could choose its own verification key. */
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
  /** Unix seconds at which the password was entered. */
  readonly authTime: number;
}

/** The earlier sign-in of a device. */
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

/** Unix seconds within the range of JavaScript dates. */
const Instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000));
/** Claims of both kinds; claims that a later release adds are ignored. */
const SharedClaims = {
  sub: v.pipe(v.string(), v.regex(USER_ID)),
  iat: Instant,
  exp: Instant,
  jti: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  tv: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
};
const Label = v.pipe(v.string(), v.regex(LABEL));
const AccessSchema = v.object({ ...SharedClaims, token_use: v.literal('access'), role: Label, tier: Label });
const RefreshSchema = v.object({ ...SharedClaims, token_use: v.literal('refresh'), auth_time: Instant });

/**
 * Verifies an access token.
 *
 * @throws AccountRefusal `token_expired` or `invalid_token`
 */
export function accessClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): AccessClaims {
  const claims = verified(token, 'access', AccessSchema, keys, nowUnixSeconds);
  return { userId: claims.sub, role: claims.role, tier: claims.tier, tokenVersion: claims.tv };
}

/**
 * Verifies a refresh token whose sign-in has not reached its maximum length.
 *
 * @throws AccountRefusal `token_expired` or `invalid_token`
 */
export function refreshClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): RefreshClaims {
  const claims = verified(token, 'refresh', RefreshSchema, keys, nowUnixSeconds);
  const { auth_time: authTime, sub, tv } = claims;
  if (!isSignedInBefore(claims, nowUnixSeconds)) throw invalidToken('refresh');
  // The clock tolerance does not apply to the length of a sign-in.
  if (nowUnixSeconds >= authTime + SIGN_IN_SECONDS) throw expiredToken('refresh');
  return { userId: sub, tokenVersion: tv, authTime };
}

/**
 * Returns whose sign-in a refresh token is or was; null for any other text, and 90 days after the password was entered.
 * It grants no access: it tells a device that signed in before from others.
 */
export function deviceClaims(token: string, keys: VerifyingKeys, nowUnixSeconds: number): DeviceClaims | null {
  try {
    const claims = verified(token, 'refresh', RefreshSchema, keys, nowUnixSeconds, { ignoreExpiration: true });
    const { auth_time: authTime, sub } = claims;
    if (!isSignedInBefore(claims, nowUnixSeconds)) return null;
    return nowUnixSeconds < authTime + SIGN_IN_SECONDS ? { userId: sub, authTime } : null;
  } catch (error) {
    if (error instanceof AccountRefusal) return null;
    throw error;
  }
}

/** Whether the password was entered before the token was issued, and not in the future. */
function isSignedInBefore(
  { auth_time: authTime, iat }: v.InferOutput<typeof RefreshSchema>,
  nowUnixSeconds: number,
): boolean {
  return authTime <= iat + CLOCK_TOLERANCE_SECONDS && !isAhead(authTime, nowUnixSeconds);
}

type Claims = typeof AccessSchema | typeof RefreshSchema;

function verified<Schema extends Claims>(
  token: string,
  use: Use,
  schema: Schema,
  keys: VerifyingKeys,
  nowUnixSeconds: number,
  options: { readonly ignoreExpiration?: boolean } = {},
): v.InferOutput<Schema> {
  const header = token.length <= TOKEN_CHARACTERS && SIGNATURE.test(token) ? headerOf(token) : null;
  const isOurs =
    header?.typ === USES[use].typ && header.alg === 'ES256' && FORBIDDEN_HEADERS.every((name) => !(name in header));
  const key = isOurs && typeof header.kid === 'string' ? keys.keyOf(header.kid, nowUnixSeconds) : null;
  if (!key) throw invalidToken(use);
  try {
    const payload = jwt.verify(token, key, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: USES[use].audience,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      clockTimestamp: nowUnixSeconds,
      ...options,
    });
    const claims = v.safeParse(schema, payload);
    // A clock far ahead of ours would issue tokens that outlive their length.
    if (claims.success && !isAhead(claims.output.iat, nowUnixSeconds)) return claims.output;
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw expiredToken(use);
    if (!(error instanceof jwt.JsonWebTokenError)) throw error;
  }
  throw invalidToken(use);
}

function isAhead(unixSeconds: number, nowUnixSeconds: number): boolean {
  return unixSeconds > nowUnixSeconds + CLOCK_TOLERANCE_SECONDS;
}

function headerOf(token: string): JwtHeader | null {
  try {
    return jwt.decode(token, { complete: true })?.header ?? null;
  } catch {
    // The text may be anything: what is no JWT has no header.
    return null;
  }
}

function invalidToken(use: Use): AccountRefusal {
  return new AccountRefusal('invalid_token', message('token_not_valid', { use }));
}

function expiredToken(use: Use): AccountRefusal {
  return new AccountRefusal('token_expired', message('token_too_old', { use }));
}
