/** Tokens as they are issued, with keys of one run, and how they are read. */
import { generateKeyPairSync } from 'node:crypto';
import { signingKeys, verifyingKeys } from '../../lib/auth/token/keys.ts';
import { AccountRefusal } from '../../lib/auth/refusal.ts';
import { accessClaims, refreshClaims, tokenPair, type TokenHolder } from '../../lib/auth/token/tokens.ts';

/** Unix seconds. */
export const NOW = Date.UTC(2026, 5, 1) / 1000;
export const DAY = 86_400;

export const ASHA: TokenHolder = { id: '01KAGVKJ6Q5T3ZB7W2M9X4C8RD', role: 'user', tier: 'free', tokenVersion: 3 };

export const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const setOf = (key: object) => JSON.stringify({ keys: [{ ...key, kid: '2026-06' }] });
const PUBLIC_SET = setOf(pair.publicKey.export({ format: 'jwk' }));
const signers = signingKeys(setOf(pair.privateKey.export({ format: 'jwk' })), PUBLIC_SET);
/** As everyone but the signer has them. */
export const keys = verifyingKeys(PUBLIC_SET);

/** Tokens made so far. */
export let ids = 0;
/** Tokens of ASHA. */
export const issued = (atUnixSeconds: number, authTime = atUnixSeconds) =>
  tokenPair(ASHA, authTime, signers, atUnixSeconds, () => `id-${++ids}`);
export const access = (token: string, nowUnixSeconds = NOW) => accessClaims(token, keys, nowUnixSeconds);
export const refresh = (token: string, nowUnixSeconds = NOW) => refreshClaims(token, keys, nowUnixSeconds);

/** Returns the code that reading is refused with, or 'none'. */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof AccountRefusal) return error.code;
    throw error;
  }
  return 'none';
}
