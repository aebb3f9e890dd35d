/** Finds the row of a path, by middy's router. */
import httpRouter from '@middy/http-router';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../errors.ts';
import { nearestPath } from '../nearestPath.ts';
import type { HttpAnswer } from '../respond.ts';
import type { Row } from '../row.ts';
import type { Middleware, StackEvent } from './middleware.ts';

/** Returns the middleware that finds the row of a request, and refuses a path that no row has. */
export function routing(rows: readonly Row[]): Middleware {
  const find = httpRouter<StackEvent, HttpAnswer>({ routes: rows.map(noting), notFoundResponse: refuseUnknownPath });
  return {
    async before({ context, event, internal }) {
      await find(event, context);
      internal.row = event.row!;
    },
  };
}

/** The router calls this function, which only notes the row; the row itself runs after the other middlewares. */
function noting(row: Row) {
  const { method, path } = row;
  return {
    method,
    path,
    handler(event: StackEvent): void {
      event.row = row;
    },
  };
}

function refuseUnknownPath({ path }: { path: string }): never {
  throw new ApiError('not_found', message('path_unknown', { nearest: nearestPath(path) }));
}
