/** What a page holds of a request, so that it can be sent and shown as code. */

export interface SendableField {
  readonly name: string;
  readonly in: string;
  readonly example: string;
  readonly choices: readonly string[];
}

/** Written by scripts/docs/requests.ts; the body stands in the figure. */
export interface Sendable {
  readonly method: string;
  /** With names in braces where a value stands, and with a query where the example has one. */
  readonly path: string;
  readonly fields: readonly SendableField[];
  readonly isProtected: boolean;
  /** What can be asked for, where there is a choice. */
  readonly formats: readonly string[];
}

/** A value that is sent, with the field it belongs to. */
export type Given = readonly [field: SendableField, value: string];

/** Returns path and query of the request with these values. */
export function targetOf(path: string, given: readonly Given[]): string {
  const named = Object.fromEntries(valuesIn(given, 'path'));
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const query = new URLSearchParams(valuesIn(given, 'query')).toString();
  return query ? `${target}?${query}` : target;
}

/** @param token of an account; empty where none was given */
export function headersOf(given: readonly Given[], format: string, token: string, hasBody: boolean) {
  return {
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(format && { Accept: format }),
    ...Object.fromEntries(valuesIn(given, 'header')),
  };
}

function valuesIn(given: readonly Given[], place: string): [name: string, value: string][] {
  const here = given.filter(([{ in: where }, value]) => where === place && value !== '');
  return here.map(([{ name }, value]) => [name, value]);
}
