/** Limits of a request, and what its headers and query request: id, language, content type, compression. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { meantOf } from '../../lib/schemas/common/canonical.ts';
import { NAME_LANGUAGES, sentenceLanguage, type Language, type NameLanguage } from '../../lib/words/language.ts';

/** The longest body in bytes, except for findings. */
export const BODY_LIMIT_BYTES = 32 * 1024;
/** The longest body in bytes where findings of another path are sent instead of a birth. */
export const FINDINGS_LIMIT_BYTES = 256 * 1024;
/** The deepest nesting of a body. */
export const NESTING_LIMIT = 32;

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Returns the caller's request id where it is well formed, otherwise the gateway's; used in this caller's answer only.
 */
export function requestIdOf(event: APIGatewayProxyEventV2): string {
  return givenIdOf(event) ?? gatewayIdOf(event);
}

/** Returns the caller's own request id; null where there is none, or it is malformed. */
export function givenIdOf({ headers }: APIGatewayProxyEventV2): string | null {
  const given = headers['x-request-id'];
  return given && REQUEST_ID.test(given) ? given : null;
}

/** Returns the gateway's request id as answers show it; logs have it as the gateway wrote it. */
export function gatewayIdOf({ requestContext }: APIGatewayProxyEventV2): string {
  return `req_${requestContext.requestId.replace(/[^A-Za-z0-9._-]/g, '')}`;
}

/** Returns the language of the sentences of an answer. */
export function languageOf(event: APIGatewayProxyEventV2): Language {
  return sentenceLanguage(nameLanguageOf(event));
}

/** Returns the requested language, which is that of names: by `lang`, otherwise by the Accept-Language header. */
export function nameLanguageOf({ headers, queryStringParameters }: APIGatewayProxyEventV2): NameLanguage {
  return meantLanguage(queryStringParameters?.['lang']) ?? acceptedLanguage(headers['accept-language']);
}

/** Returns the language that `lang` names; English where it names none. */
export function languageAsked(lang: string | undefined): NameLanguage {
  return meantLanguage(lang) ?? acceptedLanguage();
}

function meantLanguage(lang = ''): NameLanguage | null {
  return meantOf(NAME_LANGUAGES, lang) as NameLanguage | null;
}

/** Returns the supported language that an Accept-Language header prefers. */
export function acceptedLanguage(header = ''): NameLanguage {
  const liked = preferences(header).map(({ value, quality }) => ({ tag: value.split('-')[0], quality }));
  const qualityOf = (language: NameLanguage) => liked.find(({ tag }) => tag === language)?.quality ?? 0;
  return NAME_LANGUAGES.reduce((best: NameLanguage, language) =>
    qualityOf(language) > qualityOf(best) ? language : best,
  );
}

/**
 * Returns the type of a list that an Accept header prefers to JSON; null where it prefers JSON.
 *
 * A type must be named to be preferred: a client that accepts anything expects JSON. Of types named with equal quality
 * JSON wins; a wildcard ranks JSON below a type that is named.
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

/** Returns the requested type that a path does not have; null where JSON is acceptable as well. */
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

/** The best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best compression that an Accept-Encoding header allows; null for none. */
export function acceptedEncoding(header = ''): Encoding | null {
  const liked = preferences(header);
  const isAllowed = (encoding: Encoding) => {
    const found = liked.find(({ value }) => value === encoding) ?? liked.find(({ value }) => value === '*');
    return found !== undefined && found.quality > 0;
  };
  return ENCODINGS.find(isAllowed) ?? null;
}

/** Parses a list such as `hi;q=0.9, en` of an Accept header; malformed items are ignored. */
function preferences(header: string): { value: string; quality: number }[] {
  return header.split(',').map((entry) => {
    const [value, quality = '1'] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=/);
    return { value: value!, quality: Number(quality) || 0 };
  });
}
