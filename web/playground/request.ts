/** Requests to this service: how they are sent, and how code in other languages would send them. */
import type { CodeRequest } from '../code/request.ts';

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Below /api/v1. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns the request as code is written for it. */
export function codeRequest(request: ApiRequest, origin: string): CodeRequest {
  const { method, body } = request;
  return {
    method,
    url: `${origin}${target(request)}`,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    ...(body && { body }),
  };
}

/** Returns what `fetch` takes beside the address. */
export function fetchOptions({ method, body }: ApiRequest): RequestInit {
  return { method, ...(body && { headers: JSON_TYPE, body: JSON.stringify(body) }) };
}

export function target({ path, query = {} }: ApiRequest): string {
  const search = new URLSearchParams(query).toString();
  return `/api/v1${path}${search === '' ? '' : `?${search}`}`;
}
