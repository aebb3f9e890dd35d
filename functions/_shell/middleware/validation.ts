/** Validates a request against the schemas of its row: the last step before the row's function. */
import { readRequest, schemasOf } from '../readRequest.ts';
import { nameLanguageOf } from '../request.ts';
import type { Row } from '../row.ts';
import type { Middleware } from './middleware.ts';

/**
 * Returns the middleware that validates body, query and path together, so that a caller learns every mistake at once,
 * and passes the validated values to the row.
 */
export function validation(rows: readonly Row[]): Middleware {
  const schemas = new Map(rows.map((row) => [row, schemasOf(row)]));
  return {
    async before({ event, internal }) {
      const { json: body, principal, row } = internal;
      const { pathParameters: path = {}, queryStringParameters: query = {} } = event;
      event.read = await readRequest(row, schemas.get(row)!, { body, query, path }, nameLanguageOf(event), principal);
    },
  };
}
