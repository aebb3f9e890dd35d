/** How the client sends: again where the service is busy, not longer than the limit, and until its caller stops it. */
import { describe, expect, test } from '@jest/globals';
import { sender } from '../../../scripts/client/package/sending.ts';

const request = (signal?: AbortSignal) =>
  new Request('https://api.example.com/api/v1/varga/d9', {
    method: 'POST',
    body: '{"a":1}',
    ...(signal && { signal }),
  });
const busy = (status: number, headers: Record<string, string> = { 'retry-after': '0' }) =>
  new Response('{}', { status, headers });

/** A service that gives these answers in turn, and the bodies that it was sent. */
function service(...answers: Response[]) {
  const bodies: string[] = [];
  const send = async (asked: Request) => {
    bodies.push(await asked.text());
    return answers[bodies.length - 1]!;
  };
  return { bodies, send };
}

describe('a busy service', () => {
  test.each([429, 503])('that answers %p is asked again with the same body', async (status) => {
    const { bodies, send } = service(busy(status), busy(status), new Response('{}'));
    expect((await sender({ fetch: send })(request())).status).toBe(200);
    expect(bodies).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
  });

  test('is asked no more often than chosen', async () => {
    const { bodies, send } = service(busy(503), busy(503));
    expect((await sender({ fetch: send, retries: 1 })(request())).status).toBe(503);
    expect(bodies).toHaveLength(2);
  });

  test('that asks to wait for hours is not waited for', async () => {
    const { bodies, send } = service(busy(429, { 'retry-after': '7200' }));
    expect((await sender({ fetch: send })(request())).status).toBe(429);
    expect(bodies).toHaveLength(1);
  });

  test.each([400, 401, 422, 500])('is another thing than a %p', async (status) => {
    const { bodies, send } = service(busy(status));
    expect((await sender({ fetch: send })(request())).status).toBe(status);
    expect(bodies).toHaveLength(1);
  });
});

describe('a request', () => {
  /** A service that answers nothing until the request is given up. */
  const silent = (asked: Request) =>
    new Promise<Response>((_, reject) => {
      asked.signal.addEventListener('abort', () => {
        reject(asked.signal.reason as Error);
      });
    });

  test('is given up after its time', async () => {
    const sent = sender({ fetch: silent, timeoutMs: 20 })(request());
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError', message: 'No answer within 20 ms.' });
  });

  test('ends with the signal of its caller', async () => {
    const own = new AbortController();
    const sent = sender({ fetch: silent })(request(own.signal));
    own.abort(new Error('The screen is closed.'));
    await expect(sent).rejects.toThrow('The screen is closed.');
  });

  test('that waits to be sent again ends with it too', async () => {
    const own = new AbortController();
    const { bodies, send } = service(busy(503, { 'retry-after': '20' }));
    const sent = sender({ fetch: send })(request(own.signal));
    setTimeout(() => {
      own.abort(new Error('The screen is closed.'));
    }, 30);
    await expect(sent).rejects.toThrow('The screen is closed.');
    expect(bodies).toHaveLength(1);
  });
});
