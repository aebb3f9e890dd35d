/** Password hashes: created, compared, and checked for outdated costs. */
import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { turns } from './turns.ts';

/** A secret outside the database: with stolen hashes alone guessing is impossible. */
export interface Pepper {
  /** From 1 up, one for each key that was ever in use. */
  readonly version: number;
  readonly key: Uint8Array;
}

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

interface StoredHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Null for a hash without a pepper. */
  readonly pepperVersion: number | null;
}

/** The OWASP Password Storage Cheat Sheet ranks it equal to N = 2^17, p = 1, which would take 128 MiB. */
const CURRENT: Cost = { log2N: 15, r: 8, p: 3 };
/** The highest cost accepted of a stored string, so that a corrupt one cannot occupy the machine. */
const HIGHEST: Cost = { log2N: 15, r: 8, p: 16 };
const LOWEST_LOG2N = 10;
const MEMORY_BYTES = 64 * 1024 * 1024;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Returns the string that is stored for a password: `scrypt$15$8$3$SALT$HASH`, that is log2 N, r and p of RFC 7914,
 * then salt and hash as base64url. With a pepper `$pepper=VERSION` follows.
 *
 * The whole password is hashed, in NFKC, as its UTF-8 bytes; with a pepper, the HMAC-SHA-256 of those.
 */
export async function hashedPassword(password: string, pepper: Pepper | null): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derivedKey(password, { cost: CURRENT, salt }, pepper);
  return storedText({ cost: CURRENT, salt, hash, pepperVersion: pepper?.version ?? null });
}

/**
 * Tells whether a password matches a stored hash.
 *
 * @param peppers every pepper that a stored hash may still need, including the current one
 * @throws Error where the stored string is malformed or names an unknown pepper
 */
export async function isPassword(password: string, stored: string, peppers: readonly Pepper[]): Promise<boolean> {
  const known = storedHash(stored);
  const pepper = pepperOf(known, peppers);
  return timingSafeEqual(known.hash, await derivedKey(password, known, pepper));
}

/**
 * Tells whether a hash has another cost or pepper than the current ones, so that the next sign-in should replace it.
 */
export function needsRehash(stored: string, pepper: Pepper | null): boolean {
  const { cost, pepperVersion } = storedHash(stored);
  const isCurrentCost = cost.log2N === CURRENT.log2N && cost.r === CURRENT.r && cost.p === CURRENT.p;
  return !isCurrentCost || pepperVersion !== (pepper?.version ?? null);
}

/**
 * Returns false after the work of `isPassword`: used where there is no account, so that the response time does not
 * reveal that.
 *
 * @param peppers the current one first
 */
export async function comparedWithDummy(password: string, peppers: readonly Pepper[]): Promise<false> {
  const hash = await derivedKey(password, { cost: CURRENT, salt: DUMMY_SALT }, peppers[0] ?? null);
  timingSafeEqual(DUMMY_HASH, hash);
  return false;
}

const DUMMY_SALT = Buffer.alloc(SALT_BYTES);
const DUMMY_HASH = Buffer.alloc(HASH_BYTES);

function derivedKey(
  password: string,
  { cost, salt }: Pick<StoredHash, 'cost' | 'salt'>,
  pepper: Pepper | null,
): Promise<Buffer> {
  const plain = password.normalize('NFKC');
  const secret = pepper ? createHmac('sha256', pepper.key).update(plain).digest() : plain;
  const options = { N: 2 ** cost.log2N, r: cost.r, p: cost.p, maxmem: MEMORY_BYTES };
  const derived = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(secret, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
    });
  return hashing(derived);
}

/**
 * Hashing occupies a thread of Node's pool, which file and name lookups use too. Two of its four threads stay free:
 * behind a queue of hashes the calls to the table would run into their time-outs.
 */
const hashing = turns(2);

function storedText({ cost: { log2N, r, p }, salt, hash, pepperVersion }: StoredHash): string {
  const plain = `scrypt$${log2N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
  return pepperVersion === null ? plain : `${plain}$pepper=${pepperVersion}`;
}

/** Salts of 8 to 64 bytes, hashes of 32. */
const STORED =
  /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{11,86})\$([A-Za-z0-9_-]{43})(?:\$pepper=([1-9]\d{0,5}))?$/;

function storedHash(stored: string): StoredHash {
  const parts = STORED.exec(stored);
  if (!parts) throw new Error('The stored password hash is malformed.');
  const [, log2N, r, p, salt, hash, pepperVersion] = parts;
  return {
    cost: boundedCost({ log2N: Number(log2N), r: Number(r), p: Number(p) }),
    salt: Buffer.from(salt!, 'base64url'),
    hash: Buffer.from(hash!, 'base64url'),
    pepperVersion: pepperVersion === undefined ? null : Number(pepperVersion),
  };
}

function boundedCost(cost: Cost): Cost {
  const { log2N, r, p } = cost;
  const isBounded =
    log2N >= LOWEST_LOG2N && log2N <= HIGHEST.log2N && r >= 1 && r <= HIGHEST.r && p >= 1 && p <= HIGHEST.p;
  if (!isBounded) throw new Error(`The stored password hash asks for N=2^${log2N}, r=${r}, p=${p}: out of bounds.`);
  return cost;
}

function pepperOf({ pepperVersion }: StoredHash, peppers: readonly Pepper[]): Pepper | null {
  if (pepperVersion === null) return null;
  const pepper = peppers.find(({ version }) => version === pepperVersion);
  if (!pepper)
    throw new Error(`The stored password hash needs pepper ${pepperVersion}, which is not among the secrets.`);
  return pepper;
}
