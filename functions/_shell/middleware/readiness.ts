/** Waits for what a row computes from. */
import type { Middleware } from './middleware.ts';

/** Returns the middleware that waits until the row can compute; a service that cannot says so before it reads a body. */
export function readiness(): Middleware {
  return {
    async before({ internal }) {
      await internal.row.ready?.();
    },
  };
}
