/** Reads what a caller sent: bytes to a JSON value, headers, language. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { meantOf } from '../../lib/schemas/common/canonical.ts';
import { message } from '../../lib/words/message.ts';
import { ApiError } from './errors.ts';
import { InvalidInput } from '../../lib/schemas/common/fieldErrors.ts';
import { jsonMistake } from './jsonMistake.ts';
import { LANGUAGES, type Language } from '../../lib/words/names.ts';

/** The longest body that is read, but for findings. */
export const BODY_LIMIT_BYTES = 32 * 1024;
/** Where findings of another path are sent instead of a birth. */
export const FINDINGS_LIMIT_BYTES = 256 * 1024;
/** The deepest nesting of a body. */
export const NESTING_LIMIT = 32;

/** Returns the JSON object of a body, within the limits of the contract. */
export function jsonBody(event: APIGatewayProxyEventV2, limitBytes = BODY_LIMIT_BYTES): object {
  const text = bodyText(event, limitBytes);
  requireJsonContentType(event.headers['content-type']);
  if (text.trim() === '') throw new ApiError('malformed_json', message('body_empty', {}));
  requireShallow(text);
  const value = parsed(text);
  // As mobile clients write it where there is nothing to send.
  if (value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new InvalidInput([{ loc: ['body'], msg: message('body_no_object', {}), type: 'object_type' }]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the body, which may hold personal data.
    throw new ApiError('malformed_json', message('body_no_json', jsonMistake(text)));
  }
}

function bodyText({ body: sent, isBase64Encoded }: APIGatewayProxyEventV2, limitBytes: number): string {
  // Whoever calls the function itself writes null where the gateway leaves the body out.
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

/** Counts brackets outside strings, so that a hostile nesting never reaches the parser. */
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

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns the caller's request id where it is well formed, else the gateway's: for the caller's own answer, and no other. */
export function requestIdOf(event: APIGatewayProxyEventV2): string {
  return givenIdOf(event) ?? gatewayIdOf(event);
}

/** Returns the caller's own request id; null where there is none, or none that is well formed. */
export function givenIdOf({ headers }: APIGatewayProxyEventV2): string | null {
  const given = headers['x-request-id'];
  return given && REQUEST_ID.test(given) ? given : null;
}

/** Returns the gateway's request id as answers have it; the logs have it as the gateway wrote it. */
export function gatewayIdOf({ requestContext }: APIGatewayProxyEventV2): string {
  return `req_${requestContext.requestId.replace(/[^A-Za-z0-9._-]/g, '')}`;
}

/** Returns the language that a request asks for: by `lang`, else by its Accept-Language header. */
export function languageOf({ headers, queryStringParameters }: APIGatewayProxyEventV2): Language {
  const asked = meantOf(LANGUAGES, queryStringParameters?.['lang'] ?? '') as Language | null;
  return asked ?? acceptedLanguage(headers['accept-language']);
}

/** Returns the language of an Accept-Language header that the caller likes best among those we speak. */
export function acceptedLanguage(header = ''): Language {
  const liked = preferences(header).map(({ value, quality }) => ({ tag: value.split('-')[0], quality }));
  const qualityOf = (language: Language) => liked.find(({ tag }) => tag === language)?.quality ?? 0;
  return LANGUAGES.reduce((best, language) => (qualityOf(language) > qualityOf(best) ? language : best));
}

/**
 * Returns the type of a list that an Accept header would rather have than JSON, or null.
 *
 * Only who names a type gets it: a program that takes anything expects JSON. Where both are equally welcome by name, JSON
 * it is; a wildcard welcomes JSON less than a name does another type.
 */
export function acceptedType<Type extends string>(header: string | undefined, types: readonly Type[]): Type | null {
  if (!header) return null;
  const liked = new Map(preferences(header).map(({ value, quality }) => [value.split(';')[0]!.trim(), quality]));
  const json = liked.get('application/json');
  const anything = liked.get('application/*') ?? liked.get('*/*') ?? 0;
  const isBetter = (quality: number) => (json === undefined ? quality > 0 && quality >= anything : quality > json);
  const better = types.filter((type) => isBetter(liked.get(type) ?? 0));
  return better.sort((a, b) => liked.get(b)! - liked.get(a)!)[0] ?? null;
}

/** Returns the type that an Accept header wants and a path does not have; null where JSON is welcome as well. */
export function missingType(header: string | undefined, types: readonly string[]): string | null {
  const named = header
    ? preferences(header)
        .filter(({ quality }) => quality > 0)
        .map(({ value }) => value.split(';')[0]!.trim())
    : [];
  const isWelcome = (type: string) => ['application/json', 'application/*', '*/*', ...types].includes(type);
  const [first] = named;
  return first === undefined || !/^[\w.+-]+\/[\w.+-]+$/.test(first) || named.some(isWelcome) ? null : first;
}

/** Best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best compression that an Accept-Encoding header allows, or null for none. */
export function acceptedEncoding(header = ''): Encoding | null {
  const liked = preferences(header);
  const isAllowed = (encoding: Encoding) => {
    const found = liked.find(({ value }) => value === encoding) ?? liked.find(({ value }) => value === '*');
    return found !== undefined && found.quality > 0;
  };
  return ENCODINGS.find(isAllowed) ?? null;
}

/** Reads a list such as `hi;q=0.9, en`, as the Accept headers have it; what cannot be read is not wanted. */
function preferences(header: string): { value: string; quality: number }[] {
  return header.split(',').map((entry) => {
    const [value, quality = '1'] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=/);
    return { value: value!, quality: Number(quality) || 0 };
  });
}
