/** Who calls, where a path is not open to all. */
import type { Middleware } from './middleware.ts';

/** Returns the middleware that reads the access token of rows that need one; each such row brings what reads it. */
export function accessToken(): Middleware {
  return {
    before({ event, internal }) {
      const { authenticate } = internal.row;
      internal.principal = authenticate ? authenticate(event) : null;
    },
  };
}
