import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { generatedKeys } from '../../scripts/keys.mjs';

type Keys = ReturnType<typeof generatedKeys>;

/** ES256 is ECDSA on P-256 with SHA-256, the signature as two numbers of 32 bytes (RFC 7518, section 3.4). */
function isPair({ privateKeys, publicKeys }: Keys): boolean {
  const [secret] = privateKeys.keys;
  const [published] = publicKeys.keys;
  const text = Buffer.from('header.payload');
  const key = createPrivateKey({ key: secret, format: 'jwk' });
  const signature = sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' });
  const lock = createPublicKey({ key: published, format: 'jwk' });
  return signature.length === 64 && verify('sha256', text, { key: lock, dsaEncoding: 'ieee-p1363' }, signature);
}

test('the public key verifies what the private one signs', () => {
  expect(isPair(generatedKeys({ kidPrefix: 'dev' }))).toBe(true);
});

test('both have the same id and use; only one holds the secret', () => {
  const { privateKeys, publicKeys } = generatedKeys({ kidPrefix: 'dev' });
  const [secret] = privateKeys.keys;
  const [published] = publicKeys.keys;
  expect(secret).toMatchObject({ kid: published.kid, kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(published.kid).toMatch(/^dev-[0-9a-f]{8}$/);
  expect(Object.keys(published).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  expect(secret.nbf).toBeUndefined();
});

test('no two are alike', () => {
  const made = Array.from({ length: 20 }, () => generatedKeys({ kidPrefix: 'dev' }).privateKeys.keys[0]);
  expect(new Set(made.map(({ kid }) => kid)).size).toBe(20);
  expect(new Set(made.map(({ d }) => d)).size).toBe(20);
});

interface Printed {
  readonly JWT_PRIVATE_KEYS: Keys['privateKeys'];
  readonly JWT_PUBLIC_KEYS: Keys['publicKeys'];
}

function printed(...args: string[]) {
  const script = fileURLToPath(new URL('../../scripts/keys.mjs', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const { JWT_PRIVATE_KEYS: privateKeys, JWT_PUBLIC_KEYS: publicKeys } = JSON.parse(stdout) as Printed;
  return { keys: { privateKeys, publicKeys }, advice: stderr };
}

test('the command prints a pair that signs in a day, and says what to do with it', () => {
  const nowSeconds = Date.now() / 1000;
  const { keys, advice } = printed();
  expect(isPair(keys)).toBe(true);
  const [{ kid, nbf }] = keys.privateKeys.keys;
  expect(kid).toMatch(/^20\d\d-\d\d-\d\d-[0-9a-f]{8}$/);
  expect(Math.abs(nbf! - nowSeconds - 24 * 3600)).toBeLessThan(30);
  expect(advice).toContain('90 days');
});

test('the first pair of a stage signs at once', () => {
  const { keys, advice } = printed('--first');
  expect(keys.privateKeys.keys[0].nbf).toBeUndefined();
  expect(advice).toContain('The first key of a stage');
});
