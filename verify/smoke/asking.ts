/** Requests to the address that is tried: each once, each in time, and all of them within a budget. */

/** What is longer than this is no answer to a person. */
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

/** A try that did not end as it should; its message is what a person is told. */
export class Wrong extends Error {}

/**
 * Returns what asks an address.
 *
 * @param base without a slash at the end
 * @param endsUnixMs when no time is left for the whole
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

/** The answer, where it has the status that is due. @throws Wrong that says what came instead */
export function due(status: number, answered: Answered): Answered {
  if (answered.status === status) return answered;
  const { code, detail } = (answered.json ?? {}) as Record<string, unknown>;
  const described = typeof detail === 'string' ? `: ${detail}` : '';
  throw new Wrong(`answers ${answered.status} ${typeof code === 'string' ? code : ''}${described}, not ${status}`);
}
