/** Waits for the data that a row computes from. */
import type { Middleware } from './middleware.ts';

/**
 * Returns the middleware that waits until the row can compute; where it cannot, the request is refused before its body
 * is read.
 */
export function readiness(): Middleware {
  return {
    async before({ internal }) {
      await internal.row.ready?.();
    },
  };
}
