/** HEAD, OPTIONS and wrong methods, for existing paths. */
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../errors.ts';
import { pathPattern } from '../pathPattern.ts';
import { preflight, withHeaders } from '../respond.ts';
import type { Row } from '../row.ts';
import { ofRequest } from './answers.ts';
import type { Middleware } from './middleware.ts';

/** Returns the middleware that answers OPTIONS, turns HEAD into GET, and refuses methods that a path does not have. */
export function methods(rows: readonly Row[]): Middleware {
  const patterns = rows.map((row) => ({ ...row, pattern: pathPattern(row.path) }));
  return {
    before({ event, internal }) {
      const { http } = event.requestContext;
      const here = patterns.filter(({ pattern }) => pattern.test(http.path));
      internal.limit = here[0] ? here[0].limit : 'computing';
      const found = here.map(({ method }) => method as string);
      if (found.length === 0 || found.includes(http.method)) return;
      const allowed = [...new Set(found), ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      const isHead = http.method === 'HEAD' && allowed.includes('HEAD');
      // Mail programs request a link with HEAD before anyone clicks it, so HEAD must not have the effect of the click.
      const doesMore = here.some(({ kind }) => kind === 'account');
      if (http.method === 'OPTIONS' || (isHead && doesMore)) {
        return withHeaders(preflight(allowed), ofRequest(event, internal));
      }
      if (isHead) {
        http.method = 'GET';
        return;
      }
      const detail = message('method_wrong', { method: http.method, allowed: found });
      throw new ApiError('method_not_allowed', detail, { allow: allowed.join(', ') });
    },
  };
}
