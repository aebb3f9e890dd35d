/** Authentication, for paths that are not open to all. */
import type { Middleware } from './middleware.ts';

/**
 * Returns the middleware that reads the access token for protected rows; each such row brings its own `authenticate`.
 */
export function accessToken(): Middleware {
  return {
    before({ event, internal }) {
      const { authenticate } = internal.row;
      internal.principal = authenticate ? authenticate(event) : null;
    },
  };
}
