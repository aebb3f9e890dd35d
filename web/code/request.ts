/** The request that code is written for, made ready for every language. */

/** A request as code in any language sends it. */
export interface CodeRequest {
  readonly method: string;
  /** Absolute, with its parts percent-encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An object or a list that is sent as JSON. */
  readonly body?: object;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A request whose strings hold no half of a character, and whose body is plain JSON. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
  /** Where the answer is kept when it is a drawing or a report; null where it is JSON or text to print. */
  readonly file: string | null;
}

/** Returns the request with plain strings and a plain body; headers without a value are left out. */
export function plainRequest({ method, url, headers, body }: CodeRequest): PlainRequest {
  const given = Object.entries(headers).filter(([, value]) => value !== '');
  return {
    method,
    url: wellFormed(url),
    headers: given.map(([name, value]) => [name, wellFormed(value)] as const),
    body: body === undefined ? undefined : plainJson(body),
    file: fileOf(given.find(([name]) => name.toLowerCase() === 'accept')?.[1]),
  };
}

/** Members that JSON does not know, such as undefined, are gone. */
function plainJson(body: object): Json {
  return withoutHalves(JSON.parse(JSON.stringify(body)) as Json);
}

function withoutHalves(value: Json): Json {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(withoutHalves);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [wellFormed(name), withoutHalves(member)]));
}

/** Array.isArray does not tell a list that is only read. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Half a surrogate pair is no character and is replaced, as by String.prototype.toWellFormed. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

const FILES: Readonly<Record<string, string>> = {
  'image/svg+xml': 'chart.svg',
  'image/png': 'chart.png',
  'application/pdf': 'chart.pdf',
};

function fileOf(accept = ''): string | null {
  return FILES[accept] ?? null;
}
