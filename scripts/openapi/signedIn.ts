/** Sends a request as a signed-in user, as there is no account while the document is made. */
import { generateKeyPairSync } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { signingKeys } from '../../lib/auth/token/keys.ts';
import { tokenPair } from '../../lib/auth/token/tokens.ts';

const NOBODY = { id: 'nobody', role: 'user', tier: 'free', tokenVersion: 1 };

/** Signs the event with the keys of the environment, or with a key that is valid only while the event is answered. */
export async function signedIn<Answer>(event: APIGatewayProxyEventV2, answer: () => Promise<Answer>): Promise<Answer> {
  const { JWT_PRIVATE_KEYS: privateSet, JWT_PUBLIC_KEYS: publicSet } = process.env;
  if (privateSet && publicSet) {
    sign(event, privateSet, publicSet);
    return answer();
  }
  const made = madeKeys();
  sign(event, made.privateSet, made.publicSet);
  process.env['JWT_PUBLIC_KEYS'] = made.publicSet;
  try {
    return await answer();
  } finally {
    delete process.env['JWT_PUBLIC_KEYS'];
  }
}

function sign(event: APIGatewayProxyEventV2, privateSet: string, publicSet: string): void {
  const now = Math.floor(Date.now() / 1000);
  const { accessToken } = tokenPair(NOBODY, now, signingKeys(privateSet, publicSet), now, () => 'example');
  event.headers['authorization'] = `Bearer ${accessToken}`;
}

function madeKeys(): { privateSet: string; publicSet: string } {
  const jwk = {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    kid: 'example',
  };
  const setOf = (key: object) => JSON.stringify({ keys: [key] });
  return { privateSet: setOf(jwk), publicSet: setOf({ ...jwk, d: undefined }) };
}
