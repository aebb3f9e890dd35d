/** Requests to the tested address: each once, each with a time limit, and all of them within a budget. */

/** A person would not wait longer than this. */
const LONGEST_MS = 15_000;

export interface Answered {
  readonly status: number;
  readonly json: unknown;
  readonly ms: number;
}

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object | null;
  readonly token?: string | null;
}

export type Ask = (path: string, asking?: Asking) => Promise<Answered>;

/** An unexpected result; its message is what a person reads. */
export class Wrong extends Error {}

/**
 * Returns a function that sends requests to an address.
 *
 * @param base without a trailing slash
 * @param endsUnixMs when the time of the whole run is used up
 */
export function askingAt(base: string, endsUnixMs: number): Ask {
  return async (path, { body = null, method, token = null } = {}) => {
    const leftMs = endsUnixMs - Date.now();
    if (leftMs <= 0) throw new Wrong('not asked: the time is up');
    const started = performance.now();
    const sent = await sentTo(base + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.min(LONGEST_MS, leftMs)),
    });
    return { status: sent.status, json: parsed(sent.text), ms: performance.now() - started };
  };
}

async function sentTo(address: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, request);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new Wrong(reasonOf(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: Error };
  return name === 'TimeoutError' ? 'no answer in time' : `no answer: ${cause?.message || message}`;
}

/** Returns the answer where it has the expected status. @throws Wrong that describes the answer */
export function due(status: number, answered: Answered): Answered {
  if (answered.status === status) return answered;
  const { code, detail } = (answered.json ?? {}) as Record<string, unknown>;
  const described = typeof detail === 'string' ? `: ${detail}` : '';
  throw new Wrong(`answers ${answered.status} ${typeof code === 'string' ? code : ''}${described}, not ${status}`);
}
