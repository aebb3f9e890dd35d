/**
 * The only access to a model's service: to the configured address alone, and with a limit on the length of an answer.
 */

/** A text of 250 words has about 5,000 bytes, and the longest answer of a month about 60,000. */
export const MOST_ANSWER_BYTES = 1_000_000;

/**
 * Fetches as `fetch` does, but fails at a redirect, and at the first byte of a decompressed body beyond a million.
 *
 * @throws TypeError at a redirect: the key and the facts are for the configured address alone
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  const { headers, status, statusText } = response;
  return new Response(response.body.pipeThrough(atMost(MOST_ANSWER_BYTES)), { headers, status, statusText });
};

/** Passes bytes on until there are too many; the error then cancels the rest. */
function atMost(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new Error(`The model answers with more than ${mostBytes} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
