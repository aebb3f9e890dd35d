/** Compression and checksums of documents that are kept for all callers. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './request.ts';

/** Compressed during the first request, so fast rather than smallest. */
const BROTLI_QUALITY = 5;

/** A text in every encoding that a caller may accept. */
export type Encoded = Readonly<Record<Encoding, Buffer>>;

/** Returns a text in every encoding that a caller may accept. */
export function encodedForms(text: string): Encoded | undefined {
  return {
    br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(text),
  };
}

/** Returns the entity tag of a body: it changes with every byte. */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
