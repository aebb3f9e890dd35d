/**
 * A stand-in for the scrypt of passwords, for tests in which hashing is not the subject: at the cost of passwords, on
 * purpose a fifth of a second, hundreds of sign-ins take minutes. What it returns depends on password, salt and pepper.
 * tests/auth/password/passwords.test.ts tests the hashes themselves; tests/functions/auth/enumeration.test.ts their number.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The password of users that tests make. */
export const PASSWORD = 'Vrishabha-Lagna-77';
const [SALT, HASH] = ['AAECAwQFBgcICQoLDA0ODw', 'CwslOmKzEf-HU8pi4bD-qRDBmBm0P3y41y093xr5zzQ'];
/** Of that password, by hashlib.scrypt of Python 3: saves the hashing where a user must only be there. */
export const PASSWORD_HASH = `scrypt$15$8$3$${SALT}$${HASH}`;

const OWN = Symbol.for('own scrypt');
/** That of the process, also where this module is loaded anew while something stands in for it. */
const scrypt = (globalThis[OWN] ??= crypto.scrypt);
const CHEAP = { N: 2, r: 1, p: 1 };

/** Puts the stand-in in the place of `crypto.scrypt` in this process. Returns what puts that back. */
export function useQuickScrypt() {
  replaceScrypt(quickScrypt);
  return () => {
    replaceScrypt(scrypt);
  };
}

/** @param {unknown} replacement */
function replaceScrypt(replacement) {
  Object.assign(crypto, { scrypt: replacement });
  syncBuiltinESMExports();
}

/**
 * @param {string | Buffer} secret
 * @param {Buffer} salt
 * @param {number} byteCount
 * @param {import('node:crypto').ScryptOptions} cost any but that of passwords is kept
 * @param {(error: Error | null, key: Buffer) => void} callback
 */
function quickScrypt(secret, salt, byteCount, cost, callback) {
  const isCurrent = cost.N === 2 ** 15 && cost.r === 8 && cost.p === 3;
  const isKnown = isCurrent && secret === PASSWORD && salt.toString('base64url') === SALT;
  scrypt(secret, salt, byteCount, isCurrent ? CHEAP : cost, (error, key) => {
    callback(error, isKnown ? Buffer.from(HASH, 'base64url') : key);
  });
}
