/** Who calls: the access token of a request, checked with public keys alone. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AccountRefusal } from '../../lib/auth/refusal.ts';
import { accessClaims, type AccessClaims } from '../../lib/auth/tokens.ts';
import { publicKeys } from './publicKeys.ts';

export type Principal = AccessClaims;

/**
 * Returns who calls by the Authorization header; tokens in a query or a body are never read.
 *
 * @throws AccountRefusal `not_authenticated`, `token_expired`, `invalid_token`
 */
export function bearer(event: APIGatewayProxyEventV2): Principal {
  return accessClaims(bearerToken(event.headers['authorization']), publicKeys(), Math.floor(Date.now() / 1000));
}

function bearerToken(authorization: string | undefined): string {
  if (!authorization) {
    throw new AccountRefusal('not_authenticated', 'Send the header Authorization: Bearer ACCESS_TOKEN.');
  }
  // Repeated headers arrive joined by commas, and then it is not clear who calls.
  const [, token] = /^bearer +([\w.~+/=-]+) *$/i.exec(authorization) ?? [];
  if (!token) throw new AccountRefusal('invalid_token', 'The header must read: Authorization: Bearer ACCESS_TOKEN.');
  return token;
}
