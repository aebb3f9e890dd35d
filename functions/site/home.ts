/** The root path: the documentation for browsers, an index for programs. */
import { acceptedType } from '../_shell/request.ts';
import type { Document } from '../_shell/respond.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';

const INDEX = {
  name: 'Vedic astrology API',
  engine_version: ENGINE_VERSION,
  documentation: '/docs',
  openapi: '/openapi.json',
  playground: '/playground',
  health: '/health',
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the index, or a redirect to the documentation. */
export function home({ accept }: { accept: string | undefined }): Document {
  const wantsPage = acceptedType(accept, ['text/html']) !== null;
  const document = { contentType: JSON_TYPE, body: JSON.stringify(INDEX), headers: { vary: 'Accept' } };
  return wantsPage ? { ...document, seeOther: '/docs' } : document;
}
