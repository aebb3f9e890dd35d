/** The caller of a request, by its access token, which is verified with public keys alone. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AccountRefusal } from '../../lib/auth/refusal.ts';
import { accessClaims, type AccessClaims } from '../../lib/auth/token/tokens.ts';
import { message } from '../../lib/words/message.ts';
import { publicKeys } from './accounts/publicKeys.ts';

export type Principal = AccessClaims;

/**
 * Returns the caller by the Authorization header; tokens in a query or a body are never read.
 *
 * @throws AccountRefusal `not_authenticated`, `token_expired`, `invalid_token`
 */
export function bearer(event: APIGatewayProxyEventV2): Principal {
  return accessClaims(bearerToken(event.headers['authorization']), publicKeys(), Math.floor(Date.now() / 1000));
}

function bearerToken(authorization: string | undefined): string {
  if (!authorization) throw new AccountRefusal('not_authenticated', message('bearer_missing', {}));
  // Repeated headers arrive joined by commas, which leaves the caller ambiguous.
  const [, token] = /^bearer +([\w.~+/=-]+) *$/i.exec(authorization) ?? [];
  if (!token) throw new AccountRefusal('invalid_token', message('bearer_malformed', {}));
  return token;
}
