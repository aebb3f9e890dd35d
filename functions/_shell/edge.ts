/** Lets in only what comes by way of the distribution in front, where a deployment has one. */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { message } from '../../lib/words/message.ts';
import { ApiError } from './errors.ts';

const SECRET_HEADER = 'x-origin-secret';

/**
 * Checks the secret that the distribution sends along, and puts the caller's address where the gateway has that of the
 * distribution, which is the same for everyone. Without a distribution neither header means anything.
 *
 * The setting holds SHA-256 digests: whoever reads the settings of a function has not got the secret.
 *
 * @throws ApiError where the request went around the distribution
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

/** `198.51.100.10:46532` or `2001:db8::1:46532`: the port follows the last colon. */
function viewerAddress(header = ''): string | null {
  return /^(?<address>[0-9a-f.:]+):\d+$/i.exec(header)?.groups?.['address'] ?? null;
}
