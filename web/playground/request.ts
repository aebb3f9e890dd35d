/** Requests to this service: how they are sent, and how a developer would write them. */

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Below /api/v1. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Returns the request as a command line for a POSIX shell. */
export function curlOf(request: ApiRequest, origin: string): string {
  const words = [`curl -s ${quoted(`${origin}${target(request)}`)}`];
  if (request.body) {
    words.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(request.body))}`);
  }
  return words.join(' \\\n  ');
}

export function target({ path, query = {} }: ApiRequest): string {
  const search = new URLSearchParams(query).toString();
  return `/api/v1${path}${search === '' ? '' : `?${search}`}`;
}

/** Within single quotes a shell takes everything literally, except the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
