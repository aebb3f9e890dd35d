/** Refuses requests that bypass the CDN in front of a deployment, where there is one. */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { message } from '../../lib/words/message.ts';
import { ApiError } from './errors.ts';

const SECRET_HEADER = 'x-origin-secret';

/**
 * Checks the secret header that the CDN adds, and takes the caller's address from the CDN: the gateway only sees that
 * of the CDN, which is the same for everyone. Without a CDN both headers are ignored.
 *
 * The setting holds SHA-256 digests, so that reading the settings of a function does not reveal the secret.
 *
 * @throws ApiError where the request bypassed the CDN
 */
export function requireEdge(event: APIGatewayProxyEventV2, digests = process.env['ORIGIN_SECRET_SHA256']): void {
  if (!digests) return;
  const given = createHash('sha256').update(event.headers[SECRET_HEADER] ?? '');
  if (!digests.split(',').includes(given.digest('hex'))) {
    throw new ApiError('not_found', message('address_unknown', {}));
  }
  const address = viewerAddress(event.headers['cloudfront-viewer-address']);
  if (address !== null) event.requestContext.http.sourceIp = address;
}

/** Returns the address in `198.51.100.10:46532` or `2001:db8::1:46532`: the port follows the last colon. */
function viewerAddress(header = ''): string | null {
  return /^(?<address>[0-9a-f.:]+):\d+$/i.exec(header)?.groups?.['address'] ?? null;
}
