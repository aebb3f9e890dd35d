/** Makes computed answers smaller for callers who can unpack them: JSON of charts shrinks to a seventh. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './request.ts';
import type { HttpAnswer } from './respond.ts';

/** One packet holds this much either way. */
const LEAST_BYTES = 1400;

/** Quick ones: the next better takes half as long again for a tenth less. */
const PACKED: Readonly<Record<Encoding, (body: string) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body, { level: 4 }),
};

/**
 * Compresses an answer, in place, where its `vary` says that it may be and its caller takes it.
 *
 * Answers that hold tokens do not say so: what is secret is not packed together with what a caller wrote.
 */
export function compress(answer: HttpAnswer, acceptEncoding: string | undefined): void {
  const { body, headers } = answer;
  if (!headers['vary']?.includes('Accept-Encoding') || headers['content-encoding'] || answer.isBase64Encoded) return;
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || body === undefined || body.length < LEAST_BYTES) return;
  headers['content-encoding'] = encoding;
  answer.body = PACKED[encoding](body).toString('base64');
  answer.isBase64Encoded = true;
}
