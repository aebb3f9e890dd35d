/** Sends a request with a limit of time, and again where the service asks to wait. */

export interface SendingOptions {
  /** Sends the requests, where that is not the fetch of the platform */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds after which a try is given up; 30,000 where none is chosen */
  readonly timeoutMs?: number | undefined;
  /** How often a request is sent again that was answered 429 or 503; twice where no number is chosen */
  readonly retries?: number | undefined;
}

/** Longer than this nobody waits: the answer is handed on with its `Retry-After`. */
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

export type Send = (request: Request) => Promise<Response>;

export function sender({ fetch: own, retries = 2, timeoutMs = 30_000 }: SendingOptions): Send {
  const send: Send = own ?? ((request) => fetch(request));
  return async (request) => {
    for (let left = retries, pauseMs = FIRST_WAIT_MS; ; left--, pauseMs *= 2) {
      // A body can be read once, so every try but the last sends a copy.
      const answer = await inTime(send, left > 0 ? request.clone() : request, timeoutMs);
      const isBusy = answer.status === 429 || answer.status === 503;
      const waitMs = waitOf(answer) ?? pauseMs;
      if (!isBusy || left <= 0 || waitMs > LONGEST_WAIT_MS) return answer;
      await pause(waitMs, request.signal);
    }
  };
}

/** @throws DOMException `TimeoutError` where the answer takes longer, or the reason of the caller's own signal */
async function inTime(send: Send, request: Request, timeoutMs: number): Promise<Response> {
  const limit = new AbortController();
  const stop = () => {
    limit.abort(request.signal.reason);
  };
  const timer = setTimeout(() => {
    limit.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  }, timeoutMs);
  request.signal.addEventListener('abort', stop);
  if (request.signal.aborted) stop();
  try {
    return await send(new Request(request, { signal: limit.signal }));
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}

/** Milliseconds that an answer asks to wait; null where it does not say. */
function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, waitMs);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
