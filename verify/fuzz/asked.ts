/** A generated request as it is sent, and the expected answer. */
import type { OpenApiDocument, Operation } from './document.ts';
import type { Fields, Known, Texts } from './values.ts';
import type { Validators } from './validation.ts';

export type Header = readonly [name: string, value: string];

/** The expected answer. */
export type Expected =
  /** A result; for an unknown name a 404; for accounts any documented answer. */
  | { readonly kind: 'answer' }
  /** Any documented answer. */
  | { readonly kind: 'documented' }
  /** A 422 that names a field. */
  | { readonly kind: 'field'; readonly where: 'body' | 'query' | 'path'; readonly name: string }
  /** One of these statuses, by how the request was modified. */
  | { readonly kind: 'statuses'; readonly statuses: readonly number[]; readonly because: string };

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: string | Buffer | null;
  readonly expected: Expected;
}

/** A request before it is encoded. */
export interface Draft {
  readonly body: Fields | null;
  readonly query: Texts;
  readonly params: Texts;
  readonly headers: readonly Header[];
}

export interface Making {
  readonly document: OpenApiDocument;
  readonly validators: Validators;
  readonly known: Known;
  /** A user's token, for paths that need an account. */
  readonly accessToken: string;
}

/** Encodes a draft, as JSON where it has a body. */
export function onWire(
  { method, path }: Operation,
  { body, headers, params, query }: Draft,
  expected: Expected,
): Asked {
  return {
    method,
    url: urlOf(path, params, query),
    headers: body === null ? headers : [['content-type', 'application/json'], ...headers],
    body: body === null ? null : JSON.stringify(body),
    expected,
  };
}

function urlOf(path: string, params: Texts, query: Texts): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]!));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length > 0 ? `${named}?${pairs.join('&')}` : named;
}

/** Half a surrogate pair has no form in a URL. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
