/** Generates key pairs that sign and verify tokens (ES256), as JSON Web Key sets: npm run keys */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** A key signs only when every cached copy of the public keys is sure to hold it. */
const LEAD_SECONDS = 24 * 60 * 60;

/**
 * Returns a fresh key pair as two JSON Web Key sets of one key each.
 *
 * @param kidPrefix what the key id begins with: `dev` for a key that no production stage may use
 * @param signsFromUnixSeconds when the private key begins to sign; from the start where absent
 * @see RFC 7517 for the sets, RFC 7518 section 6.2 for the members of a key
 */
export function generatedKeys({ kidPrefix, signsFromUnixSeconds }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const about = { kid: `${kidPrefix}-${randomBytes(4).toString('hex')}`, alg: 'ES256', use: 'sig' };
  const start = signsFromUnixSeconds === undefined ? {} : { nbf: signsFromUnixSeconds };
  return {
    privateKeys: { keys: [{ ...about, ...start, ...privateKey.export({ format: 'jwk' }) }] },
    publicKeys: { keys: [{ ...about, ...publicKey.export({ format: 'jwk' }) }] },
  };
}

/**
 * The keys go to standard output and the advice to standard error, so that `npm run -s keys > file` stores the keys
 * alone.
 */
function print(isFirst) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const kidPrefix = new Date(nowSeconds * 1000).toISOString().slice(0, 10);
  const { privateKeys, publicKeys } = generatedKeys({
    kidPrefix,
    ...(!isFirst && { signsFromUnixSeconds: nowSeconds + LEAD_SECONDS }),
  });
  console.log(JSON.stringify({ JWT_PRIVATE_KEYS: privateKeys, JWT_PUBLIC_KEYS: publicKeys }, null, 2));
  console.error(isFirst ? FIRST : ROTATION);
}

const SECRECY = `JWT_PRIVATE_KEYS is a secret: keep it in the secret store of the stage, never in a file of the
project, a shell history or a log. JWT_PUBLIC_KEYS may be seen by everyone.`;

const FIRST = `
The first key of a stage. It signs at once.
Set both values as they are, then deploy.

${SECRECY}`;

const ROTATION = `
A key to follow the one in use (for the first key of a stage: npm run keys -- --first).
1. Add the public key to the set in JWT_PUBLIC_KEYS and deploy, today: it must be published for 24 h
   before anything is signed with it.
2. Add the private key to the set in JWT_PRIVATE_KEYS. Its member "nbf" (Unix seconds) holds it back until
   24 h from now, and the old key signs until then. Whoever publishes later raises it by as much.
3. Drop the old private key when the new one signs, and the old public key 90 days later: tokens live so long.
In an emergency drop the old key from both sets at once. Everyone signs in again.

${SECRECY}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) print(process.argv.includes('--first'));
