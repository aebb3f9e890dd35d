/** Conditions on a body before it is parsed: short, UTF-8, declared as JSON, and not deeply nested. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../errors.ts';
import { NESTING_LIMIT } from '../request.ts';
import type { Middleware } from './middleware.ts';

/** Returns the middleware that refuses bodies no parser should see, and leaves the others in the event as text. */
export function bodyGuard(): Middleware {
  return {
    before({ event, internal: { row } }) {
      if (!row.body) return;
      const text = bodyText(event, row.bodyLimitBytes);
      requireJsonContentType(event.headers['content-type']);
      if (text.trim() === '') throw new ApiError('malformed_json', message('body_empty', {}));
      requireShallow(text);
      event.body = text;
      event.isBase64Encoded = false;
    },
  };
}

function bodyText({ body: sent, isBase64Encoded }: APIGatewayProxyEventV2, limitBytes: number): string {
  // A direct invocation of the function may pass null where the gateway leaves the body out.
  const body = sent ?? '';
  const bytes = isBase64Encoded ? Buffer.from(body, 'base64') : null;
  const length = bytes ? bytes.length : Buffer.byteLength(body);
  if (length > limitBytes) {
    throw new ApiError('payload_too_large', message('body_too_large', { kib: limitBytes / 1024 }));
  }
  if (!bytes) return body;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('malformed_json', message('body_no_utf8', {}));
  }
}

function requireJsonContentType(contentType = ''): void {
  const [type, ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isJson = /^application\/([\w.-]+\+)?json$/.test(type!.trim());
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (isJson && isUtf8) return;
  throw new ApiError('unsupported_media_type', message('body_wrong_type', {}));
}

/** Counts brackets outside strings, so that hostile nesting never reaches the parser. */
function requireShallow(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === OPEN_BRACKET || char === OPEN_BRACE) depth++;
    else if (char === CLOSE_BRACKET || char === CLOSE_BRACE) depth--;
    if (depth > NESTING_LIMIT) throw new ApiError('too_deep', message('body_too_deep', { levels: NESTING_LIMIT }));
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
