/** A typed client of the Vedic astrology API: openapi-fetch, in the language asked for, with a sign-in that renews itself. */
import createClient, { type Client, type FetchOptions, type FetchResponse, type ParseAs } from 'openapi-fetch';
import type { paths, Token } from './api.js';
import { methodsOf, type Methods } from './methods.js';
import { sender, type SendingOptions } from './sending.js';
import { Session } from './session.js';

export type * from './api.js';
export { AstrologyError, type CallOptions, type ErrorCode, type Methods, type Refusal } from './methods.js';

export interface AstrologyOptions extends SendingOptions {
  /** Where the service answers, such as https://api.example.com */
  readonly baseUrl: string;
  /** Language of names and texts; English where none is chosen. Others than English and Hindi have names alone */
  readonly language?: 'en' | 'hi' | 'mr' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | undefined;
  /** The sign-in of an earlier run, where the app kept one */
  readonly tokens?: Token | null | undefined;
  /** Called with the tokens of every new or renewed sign-in, to keep them, and with null when it has ended */
  readonly onTokens?: ((tokens: Token | null) => void) | undefined;
}

type Json = `application/${string}json`;
type Method = 'get' | 'post' | 'patch' | 'delete';
/** Those that have the method. */
type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];
type Options<Operation, As> = FetchOptions<Operation> & { parseAs?: As };

/**
 * Asks a path, with its parameters and its body, and answers `{ data, error, response }`.
 *
 * The methods of openapi-fetch with one difference: a field that no path knows does not compile. The service ignores it,
 * so that a misspelt `ayanamsa` would be a chart by another one.
 */
type Call<M extends Method> = <Path extends PathWith<M>, As extends ParseAs = 'json'>(
  path: Path,
  ...options: object extends FetchOptions<paths[Path][M]>
    ? [options?: Options<paths[Path][M], As>]
    : [options: Options<paths[Path][M], As>]
) => Promise<FetchResponse<paths[Path][M] & object, { parseAs: As }, Json>>;

export interface AstrologyClient extends Pick<Client<paths, Json>, 'use' | 'eject'>, Methods {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}

/**
 * Returns a client that stays signed in: it keeps the tokens that a login or a change of password brings, sends the
 * access token with every request, and renews it once it has expired. Each operation is a method that throws an
 * `AstrologyError`; GET, POST, PATCH and DELETE answer `{ data, error }` instead.
 */
export function astrologyClient(options: AstrologyOptions): AstrologyClient {
  const { baseUrl, language } = options;
  const session = new Session(options, sender(options));
  const client = createClient<paths, Json>({
    baseUrl,
    fetch: (request) => session.answer(request),
    ...(language && { headers: { 'Accept-Language': language } }),
  }) as Omit<AstrologyClient, keyof Methods> as AstrologyClient;
  return Object.assign(client, methodsOf(client));
}
