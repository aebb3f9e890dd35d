/** The signed-in user, where authentication is optional. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AccountRefusal, AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import { bearer } from '../principal.ts';

/** Returns the id of the user whose access token a request brings; null where it has no valid one. */
export function userOf(event: APIGatewayProxyEventV2): string | null {
  if (!event.headers['authorization']) return null;
  try {
    return bearer(event).userId;
  } catch (error) {
    if (error instanceof AccountRefusal || error instanceof AccountsUnavailable) return null;
    throw error;
  }
}
